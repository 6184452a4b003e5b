import type { Teller } from '@drover/words';
import { labels } from '../lib/language.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { ScoreLabels } from '../score/score-labels.ts';
import type { PlayersLabels } from './players-labels.ts';

/** Labels that need the words of the game besides those of the page. */

export const playersLabels = (teller: Teller): PlayersLabels => {
  const text = labels().players;
  return { ...text, money: (amount) => text.money(teller.money(amount)) };
};

export const scoreLabels = (teller: Teller): ScoreLabels => {
  const text = labels().score;
  return {
    ...text,
    language: settings.language,
    outcome({ seat, margin, outcome }) {
      const name = teller.seat(seat);
      if (outcome === 'shared') return text.shared(name);
      return outcome === 'won' ? text.won(name, margin) : text.lost(name, -margin);
    },
  };
};
