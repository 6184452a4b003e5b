import { describe, expect, it } from 'vitest';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';
import { FIRST_HAZARD, OUTLAWS, WORKERS } from '../state.ts';

const set = (t: SecondTable): SecondTable =>
  t
    .objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06', 'o07', 'o08', 'o10'])
    .foresight(1, 'fl-1', 'green-outlaw')
    .foresight(2, 'cowboy', 'builder')
    .foresight(3, 'orange-outlaw', 'engineer')
    .token(3);
const game = (firstDelivery = 'bloomington'): SecondTable =>
  set(secondTable(2, { sam: { difficulty: 'medium', firstDelivery } }));
const custom = (firstDelivery: string): SecondTable =>
  set(secondTable(2, { sam: { difficulty: 'custom', cards: [8], firstDelivery } }));

/** Sam steps from G to Kansas City with card 8, and finds no cattle in the market. */
const arrives = (t: SecondTable): SecondTable => t.at(1, 'G').sam([8], 'builder').passToSam();
const deliveries = (t: SecondTable): string[] =>
  t.events.flatMap((event) => (event.type === 'delivered' && event.seat === 1 ? [event.city] : []));
const shown = (t: SecondTable): string[] => t.s.objectives.map((card) => t.c.cards[card]!.id);
const foresight = (t: SecondTable): string[] =>
  t.events.flatMap((event) =>
    event.type === 'foresight' && event.seat === 1 ? [`${event.bag} ${event.tile} ${event.to}`] : [],
  );
/** What lies on the right-hand foresight spaces. */
const right = (t: SecondTable): (string | undefined)[] =>
  t.s.foresight.map(([, tile]) => [...WORKERS, ...OUTLAWS][tile!] ?? t.c.hazards[tile! - FIRST_HAZARD]?.id);
const jobs = (t: SecondTable): (string | undefined)[] => t.s.jobs.map((job) => WORKERS[job - 1]);

/** Your own visit to Kansas City; a choice that nothing is left of is skipped. */
const visits = (t: SecondTable, ...choices: ('left' | 'right')[]): SecondTable => {
  t.at(0, 'KC').phaseB(0).play('kansas-city');
  for (const choice of choices) t.play(`foresight ${choice}`);
  return t.play('income 0', 'deliver kansas-city aux-dollar', 'end');
};

describe('his deliveries', () => {
  it.each([
    ['bloomington', 'peoria', 'chicago', 'toledo', 'pittsburgh', 'philadelphia', 'new-york', 'new-york'],
    ['kansas-city', 'fulton', 'st-louis', 'bloomington', 'peoria', 'chicago', 'toledo', 'pittsburgh'],
  ])('SE-Z1 one city after the other: %s, %s, %s, %s …', (...cities) => {
    const t = game(cities[0]);
    expect(cities.flatMap(() => deliveries(arrives(t)))).toEqual(cities);
    expect(t.player(1).mind!.discs).toBe(14 - cities.length);
    expect(t.player(1).cities.at(-1)).toBe(cities.filter((city) => city === 'new-york').length);
  });

  it('SE-Z1 a city at a time, and New York again and again until no disc is left', () => {
    const t = custom('new-york').foresight(1, null, null).foresight(2, null, null).foresight(3, null, null);
    t.s.bags = [[], [], []];
    for (let i = 0; i < 14; i++) expect(deliveries(arrives(t))).toEqual(['new-york']);
    expect(t.player(1).mind!.discs).toBe(0);
    expect(deliveries(arrives(t))).toEqual([]);
    expect(t.points(1, 'cities')).toBe(14 * 9);
  });

  it('SE-Z1 he has no income and pays no transport', () => {
    const t = arrives(game());
    expect([t.told('income'), t.told('earned'), t.told('spent')]).toEqual([[], [], []]);
    expect(t.player(1).money).toBe(0);
  });

  it('SE-Z1 his cattle are not asked for: he delivers with none', () => {
    expect(deliveries(arrives(game('chicago')))).toEqual(['chicago']);
  });

  it('SE-Z1 your discs on the cities do not matter', () => {
    expect(deliveries(arrives(game().cities(0, 'bloomington', 'peoria')))).toEqual(['bloomington']);
  });

  it('SE-Z1 no disc left: nothing delivered and nothing gained, but foresight is used', () => {
    const t = game().cities(1, 'bloomington');
    t.player(1).mind!.discs = 0;
    t.player(1).mind!.next = 4;
    arrives(t);
    expect(deliveries(t)).toEqual([]);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(foresight(t)).toHaveLength(3);
    expect(t.where(1)).toBe('START');
  });

  it('SE-Z1 then his herder goes to the start of the trail', () => {
    const t = arrives(game());
    expect(t.where(1)).toBe('START');
    t.sam([8]).passToSam();
    expect(t.told('moved')).toMatchObject([{ path: ['A', 'B'] }]);
  });

  it('SE-Z1 away from Kansas City nothing is delivered', () => {
    const t = game().at(1, 'F').sam([3]).passToSam();
    expect(t.where(1)).toBe('G');
    expect([deliveries(t), foresight(t)]).toEqual([[], []]);
  });
});

