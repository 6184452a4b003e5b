import type { GameContext, TableContext } from '../context/context.ts';
import { cardName } from '../names/cards.ts';
import type { AutomaAction, Worker } from '../pack/ids.ts';

/** What the cards of a solo opponent say. */

function actionsInWords(g: GameContext, card: number, actions: readonly string[]): string {
  const { words, edition } = g;
  if (actions.length === 0) return words.pieces.nothing;
  return words.grammar.and(
    (actions as readonly AutomaAction[]).map((action) => {
      const { n, picks } = g.own.automaCard(g, card, action);
      const animals = picks.map((pick) => words.pick(pick, { edition, card: (id) => cardName(g, id) }));
      return words.automa.actions[action](edition, n, animals);
    }),
  );
}

/** What a turned-up card says to this speciality. */
export function turnedUpWords(at: TableContext, card: number, speciality: string): string {
  const { speciality: asked, actions, otherwise } = at.c.rules.automa.card(at, card);
  const { automa } = at.words;
  if (asked === null) return actionsInWords(at, card, actions);
  return asked === speciality
    ? automa.asSpecialist(asked as Worker, actionsInWords(at, card, actions))
    : automa.notSpecialist(asked as Worker, actionsInWords(at, card, otherwise));
}

/** Everything a card of its deck can mean. */
export function automaCardWords(at: TableContext, card: number): string {
  const { speciality, actions, otherwise } = at.c.rules.automa.card(at, card);
  const says = actionsInWords(at, card, actions);
  return speciality === null
    ? says
    : at.words.automa.either(speciality as Worker, says, actionsInWords(at, card, otherwise));
}
