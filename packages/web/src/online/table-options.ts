import type { TableInfo } from '@drover/protocol';
import { labels } from '../lib/language.svelte.ts';

/** How the game of a table is set up, a line for each option. What an older table does not say is as in a first game. */
export function tableOptions({ options }: TableInfo): string[] {
  const home = labels().home;
  const orders = { seated: home.orderSeated, 'random-start': home.orderRandom, shuffled: home.orderShuffled };
  const order = orders[options['order'] as keyof typeof orders] ?? home.orderSeated;
  return [
    `${home.neutral} · ${options['neutral'] === 'shuffled' ? home.neutralShuffled : home.neutralLetters}`,
    `${home.sides} · ${options['sides'] === 'random' ? home.sidesRandom : home.sidesA}`,
    `${home.order} · ${order}`,
    ...(options['simmental'] === true ? [home.simmental] : []),
  ];
}