describe('arrows between cities', () => {
  it('SE-Z1 SE-K4 none for his first city', () => {
    expect(arrives(game()).cards(1, 'discard')).toEqual([]);
  });

  it.each([
    ['bloomington', 'peoria'],
    ['peoria', 'chicago'],
  ])('SE-Z1 SE-K4 from %s to %s: the objective farthest from the stack', (first, second) => {
    const t = arrives(custom(first));
    expect(t.cards(1, 'discard')).toEqual([]);
    arrives(t);
    expect(deliveries(t)).toEqual([second]);
    expect(t.cards(1, 'discard')).toEqual(['o01']);
    expect(shown(t)).toEqual(['o02', 'o03', 'o04', 'o05']);
  });

  it('SE-Z1 SE-K4 from Fulton to St. Louis: an objective, and -3 VP', () => {
    const t = arrives(arrives(custom('fulton')));
    expect(t.cards(1, 'discard')).toEqual(['o01']);
    expect(t.points(1, 'cities')).toBe(-3);
  });

  it('SE-Z1 SE-K4 from St. Louis to Bloomington: the exchange token is nothing to him', () => {
    const t = arrives(arrives(game('st-louis')));
    expect(deliveries(t)).toEqual(['bloomington']);
    expect(t.player(1).tokens).toBe(0);
    expect(t.cards(1, 'discard')).toEqual([]);
  });

  it('SE-Z1 SE-K4 two objectives on the way from St. Louis to Chicago', () => {
    const t = arrives(arrives(arrives(arrives(game('st-louis')))));
    expect(t.cards(1, 'discard')).toEqual(['o01', 'o02']);
    expect(shown(t)).toEqual(['o03', 'o04', 'o05', 'o06']);
  });

  it.each([
    ['chicago', 6],
    ['toledo', 8],
    ['pittsburgh', 4 + 6],
    ['philadelphia', 6 + 9],
    ['new-york', 9 + 9],
  ])('SE-Z1 SE-K4 %s and the next city: %i VP, and no card', (first, vp) => {
    const t = arrives(arrives(custom(first)));
    expect(t.points(1, 'cities')).toBe(vp);
    expect(t.cards(1, 'discard')).toEqual([]);
  });

  it('SE-Z1 no objective left: the disc all the same', () => {
    const t = arrives(arrives(game().objectives([])));
    expect(deliveries(t)).toEqual(['peoria']);
    expect(t.cards(1, 'discard')).toEqual([]);
  });
});

