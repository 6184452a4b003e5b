import type { CoreState, EditionId } from '@drover/engine';
import type { TableContext } from './context/context.ts';
import type { Explanation } from './explanations/explain.ts';
import { ruleOf, type RulePages } from './explanations/rules.ts';
import { nzExplain } from './nz/explain.ts';
import { nzRules } from './nz/rules.ts';
import { nzTable } from './nz/table.ts';
import { capital } from './pack/capital.ts';
import type { Thing } from './pack/thing.ts';
import { secondExplain } from './second/explain.ts';
import { secondRules } from './second/rules.ts';
import { secondTable } from './second/table.ts';
import type { Section } from './table/sections.ts';
import type { Teller } from './teller.ts';

/** What is told to whoever asks for it. A page fetches this apart: nobody needs it to play. */

interface EditionExplanations {
  readonly rules: RulePages;
  explain(at: TableContext, thing: Thing): string[];
  table(at: TableContext): Section[];
}

const EDITION_EXPLANATIONS: Readonly<Record<EditionId, EditionExplanations>> = {
  nz: { rules: nzRules, explain: nzExplain, table: nzTable },
  second: { rules: secondRules, explain: secondExplain, table: secondTable },
};

/** What a thing does, costs and scores, what lies there, and the rule to open in the reference. */
export function explain(teller: Teller, view: CoreState, thing: Thing): Explanation {
  const at = teller.at(view);
  const { typeset } = at.words.grammar;
  const kit = EDITION_EXPLANATIONS[teller.edition];
  return {
    title: teller.name(view, thing),
    lines: kit.explain(at, thing).map((line) => typeset(capital(line))),
    rule: ruleOf(kit.rules, thing),
  };
}

/** The whole table in words: trail, markets, sea or railroad, then everybody's board. Nobody is you there. */
export function tableInWords(teller: Teller, view: CoreState): Section[] {
  const at = teller.at(view);
  const { typeset } = at.words.grammar;
  return EDITION_EXPLANATIONS[teller.edition]
    .table({ ...at, who: teller.sitting })
    .map(({ heading, lines }) => ({ heading: typeset(heading), lines: lines.map(typeset) }));
}
