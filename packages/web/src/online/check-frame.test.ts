import { beginGame, engine, view, type CoreState } from '@drover/engine';
import type { TableInfo, WireFrame } from '@drover/protocol';
import { describe, expect, it } from 'vitest';
import { NotPlayable } from '../authority/not-playable.ts';
import { checkFrame, checkTable } from './check-frame.ts';

const { state, events } = beginGame({ edition: 'nz', players: 2, seed: 'older page', options: {} });
const frame: WireFrame = { version: 0, view: view(state, 0), by: null, undone: 0, events };
const seen = (changes: object): WireFrame => ({ ...frame, view: { ...(frame.view as CoreState), ...changes } });

const kindOf = (look: () => unknown): string => {
  try {
    look();
    return 'fine';
  } catch (error) {
    return error instanceof NotPlayable ? error.kind : 'thrown';
  }
};

describe('what a server shows', () => {
  it.each([
    ['as the engine makes it', frame, 'fine'],
    ['of an edition nobody knows', seen({ edition: 'argentina', rules: 'argentina-1' }), 'older-page'],
    ['by rules of tomorrow', seen({ rules: 'nz-99' }), 'older-page'],
    ['in a newer format', seen({ format: 99, trail: undefined }), 'older-page'],
    ['with a question nobody knows', seen({ agenda: [{ task: 'sing', seat: 0 }] }), 'older-page'],
    ['with an event nobody knows', { ...frame, events: [...events, { type: 'sang', seat: 0 }] }, 'older-page'],
    ['without a trail', seen({ trail: undefined }), 'broken'],
    ['as nothing', { ...frame, view: null }, 'broken'],
  ])('%s', (_, shown, kind) => {
    expect(kindOf(() => checkFrame(shown))).toBe(kind);
  });

  it.each([
    ['nz', engine.rulesOf('nz'), 'fine'],
    ['nz', 'nz-1', 'fine'],
    ['nz', 'nz-99', 'older-page'],
    ['argentina', 'argentina-1', 'older-page'],
  ])('a table of %s by %s is %s', (edition, rules, kind) => {
    expect(kindOf(() => checkTable({ edition, rules } as TableInfo))).toBe(kind);
  });
});