describe('his foresight', () => {
  it('SE-Z1 he takes the right-hand tiles', () => {
    const t = arrives(game());
    expect(foresight(t)).toEqual(['1 green-outlaw OUTLAW-1', '2 builder job-market', '3 engineer job-market']);
  });

  it('SE-Z1 SE-K1 hazards and outlaws go to the lowest free number', () => {
    const t = game().foresight(1, 'dr-1', 'fl-2').foresight(3, 'cowboy', 'orange-outlaw').hazard('fl-3', 'FLOOD-1');
    arrives(t.outlaw('green', 'OUTLAW-1').outlaw('green', 'OUTLAW-3'));
    expect(foresight(t)).toEqual(['1 fl-2 FLOOD-2', '2 builder job-market', '3 orange-outlaw OUTLAW-2']);
  });

  it('SE-Z1 SE-K1 no room: the tile leaves the game', () => {
    const t = game().foresight(1, 'dr-1', 'fl-2');
    t.hazard('fl-3', 'FLOOD-1').hazard('fl-4', 'FLOOD-2').hazard('fl-5', 'FLOOD-3').hazard('fl-6', 'FLOOD-4');
    arrives(t);
    expect(foresight(t)[0]).toMatch(/^1 fl-2 /);
    expect(t.s.trail.filter((tile) => tile !== 0)).toHaveLength(7 + 4);
    expect(right(t)[0]).toBe('dr-1');
  });

  it('SE-Z1 SE-K2 workers go to the row of the token from left to right, and the token moves on', () => {
    const t = arrives(game());
    expect(jobs(t).slice(4, 6)).toEqual(['builder', 'engineer']);
    expect(t.s.tokenRow).toBe(3);
    expect(t.told('token-moved')).toHaveLength(1);
  });

  it('SE-Z1 SE-K2 by the yellow arrow he fills the cattle market', () => {
    const t = arrives(
      game()
        .token(6)
        .marketStack(...Array<string>(9).fill('longhorn')),
    );
    expect(t.told('token-moved')).toMatchObject([{ arrow: 'yellow' }]);
    expect(t.s.market.reduce((a, b) => a + b)).toBe(7);
  });

  it('SE-Z1 with one tile left he takes it, wherever it lies; with none the step is skipped', () => {
    const t = game().foresight(1, null, null).foresight(2, 'cowboy', null).foresight(3, null, 'engineer');
    t.s.bags = [[], [], []];
    arrives(t);
    expect(foresight(t)).toEqual(['2 cowboy job-market', '3 engineer job-market']);
    expect(t.s.foresight.flat()).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-Z1 the workers he brings are not hired by the card of the same turn', () => {
    const t = game().token(3).job('cowboy', 3, 1).at(1, 'G').sam([1], 'builder').passToSam();
    expect(t.told('worker')).toEqual([]);
    expect(jobs(t).slice(4, 7)).toEqual(['cowboy', 'builder', 'engineer']);
  });
});

describe('the queue', () => {
  it('SE-Z1 after his visit the remaining tiles slide to the right, and the left spaces are refilled', () => {
    const t = arrives(game());
    expect(right(t)).toEqual(['fl-1', 'cowboy', 'orange-outlaw']);
    expect(t.s.foresight.every(([left]) => left! >= 0)).toBe(true);
  });

  it('SE-Z1 after your visit too, if you took the right-hand tiles', () => {
    expect(right(visits(game().sam([3]), 'right', 'right', 'right'))).toEqual(['fl-1', 'cowboy', 'orange-outlaw']);
  });

  it('SE-Z1 if you took the left-hand tiles the others already lie there', () => {
    const t = visits(game().sam([3]), 'left', 'left', 'left');
    expect(right(t)).toEqual(['green-outlaw', 'builder', 'engineer']);
    expect(t.s.foresight.every(([left]) => left! >= 0)).toBe(true);
  });

  it('SE-Z1 each number slides for itself', () => {
    expect(right(visits(game().sam([3]), 'right', 'left', 'right'))).toEqual(['fl-1', 'builder', 'orange-outlaw']);
  });

  it('SE-Z1 what slid to the right is the next he takes', () => {
    const t = arrives(arrives(game()));
    expect(foresight(t)).toEqual(['1 fl-1 FLOOD-1', '2 cowboy job-market', '3 orange-outlaw OUTLAW-2']);
  });

  it('SE-Z1 with an empty bag the left space stays empty', () => {
    const t = game();
    t.s.bags[1] = [];
    arrives(t);
    expect(t.s.foresight[1]![0]).toBe(-1);
    expect(right(t)[1]).toBe('cowboy');
  });

  it('SE-Z1 SE-K7 without Sam nothing slides: the emptied space is refilled', () => {
    const t = set(secondTable(2));
    visits(t, 'right', 'right', 'right');
    expect(t.s.foresight.map(([left]) => left)).toEqual([FIRST_HAZARD, 0, WORKERS.length + 1]);
    expect(t.s.foresight.every(([, tile]) => tile! >= 0)).toBe(true);
  });
});

