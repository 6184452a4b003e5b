import type { EditionId } from '@drover/engine';
import type { AuxiliaryId, Difficulty, DiscId, Hazard, Outlaw, Stack, Worker } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { editions, ends, masters } from './editions.ts';
import { common, followedBy, hazards, of, only, outlaws, proper, workers } from './grammar.ts';
import { opponents } from './opponents.ts';

/** What things are called; a title begins with a capital. */
export const names = {
  editions,
  opponents,
  end: (edition: EditionId): Name => proper(ends[edition]),
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard', custom: 'custom' } satisfies Record<Difficulty, string>,
  houseOptions: {
    'sarah-among-people': 'Sarah at a table of several people',
    'sarah-own-cards': 'Sarah with a deck of your own choice',
    'sam-among-people': 'Sam at a table of several people',
    'sam-own-cards': 'Sam with a deck of your own choice',
  },
  worker: (worker: Worker): Name => common(workers[worker].one, workers[worker].other),
  hazard: (hazard: Hazard): Name => common(hazards[hazard]),
  outlaw: (outlaw: Outlaw): Name => common(outlaws[outlaw]),

  cards: {
    sheepdog: common('Sheepdog'),
    ferry: common('Ferry', 'Ferries'),
    kotare: common('Kōtare bird'),
    calf: common('Simmental calf', 'Simmental calves'),
    heifer: common('Simmental heifer'),
    cow: common('Simmental cow'),
  },
  stacks: { wheel: 'steering wheel', barrel: 'barrel', bell: 'bell', compass: 'compass' } satisfies Record<
    Stack,
    string
  >,
  stack: (stack: Stack): Name => followedBy(common('bonus card'), ` (${names.stacks[stack]})`),
  breed: (breed: string): Name => common(breed, breed.endsWith('s') ? breed : `${breed}s`),
  city: (city: string): Name => proper(city),
  worth: (thing: Name, points: string): Name => followedBy(thing, ` (${points})`),
  bonusCard: (set: number): Name => proper(`bonus card ${set}`),
  bonusObjective: (set: number): Name => proper(`bonus objective ${set}`),
  objective: (number: number): Name => proper(`objective ${number}`),
  startingObjective: (number: number): Name => proper(`starting objective ${number}`),
  hiddenCard: common('hidden card'),

  building: (id: string): Name => proper(`building ${id}`),
  neutral: (letter: string): Name => proper(`neutral building ${letter}`),
  auxiliary: (id: AuxiliaryId): Name => proper(`auxiliary action: ${names.auxiliaries[id]}`),
  disc: (id: DiscId): Name => proper(names.discs[id]),
  auxiliaries: {
    pound: 'money',
    dollar: 'money',
    draw: 'draw and discard',
    certificate: 'certificate',
    ship: 'ship',
    pathfinder: 'pathfinder',
    engine: 'engine',
    cull: 'remove cards',
  } satisfies Record<AuxiliaryId, string>,
  discs: {
    'aux-pound': 'auxiliary action: money',
    'aux-dollar': 'auxiliary action: money',
    'aux-draw': 'auxiliary action: draw and discard',
    'aux-certificate': 'auxiliary action: certificate',
    'aux-ship': 'auxiliary action: ship',
    'aux-pathfinder': 'auxiliary action: pathfinder',
    'aux-engine': 'auxiliary action: engine',
    'aux-cull': 'auxiliary action: remove cards',
    step: 'one more step',
    'step-left': 'more steps (left space)',
    'step-right': 'more steps (right space)',
    hand: 'one more hand card',
    'hand-5': 'fifth hand card',
    'hand-6': 'sixth hand card',
    'certificate-limit': 'certificate limit',
    'certificate-left': 'permanent certificate (left space)',
    'certificate-right': 'permanent certificate (right space)',
    'certificate-4': 'certificate limit of 4',
    'certificate-6': 'certificate limit of 6',
    'wool-left': 'permanent wool (left space)',
    'wool-right': 'permanent wool (right space)',
  } satisfies Record<DiscId, string>,
  workerSpace: (worker: Worker, number: number): Name => only(`${workers[worker].one} row, space ${number}`),

  bonusTile: common('bonus tile'),
  master: (edition: EditionId): Name => common(masters[edition]),
  post: (value: number): Name => proper(`trading post ${value}`),
  woolPost: (value: number): Name => proper(`wool trading post ${value}`),
  foreignPost: (value: number): Name => proper(`foreign trading post ${value}`),
  foreignWoolPost: (value: number): Name => proper(`foreign wool trading post ${value}`),
  smallHarbour: (number: number): Name => proper(`small harbour ${number}`),
  farHarbour: (number: number): Name => proper(`last small harbour ${number}`),
  mediumHarbour: (number: number): Name => proper(`medium harbour ${number}`),
  largeHarbour: (number: number): Name => proper(`large harbour ${number}`),
  largeWoolHarbour: (number: number): Name => proper(`large harbour ${number} (wool)`),
  sea: (id: string): Name => proper(`water space ${id}`),
  seaStart: only('starting water space'),
  pair: (number: number): Name => proper(`storehouse pair ${number}`),
  pathfinder: (space: number): Name => only(`pathfinder track, space ${space}`),
  station: (number: number): Name => proper(`station ${number}`),
  rail: (number: number): Name => proper(`track space ${number}`),
  turnout: (number: number): Name => proper(`turnout ${number}`),
  railStart: only('start of the track'),
  railEnd: only('end of the track'),
  buying: (number: number): Name => proper(`purchase option ${number}`),
};

/** Places on the trail, alone and with what lies there. */
export const places = {
  start: only('start of the trail'),
  nowhere: proper('not on the trail yet'),
  space: (code: string): Name => proper(`space ${code}`),
  hazard: (hazard: Hazard, number: number): Name => proper(`${hazards[hazard]} space ${number}`),
  outlaw: (number: number): Name => proper(`outlaw space ${number}`),
  risk: (kind: Hazard | 'outlaw', number: number): Name => proper(`${kind} risk space ${number}`),
  neutral: (letter: string): Name => proper(`building ${letter}`),
  neutralOn: (letter: string, space: string): Name => proper(`building ${letter} (space ${space})`),
  building: (id: string, owner: Player, space: Name): Name => proper(`${of(owner)} building ${id} (${space.alone})`),
  /** Of whoever the sentence is about, and who is not the reader. */
  ownBuilding: (id: string, space: Name): Name => proper(`their own building ${id} (${space.alone})`),
  hazardOn: (hazard: Hazard, number: number): Name => only(`${hazards[hazard]} on space ${number}`),
  outlawOn: (outlaw: Outlaw, number: number): Name => only(`${outlaws[outlaw]} on space ${number}`),
};
