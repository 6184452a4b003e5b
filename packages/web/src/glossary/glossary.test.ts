import { EDITIONS, newGame, nz, second, type CoreState, type EditionId, type Effect } from '@drover/engine';
import { editionsOf, TERMS } from '@drover/words/glossary';
import { describe, expect, it } from 'vitest';
import { componentsOf, KITS, kitOf } from '../editions/editions.ts';
import { ICONS, type IconName } from '../icons/icons.ts';
import { artOf } from '../pieces/effect-art.ts';
import { iconsOf } from './icons.ts';
import { pictureOf, type Picture } from './pictures.ts';
import { sizeOf } from './sizes.ts';

const tableOf = (edition: EditionId): CoreState => newGame({ edition, players: 4, seed: 'glossary', options: {} });
const tablesOf: Readonly<Record<EditionId, unknown>> = {
  nz: nz.components(tableOf('nz')),
  second: second.components(tableOf('second')),
};

/** Every icon that lies anywhere in the component tables. */
function effectsIn(data: unknown, found = new Set<Effect['do']>()): Set<Effect['do']> {
  if (typeof data !== 'object' || data === null) return found;
  if ('do' in data && typeof data.do === 'string') found.add(data.do as Effect['do']);
  for (const inner of Object.values(data)) effectsIn(inner, found);
  return found;
}

const partsOf = (picture: Picture): Picture[] => {
  if (picture.is === 'row') return picture.of.flatMap(partsOf);
  return picture.is === 'crossed' ? partsOf(picture.of) : [picture];
};

/** Signs of the page around the game. */
const OF_THE_PAGE: readonly IconName[] = ['undo', 'score', 'menu', 'zoom-in', 'fit', 'play', 'arrow', 'or'];

const palette = (edition: EditionId) => ({ icons: KITS[edition].icons, colour: () => 'neutral' });

describe.each(EDITIONS)('the glossary of %s', (edition) => {
  const view = tableOf(edition);

  it('has every icon that is printed, each with a place where it is', () => {
    const icons = iconsOf(view);
    expect(icons.map(({ effect }) => effect.do).sort()).toEqual([...effectsIn(tablesOf[edition])].sort());
    for (const { effect, on } of icons) {
      expect(on.length, effect.do).toBeGreaterThan(0);
      expect(artOf(effect, palette(edition)).length, effect.do).toBeGreaterThan(0);
    }
  });

  it('has a picture for every term, of pieces this edition has', () => {
    const c = componentsOf(view);
    const known = {
      card: new Set(c.cards.map(({ id }) => id)),
      building: new Set(c.buildings.map(({ id }) => id)),
      neutral: new Set(c.neutral.map(({ id }) => id)),
      worker: new Set<string>(c.workers),
      destination: new Set(
        kitOf(view)
          .destinations(view)
          .map(({ id }) => id),
      ),
      hazard: new Set<string>(kitOf(view).hazards),
    };
    for (const key of TERMS.filter((term) => editionsOf(term).includes(edition))) {
      const picture = pictureOf(key, edition);
      const { w, h } = sizeOf(picture);
      expect(w > 0 && h > 0, key).toBe(true);
      for (const part of partsOf(picture))
        for (const [kind, ids] of Object.entries(known))
          if (part.is === kind) expect([...ids], `${key}: ${kind}`).toContain(Object.values(part).at(-1));
    }
  });
});

/** The drawings a part of a picture has, besides those of its effects. */
function drawnBy(part: Picture): string[] {
  if (part.is === 'icon') return [part.icon];
  if (part.is === 'worker') return [part.worker];
  if (part.is === 'hazard') return [part.hazard];
  if (part.is === 'fee') return [`hand-${part.hand}`];
  return [part.is];
}

it('every drawing of the game stands in the glossary of an edition', () => {
  const drawn = new Set<string>();
  for (const edition of EDITIONS) {
    for (const { effect } of iconsOf(tableOf(edition)))
      for (const glyph of artOf(effect, palette(edition))) {
        drawn.add(glyph.is);
        if ('icon' in glyph && glyph.icon) drawn.add(glyph.icon);
        if ('on' in glyph && glyph.on) drawn.add(glyph.on);
      }
    for (const key of TERMS.filter((term) => editionsOf(term).includes(edition)))
      for (const part of partsOf(pictureOf(key, edition))) for (const name of drawnBy(part)) drawn.add(name);
  }
  const missing = Object.keys(ICONS).filter((name) => !drawn.has(name) && !OF_THE_PAGE.includes(name as IconName));
  expect(missing).toEqual([]);
});