describe('the end of the game', () => {
  const last = (t: SecondTable): SecondTable => t.token(12).job('cowboy', 12, 1);

  it('SE-Z1 SE-E1 Sam may bring it: the token is his and you have one more turn', () => {
    const t = arrives(last(game()));
    expect(t.told('end-triggered')).toMatchObject([{ seat: 1 }]);
    expect([t.player(0).token, t.player(1).token]).toEqual([false, true]);
    expect(t.points(1, 'token')).toBe(2);
    expect(t.s.over).toBe(false);
    expect(t.told('turn').at(-1)).toMatchObject({ seat: 0, last: true });
    t.play('move B', 'end');
    expect(t.s.over).toBe(true);
    expect(t.told('automa-card')).toEqual([]);
    expect(t.question).toBeNull();
  });

  it('SE-Z1 SE-E1 he finishes his turn: no worker any more, so the outlaw on the left, and the delivery', () => {
    const t = arrives(last(game()));
    expect(foresight(t)).toEqual(['1 green-outlaw OUTLAW-1', '2 builder job-market', '3 orange-outlaw OUTLAW-2']);
    expect(deliveries(t)).toEqual(['bloomington']);
    expect(t.where(1)).toBe('START');
  });

  it('SE-Z1 SE-E1 two workers in foresight 3: he takes neither', () => {
    const t = arrives(last(game()).foresight(3, 'cowboy', 'engineer'));
    expect(foresight(t)).toEqual(['1 green-outlaw OUTLAW-1', '2 builder job-market']);
    expect(right(t)[2]).toBe('engineer');
    expect(deliveries(t)).toEqual(['bloomington']);
  });

  it('SE-Z1 SE-E1 foresight is refilled all the same', () => {
    expect(right(arrives(last(game()))).slice(0, 2)).toEqual(['fl-1', 'cowboy']);
  });

  it('SE-Z1 SE-E1 after that you cannot choose workers either', () => {
    const t = arrives(last(game())).foresight(1, 'fl-1', 'green-outlaw').foresight(2, 'cowboy', 'builder');
    t.foresight(3, 'orange-outlaw', 'engineer').at(0, 'G').play('move KC', 'kansas-city', 'foresight left');
    expect(t.can('foresight right')).toBe(false);
    t.play('foresight left');
    expect(t.question).toMatchObject({ seat: 0, ask: 'income' });
  });

  it('SE-Z1 SE-E1 when you bring it he has one more turn, without workers', () => {
    const t = last(game()).foresight(2, 'cowboy', 'builder').foresight(3, 'engineer', 'green-outlaw').at(1, 'G');
    visits(t.sam([8], 'builder'), 'left', 'left', 'right');
    expect(t.told('turn')).toMatchObject([{ seat: 1, last: true }]);
    expect(foresight(t).some((tile) => tile.startsWith('2 '))).toBe(false);
    expect(foresight(t)).toEqual([expect.stringMatching(/^1 green-outlaw /)]);
    expect(deliveries(t)).toEqual(['bloomington']);
    expect([t.player(0).token, t.player(1).token]).toEqual([true, false]);
    expect(t.s.over).toBe(true);
  });

  it('SE-Z1 SE-E1 in his last turn he may hire from every row', () => {
    const t = visits(last(game()).at(1, 'START').sam([1], 'cowboy'), 'left', 'left', 'left');
    expect(t.told('worker')).toMatchObject([{ seat: 1, worker: 'cowboy' }]);
    expect(t.s.over).toBe(true);
  });

  it('SE-Z1 SE-E1 among several people he may bring it too: everybody else has one more turn', () => {
    const t = last(set(secondTable(3, { sam: { difficulty: 'medium' } }))).job('cowboy', 12, 2);
    t.at(2, 'G').sam([8], 'builder').phaseB(1).play('end');
    expect(t.player(2).token).toBe(true);
    t.play('move B', 'end');
    expect(t.asked()).toBe(1);
    t.play('move B', 'end');
    expect(t.s.over).toBe(true);
  });
});
