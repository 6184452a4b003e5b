import type { Edition } from '../core/edition.ts';
import type { Field } from '../core/notation.ts';
import { legalMoves, nz, second, writeMove } from '../index.ts';
import type { Below, CoreState, Game } from '../index.ts';

/** Moves that can be written down, whether they make sense or not. Verbs and words are the notation's own. */

const editionOf = ({ edition }: { edition: string }): Edition => (edition === 'nz' ? nz : second);

/** The fields of every verb of a game, and the components their words come from. */
export function fieldsOf(game: Game): { c: unknown; verbs: Readonly<Record<string, readonly Field<unknown>[]>> } {
  const { components, notation } = editionOf(game.setup);
  return { c: components(game), verbs: notation };
}

/** Any verb with any of its words, or a legal move with some of its words exchanged. */
export function anyText(state: CoreState, pick: Below): string {
  const { c, verbs } = fieldsOf(state);
  const [verb, ...known] = state.over || pick(2) === 0 ? [oneOf(Object.keys(verbs), pick)] : legalWords(state, pick);
  const move: Record<string, unknown> = { do: verb };
  const words = verbs[verb].map((field, i) => {
    // After another word the known one may mean nothing: the slot of a harbour is no disc.
    const fits = known[i] !== undefined && field.read(c, known[i], move) !== undefined;
    const word = anyWord(field.words(c, move), field.mark, fits ? known[i] : undefined, pick);
    move[field.name] = field.read(c, word, move);
    return word;
  });
  return [verb, ...words].join(' ');
}

const oneOf = <T>(list: readonly T[], pick: Below): T => list[pick(list.length)];

/** Seldom verbs as often as frequent ones. */
function legalWords(state: CoreState, pick: Below): string[] {
  const moves = legalMoves(state);
  const verb = oneOf([...new Set(moves.map((move) => move.do))], pick);
  const move = oneOf(
    moves.filter((each) => each.do === verb),
    pick,
  );
  return writeMove(state, move).split(' ');
}

/** The known word as often as another one; in a list some words are added, exchanged or taken away. */
function anyWord(words: readonly string[], mark: string | undefined, known: string | undefined, pick: Below): string {
  if (known !== undefined && pick(2) === 0) return known;
  const other = (): string => oneOf(words, pick);
  if (mark === undefined) return other();
  const list = known?.split(mark) ?? [other()];
  for (let changes = pick(3); changes >= 0; changes--) list.splice(pick(list.length + 1), pick(2), other());
  if (pick(2) === 0) list.splice(pick(list.length), list.length > 1 ? 1 : 0);
  return list.join(mark);
}
