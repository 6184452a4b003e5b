import type { GameContext } from '../context/context.ts';
import { present } from '../context/format.ts';
import { effectWords } from './effects.ts';

/** What is printed on a building space. */
export function landWords(g: GameContext, space: number): string[] {
  const { lush, nugget, gate, risk } = g.c.spaces[space];
  const { pieces: said } = g.words;
  return present([
    lush ? said.goodLand[g.edition] : null,
    nugget ? said.nugget : null,
    gate > 0 ? said.gate(gate) : null,
    risk === null ? null : said.risk(effectWords(g, risk)),
  ]);
}
