import { waiting, type GameContext, type TableContext } from '../context/context.ts';
import { money } from '../context/format.ts';
import { cardName } from '../names/cards.ts';
import { placeNamed } from '../names/places.ts';
import type { Player } from '../pack/player.ts';
import type { Criterion, Deed, Worker } from '../pack/ids.ts';

/** What a solo opponent leaves open to a person, and why it took one option and not another. */

/** What the waiting task knows when the criteria have left a choice to a person. */
interface Undecided {
  readonly automa: number;
  readonly deed: Deed;
  readonly card: number;
  readonly by: Criterion;
  readonly options: readonly { readonly label: string }[];
}

export const reasonWords = ({ words }: GameContext, by: string): string => words.automa.reasons[by as Criterion];

/** What has to be decided for it, and how far its own criteria went. */
export function undecidedWords(at: TableContext): string {
  const { automa } = at.words;
  const { deed, card, by, automa: seat } = waiting<Undecided>(at);
  const equal = by === 'only' ? automa.allEqual(card) : automa.equalAfter(card, reasonWords(at, by));
  return `${automa.which[deed](at.who(seat))} ${equal}`;
}

/** A deed for which nothing was found; those without a name of their own are cards that were looked for. */
export function skippedWords(g: GameContext, who: Player, deed: string): string {
  const { nothing, missing } = g.words.automa;
  return deed in nothing ? nothing[deed as Deed](who) : missing(who, cardName(g, deed));
}

/** One of the options that are left, from the label the engine gave it. */
export function optionWords(at: TableContext, option: number): string {
  const { deed, options } = waiting<Undecided>(at);
  const { label } = options[option];
  const own = at.own.automaOption(at, deed, label);
  if (own !== null) return own;
  const [what, where] = label.split(/[@ ]/);
  const { words } = at;
  switch (deed) {
    case 'walk':
      return words.grammar.and(label.split('>').map((space) => placeNamed(at, space).alone));
    case 'hire':
      return words.automa.hired(what as Worker, money(at, Number(where)));
    case 'buy':
      return words.grammar.and(label.split('+').map((card) => cardName(at, card).alone));
    case 'build':
      return words.pieces.on(words.names.building(what), placeNamed(at, where));
    case 'hazard':
    case 'outlaw':
      return placeNamed(at, where ?? what).alone;
    case 'objective':
    case 'medium-harbour':
    case 'remove-bonus-tile':
    case 'engine':
      return label;
  }
}
