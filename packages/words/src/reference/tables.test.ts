import { nz, nzTables, second, secondTables, type EditionId, type Effect, type Sourced } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { tellerOf, type Words } from '../index.ts';
import { capital } from '../pack/capital.ts';
import { firsts, GAMES, inEveryLanguage, texts } from '../testing/reference.ts';

/** Whoever has no box finds everything that is printed, in every language. */

const actions = (words: Words, edition: EditionId, effects: readonly Effect[]): string[] => {
  const teller = tellerOf(words, GAMES[edition], []);
  return effects.map((effect) => capital(teller.effect(effect)));
};

/** A row for each, under a name of its own. */
const expectRows = (id: string, things: object): void =>
  inEveryLanguage(id, (rows) => expect(new Set(firsts(rows)).size, id).toBe(Object.keys(things).length));

describe('the trail', () => {
  it('NZ-T1 lists both sides of every neutral building with each of its actions', () => {
    const sides = Object.entries(nzTables.neutralBuildings).flatMap(([letter, { front, back }]) =>
      back.is === null ? [[letter, front.is] as const] : [[letter, front.is] as const, [letter, back.is] as const],
    );
    inEveryLanguage('NZ-T1', (rows, words) => {
      expect(firsts(rows).map((name) => name[0])).toEqual(sides.map(([letter]) => letter));
      expect(rows.map(([, does]) => texts(does))).toEqual(sides.map(([, effects]) => actions(words, 'nz', effects)));
    });
  });

  it('SE-T1 lists every neutral building with each of its actions', () => {
    const tiles = Object.entries(secondTables.neutralBuildings);
    inEveryLanguage('SE-T1', (rows, words) => {
      expect(firsts(rows)).toEqual(tiles.map(([letter]) => letter));
      expect(rows.map(([, does]) => texts(does))).toEqual(
        tiles.map(([, tile]) => actions(words, 'second', tile.actions.is)),
      );
    });
  });

  it('NZ-T2 lists both sides of every private building: craftsmen, points, hand and actions', () => {
    const tiles = Object.entries(nzTables.privateBuildings);
    inEveryLanguage('NZ-T2', (rows, words) => {
      expect(firsts(rows)).toEqual(tiles.map(([id]) => id));
      for (const [i, [, { craftsmen, vp, actions: does }]] of tiles.entries()) {
        const [, shows, done] = rows[i];
        expect(texts(shows)[0]).toContain(String(craftsmen.is));
        expect(texts(shows)[1]).toContain(String(vp.is));
        expect(shows.length).toBe(3);
        expect(texts(done)).toEqual(actions(words, 'nz', does.is));
      }
    });
  });

  it('SE-T2 lists both sides of every private building: builders, points, hands and actions', () => {
    const tiles = Object.entries(secondTables.privateBuildings);
    inEveryLanguage('SE-T2', (rows, words) => {
      expect(firsts(rows)).toEqual(tiles.map(([id]) => id));
      for (const [i, [, { builders, vp, hands, actions: does }]] of tiles.entries()) {
        const [, shows, done] = rows[i];
        expect(texts(shows)[0]).toContain(String(builders.is));
        expect(texts(shows)[1]).toContain(String(vp.is));
        expect(shows.length).toBe(2 + Math.max(1, hands.is.length));
        expect(texts(done)).toEqual(actions(words, 'second', does.is));
      }
    });
  });

  it('NZ-T3 SE-T3 list every building space that shows something, each under its own name', () => {
    const marked = Object.values(nzTables.trail.building).filter(
      ({ lush, nugget, gate, risk }) => lush.is || nugget.is || gate.is > 0 || risk.is !== null,
    );
    const wild = Object.values(secondTables.trail.building).filter(({ forest, risk }) => forest.is || risk.is !== null);
    for (const [id, spaces] of [['NZ-T3', marked] as const, ['SE-T3', wild] as const])
      inEveryLanguage(id, (rows) => {
        expect(rows.length).toBe(spaces.length);
        expect(new Set(firsts(rows)).size).toBe(spaces.length);
      });
  });

  it('NZ-T3 SE-T3 tell every risk action', () => {
    const of = (spaces: typeof nzTables.trail.building | typeof secondTables.trail.building): Effect[] =>
      Object.values(spaces).flatMap(({ risk }) => (risk.is === null ? [] : [risk.is]));
    for (const [id, edition, risks] of [
      ['NZ-T3', 'nz', of(nzTables.trail.building)] as const,
      ['SE-T3', 'second', of(secondTables.trail.building)] as const,
    ])
      inEveryLanguage(id, (rows, words) => {
        const teller = tellerOf(words, GAMES[edition], []);
        const shown = rows.flatMap(([, cell]) => texts(cell));
        expect(risks.length).toBeGreaterThan(0);
        for (const risk of risks) expect(shown.some((text) => text.endsWith(teller.effect(risk)))).toBe(true);
      });
  });

  it('NZ-T4 SE-T4 account for every hazard tile', () => {
    for (const [id, tiles] of [['NZ-T4', nzTables.hazards] as const, ['SE-T4', secondTables.hazards] as const])
      inEveryLanguage(id, (rows) => {
        const total = rows.reduce((sum, row) => sum + Number(texts(row[3])[0]), 0);
        expect(total).toBe(Object.keys(tiles).length);
      });
  });

  it('SE-T14 SE-T15 tell the outlaws and the bounty of each of their spaces', () => {
    const { outlawsPerColour } = secondTables.counts;
    inEveryLanguage('SE-T14', (rows) => {
      expect(rows.map((row) => Number(texts(row[2])[0]))).toEqual([outlawsPerColour.is, outlawsPerColour.is]);
    });
    inEveryLanguage('SE-T15', (rows, words) => {
      expect(rows.flatMap(([, bounty]) => texts(bounty))).toEqual(
        secondTables.trail.outlaw.is.flatMap((id) =>
          actions(words, 'second', [secondTables.trail.outlawReward[id].is]),
        ),
      );
    });
  });
});

