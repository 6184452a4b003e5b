import type { EditionId, Effect } from '@drover/engine';
import type { TermKey } from '@drover/words/glossary';
import type { HandColour, HazardName } from '../editions/kit.ts';
import type { IconName } from '../icons/icons.ts';

/** What stands beside each term: pieces of the game as the table draws them, by themselves or in a row. */
export type Picture =
  | { readonly is: 'icon'; readonly icon: IconName }
  /** A number or letter by itself, as large as an icon. */
  | { readonly is: 'sign'; readonly text: string }
  /** Icons on a tile. */
  | { readonly is: 'effects'; readonly effects: readonly Effect[] }
  | { readonly is: 'building'; readonly building: string }
  | { readonly is: 'neutral'; readonly neutral: string }
  | { readonly is: 'hazard'; readonly hazard: HazardName }
  | { readonly is: 'outlaw' }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'worker'; readonly worker: string }
  | { readonly is: 'destination'; readonly destination: string }
  | { readonly is: 'fee'; readonly amount: number; readonly hand: HandColour }
  | { readonly is: 'money' | 'points'; readonly amount: number }
  | { readonly is: 'corners'; readonly dark: boolean }
  | { readonly is: 'crossed'; readonly of: Picture }
  | { readonly is: 'row'; readonly of: readonly Picture[] }
  | {
      readonly is:
        | 'runholder'
        | 'opponent'
        | 'disc'
        | 'ship'
        | 'engine'
        | 'storehouse'
        | 'card-back'
        | 'master'
        | 'bonus-tile'
        | 'market-token'
        | 'building-space';
    };

type InEdition = Readonly<Record<EditionId, Picture>>;

const icon = (name: IconName): Picture => ({ is: 'icon', icon: name });
const sign = (text: string): Picture => ({ is: 'sign', text });
const effects = (...all: Effect[]): Picture => ({ is: 'effects', effects: all });
const neutral = (id: string): Picture => ({ is: 'neutral', neutral: id });
const card = (id: string): Picture => ({ is: 'card', card: id });
const worker = (name: string): Picture => ({ is: 'worker', worker: name });
const hazard = (name: HazardName): Picture => ({ is: 'hazard', hazard: name });
const post = (id: string): Picture => ({ is: 'destination', destination: id });
const money = (amount: number): Picture => ({ is: 'money', amount });
const fee = (amount: number, hand: HandColour): Picture => ({ is: 'fee', amount, hand });
const row = (...of: Picture[]): Picture => ({ is: 'row', of });
const crossed = (of: Picture): Picture => ({ is: 'crossed', of });
const arrow = icon('arrow');
const [runholder, disc, ship, engine, storehouse, back, master, bonusTile, token, space] = (
  [
    'runholder',
    'disc',
    'ship',
    'engine',
    'storehouse',
    'card-back',
    'master',
    'bonus-tile',
    'market-token',
    'building-space',
  ] as const
).map((is): Picture => ({ is })) as [
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
];

const discardPair: Effect = { do: 'discard', cards: 'pair', then: { do: 'gain', money: 2 } };

