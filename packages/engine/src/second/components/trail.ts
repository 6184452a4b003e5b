/** The trail from the horseman's space to Kansas City. */
import type { Tagged } from '../../core/rows.ts';
import { published, reconstructed, rulebook, type Sourced } from '../../core/source.ts';
import type { SecondEffect } from '../effects.ts';
import type { BuildingSpace } from './types.ts';

interface Trail {
  readonly start: Sourced<string>;
  readonly end: Sourced<string>;
  readonly neutral: Sourced<readonly string[]>;
  /** Hazard spaces in the order of their numbers. */
  readonly flood: Sourced<readonly string[]>;
  readonly drought: Sourced<readonly string[]>;
  readonly rockfall: Sourced<readonly string[]>;
  /** Outlaw spaces in the order of their numbers; the first three lie beside the trail. */
  readonly outlaw: Sourced<readonly string[]>;
  /** What comes with an outlaw taken from each space. */
  readonly outlawReward: Readonly<Record<string, Sourced<SecondEffect>>>;
  readonly building: Readonly<Record<string, Tagged<BuildingSpace>>>;
  /** Where each space leads to. */
  readonly edges: Readonly<Record<string, Sourced<readonly string[]>>>;
  /** The spaces Sam builds on: all without a risk action, in the order of the trail. */
  readonly samBuildOrder: Sourced<readonly string[]>;
}

const printed = 'boardgamefiesta, Trail';

const reward = (effect: SecondEffect) => published(effect, printed);
const dollars = (money: number) => reward({ do: 'gain', money });

const anyForCertificate: SecondEffect = { do: 'discard', cards: 'any', then: { do: 'certificates', steps: 1 } };
const grayForBoth: SecondEffect = {
  do: 'discard',
  cards: { breed: 'criollo' },
  then: {
    do: 'all',
    of: [
      { do: 'certificates', steps: 1 },
      { do: 'gain', money: 2 },
    ],
  },
};

const space = (risk: SecondEffect | null, forest: boolean): Tagged<BuildingSpace> => ({
  forest: published(forest, printed),
  risk: published(risk, printed),
});
const open = space(null, false);
const forest = space(null, true);

const to = (...next: readonly string[]) => published(next, printed);

export const trail: Trail = {
  start: rulebook('START', 'en'),
  end: rulebook('KC', 'en'),
  neutral: rulebook(['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'en'),
  flood: rulebook(['FLOOD-1', 'FLOOD-2', 'FLOOD-3', 'FLOOD-4'], 'en'),
  drought: rulebook(['DROUGHT-1', 'DROUGHT-2', 'DROUGHT-3', 'DROUGHT-4'], 'en'),
  rockfall: rulebook(['ROCKFALL-1', 'ROCKFALL-2', 'ROCKFALL-3', 'ROCKFALL-4'], 'en'),
  outlaw: rulebook(
    ['OUTLAW-1', 'OUTLAW-2', 'OUTLAW-3', 'OUTLAW-4', 'OUTLAW-5', 'OUTLAW-6', 'OUTLAW-7', 'OUTLAW-8', 'OUTLAW-9'],
    'en',
  ),
  outlawReward: {
    'OUTLAW-1': reward({ do: 'gain', tokens: 1 }),
    'OUTLAW-2': dollars(1),
    'OUTLAW-3': dollars(2),
    'OUTLAW-4': dollars(3),
    'OUTLAW-5': dollars(4),
    'OUTLAW-6': dollars(5),
    'OUTLAW-7': dollars(6),
    'OUTLAW-8': dollars(8),
    'OUTLAW-9': dollars(10),
  },
  building: {
    'A-1': open,
    'A-2': open,
    'A-3': open,
    'FLOOD-R1': space(anyForCertificate, false),
    'FLOOD-R2': space(grayForBoth, true),
    'B-1': forest,
    'B-2': open,
    'B-3': open,
    'DROUGHT-R1': space(anyForCertificate, false),
    'C-1-1': forest,
    'C-1-2': forest,
    'D-1': open,
    'OUTLAW-R1': space(anyForCertificate, false),
    'OUTLAW-R2': space(grayForBoth, false),
    'E-1': forest,
    'E-2': forest,
    'ROCKFALL-R1': space(anyForCertificate, false),
    'ROCKFALL-R2': space(grayForBoth, true),
    'F-1': open,
    'F-2': forest,
    'G-1': open,
    'G-2': open,
  },
  edges: {
    START: published(['A'], 'boardgamefiesta, picture of the board'),
    A: to('A-1', 'FLOOD-1'),
    'A-1': to('A-2'),
    'A-2': to('A-3'),
    'A-3': to('B'),
    'FLOOD-1': to('FLOOD-2'),
    'FLOOD-2': to('FLOOD-3'),
    'FLOOD-3': to('FLOOD-4'),
    'FLOOD-4': to('FLOOD-R1'),
    'FLOOD-R1': to('FLOOD-R2'),
    'FLOOD-R2': to('B'),
    B: to('DROUGHT-1', 'B-1'),
    'B-1': to('B-2'),
    'B-2': to('B-3'),
    'B-3': to('C'),
    'DROUGHT-1': to('DROUGHT-2'),
    'DROUGHT-2': to('DROUGHT-3'),
    'DROUGHT-3': to('DROUGHT-4'),
    'DROUGHT-4': to('DROUGHT-R1'),
    'DROUGHT-R1': to('C'),
    C: to('C-1-1', 'D'),
    'C-1-1': to('C-1-2'),
    'C-1-2': to('E'),
    D: to('D-1', 'OUTLAW-4'),
    'D-1': to('E'),
    'OUTLAW-1': to(),
    'OUTLAW-2': to(),
    'OUTLAW-3': to(),
    'OUTLAW-4': to('OUTLAW-5'),
    'OUTLAW-5': to('OUTLAW-6'),
    'OUTLAW-6': to('OUTLAW-7'),
    'OUTLAW-7': to('OUTLAW-8'),
    'OUTLAW-8': to('OUTLAW-9'),
    'OUTLAW-9': to('OUTLAW-R1'),
    'OUTLAW-R1': to('OUTLAW-R2'),
    'OUTLAW-R2': to('E'),
    E: to('E-1', 'ROCKFALL-1'),
    'E-1': to('E-2'),
    'E-2': to('F'),
    'ROCKFALL-1': to('ROCKFALL-2'),
    'ROCKFALL-2': to('ROCKFALL-3'),
    'ROCKFALL-3': to('ROCKFALL-4'),
    'ROCKFALL-4': to('ROCKFALL-R1'),
    'ROCKFALL-R1': to('ROCKFALL-R2'),
    'ROCKFALL-R2': to('F'),
    F: to('F-1', 'F-2'),
    'F-1': to('G'),
    'F-2': to('G'),
    G: to('G-1', 'G-2'),
    'G-1': to('KC'),
    'G-2': to('KC'),
    KC: rulebook([], 'en'),
  },
  samBuildOrder: reconstructed(
    ['A-1', 'A-2', 'A-3', 'B-1', 'B-2', 'B-3', 'C-1-1', 'C-1-2', 'D-1', 'E-1', 'E-2', 'F-1', 'F-2', 'G-1', 'G-2'],
    'the trail without its risk spaces, as Sarah of New Zealand builds',
  ),
};
