import { soloOpponent, type CoreState } from '@drover/engine';
import type { Sitter } from '../authority/authority.ts';

/** The person, and an opponent who does what the chapter says. */
export const sittersOf = (state: CoreState): readonly Sitter[] => [
  { kind: 'person', name: '' },
  soloOpponent(state).terms === null ? { kind: 'bot', name: '', level: 'easy' } : { kind: 'automa', name: '' },
];