const PICTURES: Readonly<Record<TermKey, Picture | InEdition>> = {
  trail: row(neutral('A'), icon('step'), neutral('B')),
  location: neutral('A'),
  move: row(runholder, arrow, neutral('B')),
  step: icon('step'),
  'step-limit': row(sign('4'), icon('step')),
  fee: row(fee(2, 'black'), fee(1, 'green')),
  hazard: row(hazard('rockfall'), hazard('flood'), icon('hazard')),
  rockfall: hazard('rockfall'),
  flood: hazard('flood'),
  'neutral-building': neutral('B'),
  'private-building': {
    nz: row({ is: 'building', building: '2a' }, icon('building'), icon('lush-building')),
    second: row({ is: 'building', building: '2a' }, icon('building'), icon('forest-building')),
  },
  'building-space': { nz: row(space, icon('fern')), second: space },
  'player-board': row(disc, icon('hand-cards'), icon('certificate')),
  phase: row(sign('A'), sign('B'), sign('C')),
  resolve: row(sign('1'), arrow, sign('2'), arrow, sign('3')),
  'use-action': effects(discardPair),
  'local-action': neutral('C'),
  'risk-action': row(space, effects({ do: 'gain', money: 2 })),
  'auxiliary-action': row(icon('auxiliary'), icon('auxiliary-double')),
  'immediate-action': master,
  reward: row(icon('discard'), arrow, money(2)),
  forfeit: crossed(icon('draw')),
  worker: { nz: row(worker('shepherd'), worker('sailor')), second: row(worker('cowboy'), worker('engineer')) },
  hire: effects({ do: 'hire', modifier: 0 }),
  'job-market': {
    nz: row(worker('shepherd'), worker('craftsman'), worker('sailor'), worker('shearer')),
    second: row(worker('cowboy'), worker('builder'), worker('engineer')),
  },
  'worker-row': {
    nz: row(worker('sailor'), worker('sailor'), worker('sailor')),
    second: row(worker('engineer'), worker('engineer'), worker('engineer')),
  },
  build: row(icon('build'), arrow, { is: 'building', building: '1a' }),
  replace: icon('upgrade-building'),
  deck: icon('deck'),
  draw: icon('draw'),
  discard: icon('discard'),
  'draw-stack': back,
  'discard-pile': { nz: row(icon('discard'), card('merino')), second: row(icon('discard'), card('criollo')) },
  'hand-limit': row(sign('4'), icon('hand-cards')),
  breed: { nz: row(card('merino'), card('suffolk')), second: row(card('criollo'), card('longhorn')) },
  'breeding-value': { nz: card('suffolk'), second: card('hereford-6') },
  reveal: { nz: row(back, arrow, card('suffolk')), second: row(back, arrow, card('hereford-6')) },
  'market-stack': row(back, icon('stack')),
  'purchase-option': {
    nz: row(worker('shepherd'), money(3), arrow, icon('buy-sheep')),
    second: row(worker('cowboy'), money(3), arrow, icon('buy-cattle')),
  },
  objective: card('o01'),
  'objective-display': row(icon('objective'), icon('objective'), icon('objective-stack')),
  task: icon('objective-task'),
  'exchange-token': icon('token'),
  income: { nz: row(card('corriedale'), arrow, money(3)), second: row(card('longhorn'), arrow, money(3)) },
  certificate: icon('certificate'),
  'permanent-certificate': effects({ do: 'permanent', certificates: 1 }),
  delivery: row(disc, icon('deliver')),
  'transport-costs': { nz: row(post('9'), money(-2)), second: row(engine, money(-2), icon('city')) },
  disc,
  corners: row({ is: 'corners', dark: false }, { is: 'corners', dark: true }),
  unlock: row(disc, arrow, icon('auxiliary')),
  upgrade: { nz: row(storehouse, arrow, icon('harbour')), second: row(disc, arrow, icon('station')) },
  appoint: row(icon('worker'), arrow, master),
  foresight: icon('foresight'),
  bag: row(icon('foresight'), arrow, icon('worker')),
  'market-token': token,
  'victory-points': { is: 'points', amount: 5 },
  'last-turn': row(token, arrow, icon('vp')),
  specialization: row({ is: 'opponent' }, icon('worker')),

  runholder,
  wellington: row(money(9), post('9'), icon('foresight')),
  flock: row(card('shropshire'), card('merino')),
  'sheep-market': row(card('corriedale'), card('suffolk')),
  shepherd: row(worker('shepherd'), icon('buy-sheep')),
  craftsman: row(worker('craftsman'), icon('build')),
  sailor: row(worker('sailor'), ship),
  shearer: row(worker('shearer'), icon('shear')),
  joker: icon('joker'),
  shear: effects({ do: 'shear', sheep: 'shearers' }),
  'wool-value': row(icon('fleece'), icon('wool')),
  'permanent-wool': effects({ do: 'permanent', wool: 1 }),
  'trading-post': post('9'),
  'foreign-post': row(icon('post'), storehouse),
  'wool-post': post('wool-9'),
  ship,
  'sea-routes': row(icon('harbour'), ship, icon('harbour')),
  harbour: icon('harbour'),
  storehouse,
  harbourmaster: row(icon('harbourmaster'), master),
  'pathfinder-track': icon('pathfinder'),
  'step-tile': row(sign('+1'), icon('step')),
  'fee-tile': crossed(fee(1, 'black')),
  gold: icon('gold'),
  'bonus-tile': bonusTile,
  'bonus-tiles-market': row(bonusTile, token),
  invest: effects({ do: 'invest', modifier: 0 }),
  'bonus-card': row(icon('wheel'), icon('barrel'), icon('bell'), icon('compass')),
  'deck-building-card': row(icon('romney'), icon('sheepdog'), icon('ferry'), icon('kotare')),
  sarah: { is: 'opponent' },

  herder: runholder,
  'kansas-city': row(icon('foresight'), money(12), icon('city')),
  herd: row(card('criollo'), card('galloway')),
  'cattle-market': row(card('longhorn'), card('hereford-6')),
  cowboy: row(worker('cowboy'), icon('buy-cattle')),
  builder: row(worker('builder'), icon('build')),
  engineer: row(worker('engineer'), engine),
  city: row(icon('city'), icon('new-york')),
  engine,
  railroad: row(icon('station'), engine, icon('station')),
  turnout: row(engine, icon('station-behind')),
  station: icon('station'),
  'station-master': row(icon('station-master'), master),
  outlaw: row({ is: 'outlaw' }, icon('green-outlaw'), icon('orange-outlaw')),
  bounty: row(icon('bounty'), icon('outlaw'), icon('outlaw-pair')),
  drought: hazard('drought'),
  'starting-objective': card('st1'),
  simmental: row(card('calf'), arrow, card('cow')),
  sam: { is: 'opponent' },
};

export function pictureOf(key: TermKey, edition: EditionId): Picture {
  const picture = PICTURES[key];
  return 'is' in picture ? picture : picture[edition];
}
