import { nz, type CoreState, type Move, type NzMove, type NzState, type Seat, type SecondMove } from '@drover/engine';

/**
 * Which places of the drawn table stand for a move. A move with several places is answered by clicking them one after
 * the other. A move without a place of its own lies where the player's runholder stands: a click there asks which.
 */
type Verb = NzMove | SecondMove;
type Of<V extends Verb['do']> = Extract<Verb, { do: V }>;
type SpotsOf = { readonly [V in Verb['do']]: (move: Of<V>, view: CoreState, seat: Seat) => readonly string[] };

const space = (at: number): string => `space:${at}`;
const hand = (card: number): string => `hand:${card}`;
const none = (): readonly string[] => [];

/** Discs of the own board; a disc that is moved from elsewhere, or none at all, has no place to click. */
const BOARD_DISCS = 99;
const disc = (which: number): readonly string[] => (which < BOARD_DISCS ? [`disc:${which}`] : []);

const isNz = (view: CoreState): view is NzState => view.edition === 'nz';

const spots: SpotsOf = {
  // both editions
  move: ({ path }) => [space(path.at(-1)!)],
  place: ({ at }) => [space(at)],
  site: ({ at }) => [space(at)],
  remove: ({ at }) => [space(at)],
  build: ({ building }) => [`building:${building}`],
  hire: ({ worker, row }) => [`job:${worker}:${row}`],
  appoint: ({ worker }) => [`row:${worker}`],
  buy: ({ cards }) => [...new Set(cards.map((card) => `market:${card}`))],
  restock: () => ['market-stack'],
  objective: ({ card }, view) => [
    (view as NzState).objectives.includes(card) ? `objective:${card}` : 'objective-stack',
  ],
  discard: ({ card }) => [hand(card)],
  play: ({ card }) => [hand(card)],
  retire: ({ card }) => [hand(card)],
  auxiliary: ({ which }) => [`aux:${which}`],
  certify: ({ steps }, view, seat) => [`certificate:${(view as NzState).players[seat]!.certificates + steps}`],
  draw: none,
  choose: none,
  use: none,
  take: none,
  forgo: none,
  done: none,
  end: none,
  income: none,
  exchange: () => ['tokens:1'],
  decide: none,
  foresight: ({ tile }, view) => [`foresight:${foresightRow(view)}:${tile}`],
  deliver: (move) => ['post' in move ? `post:${move.post}` : `city:${move.city}`, ...disc(move.disc)],
  upgrade: (move, view) =>
    'harbour' in move
      ? [`harbour:${move.harbour}`, ...(isMedium(view, move.harbour) ? disc(move.with) : [])]
      : [`station:${move.station}`, ...disc(move.with)],
  // New Zealand
  advance: ({ steps }, view, seat) => [`pathfinder:${(view as NzState).players[seat]!.pathfinder + steps}`],
  cull: () => ['tokens:1'],
  flip: ({ tile }) => [tile === 0 ? 'step-tile' : 'fee-tile'],
  gold: ({ stack }) => [`supply:${stack + 4}`],
  invest: ({ row, column }) => [`bonus:${row}:${column}`],
  join: ({ worker }) => [`row:${worker}`],
  pick: ({ card }) => [`market:${card}`],
  redraw: () => ['deck'],
  reveal: ({ card }) => [hand(card)],
  sail: ({ to }) => [`sea:${to}`],
  shear: none,
  start: ({ disc: which }) => disc(which),
  storehouse: ({ pair }) => [`pair:${pair}`],
  wellington: none,
  // Second Edition
  borrow: ({ at }) => [space(at)],
  bounty: ({ at }) => [space(at)],
  engine: ({ to }) => [`rail:${to}`],
  raise: ({ card }) => [hand(card)],
  'kansas-city': none,
};

/** The row of foresight tiles that is being asked about: a or b, or the number of the bag. */
function foresightRow(view: CoreState): string {
  const task = view.agenda.at(-1) as { task: string; bag?: number } | undefined;
  return task?.task.endsWith('-a') ? 'a' : task?.task.endsWith('-b') ? 'b' : String(task?.bag ?? 0);
}

const isMedium = (view: CoreState, harbour: number): boolean =>
  isNz(view) && harbour >= nz.components(view).houses.length;

const here = (view: CoreState, seat: Seat): readonly string[] => {
  const { at } = (view as NzState).players[seat]!;
  return at < 0 ? [] : [space(at)];
};

export function spotsOf(view: CoreState, seat: Seat, move: Move): readonly string[] {
  const of = spots[move.do as Verb['do']] as (move: Move, view: CoreState, seat: Seat) => readonly string[];
  const own = of(move, view, seat);
  return own.length > 0 ? own : here(view, seat);
}

/** The spaces a walk leads over. */
export const wayOf = (move: Move | undefined): readonly string[] =>
  move?.do === 'move' ? (move as Of<'move'>).path.map(space) : [];
