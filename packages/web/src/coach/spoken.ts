import type { CoreState } from '@drover/engine';
import type { Teller } from '@drover/words';
import type { Say } from './explanation.ts';
import type { Speech } from './guide.ts';
import { textOf, type Texts } from './texts.ts';

/** With a sign: what came is +, what was paid −. */
const signed = (amount: number, say: (amount: number) => string): string =>
  `${amount < 0 ? '−' : '+'}${say(Math.abs(amount))}`;

/** What the coach says, line by line. */
export function spoken(speech: Speech, texts: Texts, view: CoreState, teller: Teller): string[] {
  const say: Say = { money: (amount) => teller.money(amount), name: (thing) => teller.name(view, thing) };
  if (speech.is === 'explanation') return [textOf(texts, view.edition, speech.key, speech.now.facts, say)];
  const { place, money, vp, disc, total, want } = speech.back;
  const { back } = texts.labels;
  return [
    back.brought(teller.delivery(place), signed(money, say.money), signed(vp, String)),
    ...(disc === null ? [] : [back.opened(say.name({ is: 'disc', disc }))]),
    want === null ? back.top : back.next(want, total),
  ];
}
