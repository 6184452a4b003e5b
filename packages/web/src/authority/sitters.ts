import { labels } from '../lib/language.svelte.ts';
import type { Sitter } from './authority.ts';

/** Pages used to store the usual name in the language of the moment. */
const BY_NUMBER = /^(Player|Joueur|Gracz|Bot) (\d)$/;

/** Whoever gave no name goes by the number of the seat, in the language of the page. */
export function sitterName({ kind, name }: Sitter, seat: number): string {
  if (kind === 'automa' || (name !== '' && BY_NUMBER.exec(name)?.[2] !== String(seat + 1))) return name;
  const { botName, player } = labels().home;
  return kind === 'bot' ? botName(seat + 1) : player(seat + 1);
}
