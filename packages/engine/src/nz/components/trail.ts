/**
 * The trail from the horseman's space to Wellington. The rulebooks show no list of its spaces: apart from both ends,
 * the eight letters and a few facts that follow from examples, this is a proposal with the shape of the series.
 */
import type { Tagged } from '../../core/rows.ts';
import { published, reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';
import type { NzEffect } from '../effects.ts';
import type { BuildingSpace } from './types.ts';

interface Trail {
  readonly start: Sourced<string>;
  readonly end: Sourced<string>;
  readonly neutral: Sourced<readonly string[]>;
  /** Hazard spaces in the order of their numbers. */
  readonly rockfall: Sourced<readonly string[]>;
  readonly flood: Sourced<readonly string[]>;
  readonly building: Readonly<Record<string, Tagged<BuildingSpace>>>;
  /** Where each space leads to. */
  readonly edges: Readonly<Record<string, Sourced<readonly string[]>>>;
  /** The spaces Sarah builds on: all without a risk action. */
  readonly sarahBuildOrder: Sourced<readonly string[]>;
}

const discardFor = (then: NzEffect): NzEffect => ({ do: 'discard', cards: 'any', then });
const forGold = discardFor({ do: 'gain', gold: 1 });
const forCertificate = discardFor({ do: 'certificates', steps: 1 });
const forCertificateAndPounds = discardFor({
  do: 'all',
  of: [
    { do: 'certificates', steps: 1 },
    { do: 'gain', money: 2 },
  ],
});

const space = (printed: Partial<BuildingSpace>): Tagged<BuildingSpace> => ({
  lush: reconstructed(printed.lush ?? false, 'eight lush spaces, none with a nugget'),
  nugget: reconstructed(printed.nugget ?? false, 'four nuggets, none on a lush space'),
  gate: reconstructed(
    printed.gate ?? 0,
    'four gates of 2, 4 or 7 are stated, and the 4 must be a risk space; the places are proposed',
  ),
  risk: reconstructed(printed.risk ?? null, 'gold for a sheep is stated; the others and the places are proposed'),
});

const to = (...next: readonly string[]) =>
  reconstructed(next, 'the forks of the Second Edition; the rockfalls run beside a plain path and both lead to B');

const fourSpaces = 'weak: Chinese set-up, transcript 29; no other edition says how many';

export const trail: Trail = {
  start: rulebook('START', 'en'),
  end: rulebook('WELLINGTON', 'en'),
  neutral: rulebook(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], 'en'),
  rockfall: published(['RK1', 'RK2', 'RK3', 'RK4'], fourSpaces),
  flood: published(['FL1', 'FL2', 'FL3', 'FL4'], fourSpaces),
  building: {
    A1: space({}),
    A2: space({ lush: true }),
    A3: space({}),
    RR1: space({ risk: forCertificate, lush: true }),
    RR2: space({ risk: forGold }),
    B1: space({ nugget: true }),
    B2: space({ lush: true }),
    BG: space({ gate: 2 }),
    C1: space({ lush: true }),
    C2: space({}),
    D1: space({ nugget: true }),
    FR1: space({ risk: forGold }),
    FR2: space({ risk: forCertificateAndPounds, gate: 4 }),
    E1: space({ lush: true }),
    E2: space({}),
    EG: space({ gate: 7, nugget: true }),
    F1: space({}),
    F2: space({ lush: true }),
    G1: space({}),
    GG: space({ gate: 7, lush: true }),
    H1: space({ nugget: true }),
    H2: space({ lush: true }),
  },
  edges: {
    START: to('A'),
    A: to('A1', 'RK1'),
    A1: to('A2'),
    A2: to('A3'),
    A3: to('B'),
    RK1: to('RK2'),
    RK2: to('RK3'),
    RK3: to('RK4'),
    RK4: to('RR1'),
    RR1: to('RR2'),
    RR2: to('B'),
    B: to('B1', 'BG'),
    B1: to('B2'),
    B2: to('C'),
    BG: to('C'),
    C: to('C1', 'D'),
    C1: to('C2'),
    C2: to('E'),
    D: to('D1', 'FL1'),
    D1: to('E'),
    FL1: to('FL2'),
    FL2: to('FL3'),
    FL3: to('FL4'),
    FL4: to('FR1'),
    FR1: to('FR2'),
    FR2: to('E'),
    E: to('E1', 'EG'),
    E1: to('E2'),
    E2: to('F'),
    EG: to('F'),
    F: to('F1', 'F2'),
    F1: to('G'),
    F2: to('G'),
    G: to('G1', 'GG'),
    G1: to('H'),
    GG: to('H'),
    H: to('H1', 'H2'),
    H1: to('WELLINGTON'),
    H2: to('WELLINGTON'),
  },
  sarahBuildOrder: reconstructed(
    ['A1', 'A2', 'A3', 'B1', 'B2', 'BG', 'C1', 'C2', 'D1', 'E1', 'E2', 'EG', 'F1', 'F2', 'G1', 'GG', 'H1', 'H2'],
    'the proposed trail without its risk spaces',
  ),
};