describe('the player board', () => {
  it('NZ-T5 SE-T5 have every disc space, with its corners', () => {
    for (const [id, spaces] of [['NZ-T5', nzTables.discSpaces] as const, ['SE-T5', secondTables.discSpaces] as const])
      inEveryLanguage(id, (rows) => {
        const all = Object.values(spaces);
        expect(rows.length).toBe(all.length);
        const dark = new Set(rows.filter((_, i) => all[i].corner.is === 'dark').map((row) => texts(row[1])[0]));
        const white = new Set(rows.filter((_, i) => all[i].corner.is === 'white').map((row) => texts(row[1])[0]));
        expect([dark.size, white.size]).toEqual([1, 1]);
        expect([...dark]).not.toEqual([...white]);
      });
  });

  it('NZ-T6 SE-T6 have every space of every worker row from the second on', () => {
    for (const [id, workers] of [['NZ-T6', nzTables.workerRows] as const, ['SE-T6', secondTables.workerRows] as const])
      inEveryLanguage(id, (rows, words) => {
        const spaces = Object.values(workers).flatMap((row) => Object.values(row) as Sourced<Effect | null>[]);
        expect(new Set(firsts(rows)).size).toBe(spaces.length);
        for (const [i, { is }] of spaces.entries())
          if (is !== null) expect(texts(rows[i][1])[0]).toBe(actions(words, id === 'NZ-T6' ? 'nz' : 'second', [is])[0]);
      });
  });
});

describe('what scores', () => {
  it('NZ-T7 SE-T7 explain every task once', () => {
    const known = { 'NZ-T7': nz.components(GAMES.nz).taskNames, 'SE-T7': second.components(GAMES.second).taskNames };
    for (const [id, tasks] of Object.entries(known))
      inEveryLanguage(id, (rows) => expect(new Set(firsts(rows)).size).toBe(tasks.length));
  });

  it('NZ-T8 SE-T8 have every objective card, the starting ones included', () => {
    expectRows('NZ-T8', nzTables.objectives);
    expectRows('SE-T8', { ...secondTables.objectives, ...secondTables.startingObjectives });
  });

  it('NZ-T9 SE-T9 have both halves of every master', () => {
    const both = { 'NZ-T9': nzTables.harbourmasters, 'SE-T9': secondTables.stationMasters };
    for (const [id, tiles] of Object.entries(both))
      inEveryLanguage(id, (rows, words) =>
        expect(rows.map(([, now]) => texts(now))).toEqual(
          Object.values(tiles).map(({ gain }) => actions(words, id === 'NZ-T9' ? 'nz' : 'second', [gain.is])),
        ),
      );
  });
});

describe('posts, cities, harbours, markets, cards', () => {
  it('NZ-T10 SE-T10 have every trading post and every city', () => {
    expectRows('NZ-T10', nzTables.posts);
    expectRows('SE-T10', secondTables.cities);
  });

  it('NZ-T11 SE-T11 have every harbour and every station', () => {
    expectRows('NZ-T11', { ...nzTables.sea.small, ...nzTables.sea.medium, ...nzTables.sea.large });
    expectRows('SE-T11', secondTables.railroad.stations);
  });

  it('NZ-T12 SE-T12 have every kind of animal', () => {
    expectRows('NZ-T12', nzTables.breeds);
    expectRows('SE-T12', secondTables.breeds);
  });

  it('NZ-T13 SE-T13 NZ-T14 have every row of the markets', () => {
    expectRows('NZ-T13', nzTables.jobMarket.costs.is);
    expectRows('SE-T13', secondTables.jobMarket.costs.is);
    expectRows('NZ-T14', nzTables.bonusMarket.costs.is);
  });

  it('NZ-T15 NZ-T17 NZ-T18 have every bonus tile, every pair of storehouses and every other card', () => {
    expectRows('NZ-T15', nzTables.bonusTiles);
    expectRows('NZ-T17', nzTables.storehousePairs);
    expectRows('NZ-T18', { ...nzTables.deckCards, ...nzTables.bonusCards });
  });

  it('NZ-T16 has every marked space of the pathfinder track', () => {
    const { gold, choiceAt, stepTileAt, vp, last } = nzTables.pathfinder;
    const marked = [choiceAt.is, last.is, ...gold.is, ...Object.values(stepTileAt).map(({ is }) => is)];
    const all = new Set([...marked, ...Object.keys(vp).map(Number)].map(String));
    inEveryLanguage('NZ-T16', (rows) => expect(firsts(rows)).toEqual(expect.arrayContaining([...all])));
  });
});
