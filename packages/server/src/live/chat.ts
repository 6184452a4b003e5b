import type { ChatMessage } from '@drover/protocol';
import type { StoredMessage } from '../store/store.ts';

/** What was taken away keeps its number and says nothing. */
export const isThere = ({ text }: StoredMessage): boolean => text !== '';

/** Who said it is told by id too: names can be taken by others, and people mute somebody, not a name. */
export const messageOf = ({ n, at, seat, name, person, text }: StoredMessage): ChatMessage => ({
  n,
  at,
  seat,
  name,
  person,
  text,
});
