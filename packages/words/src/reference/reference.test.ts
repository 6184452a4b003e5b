import { EDITIONS, nzTables, type Sourced } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { stumbledOver } from '../testing/grammar.ts';
import { ENGLISH, fault } from '../testing/plain.ts';
import { GAMES, inEveryLanguage, PACKS, texts } from '../testing/reference.ts';
import { referenceOf } from './index.ts';

describe.each(EDITIONS)('the component tables of %s', (edition) => {
  it('have no empty cell, no id, nothing undefined and nothing to stumble over in any language', () => {
    const faultOf = fault(GAMES[edition].setup);
    for (const words of PACKS) {
      const { tables, title, chapter, introduction } = referenceOf(edition, words);
      for (const text of [title, chapter, introduction]) expect(faultOf(text), text).toBeUndefined();
      for (const { id, title: called, note, columns, rows } of tables) {
        expect(rows.length, id).toBeGreaterThan(1);
        for (const text of [called, note, ...columns]) expect(faultOf(text), `${id}: ${text}`).toBeUndefined();
        for (const row of rows) {
          expect(row.length, id).toBe(columns.length);
          for (const cell of row) {
            expect(cell.length, `${id} ${texts(row[0]).join()}`).toBeGreaterThan(0);
            for (const text of texts(cell)) {
              expect(faultOf(text) ?? stumbledOver(words.language, text), `${id}: ${text}`).toBeUndefined();
              if (words.language !== 'en') expect(text).not.toMatch(ENGLISH);
            }
          }
        }
      }
    }
  });

  it('are the same tables in every language, each with its own id', () => {
    const shapes = PACKS.map((words) =>
      referenceOf(edition, words).tables.map(({ id, columns, rows }) => [id, columns.length, rows.length]),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    const ids = shapes[0].map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have words of their own in every language', () => {
    const [english, ...others] = PACKS.map((words) => referenceOf(edition, words));
    for (const other of others)
      for (const [i, { id, title, note, rows }] of other.tables.entries()) {
        expect(title, id).not.toBe(english.tables[i].title);
        expect(note, id).not.toBe(english.tables[i].note);
        expect(rows, id).not.toEqual(english.tables[i].rows);
      }
  });
});

const isOurs = ({ source }: Sourced<unknown>): boolean => source === 'reconstructed';

describe('the sign of a reconstruction', () => {
  it('stands at every value that we do not know, and at no other', () => {
    const tiles = Object.values(nzTables.privateBuildings);
    inEveryLanguage('NZ-T2', (rows) =>
      expect(rows.map(([, shows]) => shows.map(({ proposed }) => proposed))).toEqual(
        tiles.map(({ craftsmen, vp, hand }) => [craftsmen, vp, hand].map(isOurs)),
      ),
    );
    inEveryLanguage('NZ-T5', (rows) =>
      expect(rows.map(([, corners]) => corners[0].proposed)).toEqual(
        Object.values(nzTables.discSpaces).map(({ corner }) => isOurs(corner)),
      ),
    );
  });

  it('is explained where it is used', () => {
    for (const edition of EDITIONS)
      for (const words of PACKS) {
        const { legend, tables } = referenceOf(edition, words);
        const used = tables.some(({ rows }) => rows.flat(2).some(({ proposed }) => proposed));
        expect(legend !== '').toBe(used);
      }
  });
});
