import type { ChatMessage } from '@drover/protocol';
import type { StoredMessage } from '../store/store.ts';

/** Who said it is known by name and seat; ids of people are not told here. */
export const messageOf = ({ n, at, seat, name, text }: StoredMessage): ChatMessage => ({ n, at, seat, name, text });
