/** The private buildings of a player, each with an a-side and a b-side. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { published } from '../../core/source.ts';
import type { SecondEffect } from '../effects.ts';
import type { Hand, PrivateBuilding } from './types.ts';

const anyAuxiliary: SecondEffect = { do: 'auxiliary', double: true };
const gain = (money: number): SecondEffect => ({ do: 'gain', money });
const certificates = (steps: number): SecondEffect => ({ do: 'certificates', steps });
const moveOn = (steps: number): SecondEffect => ({ do: 'move-on', steps });
const removeHazard = (cost: number): SecondEffect => ({ do: 'remove-hazard', cost });

type Engine = Extract<SecondEffect, { do: 'engine' }>;
const engine = (spaces: Engine['spaces']): SecondEffect => ({ do: 'engine', spaces });
type Discard = Extract<SecondEffect, { do: 'discard' }>;
const discard = (cards: Discard['cards'], then: SecondEffect): SecondEffect => ({ do: 'discard', cards, then });
type Per = Extract<SecondEffect, { do: 'per' }>;
const each = (of: Per['of'], then: SecondEffect): SecondEffect => ({ do: 'per', each: 1, of, then });

/** From any place on the certificate track to its limit. */
const allCertificates = certificates(5);

const tile =
  (ref: string) =>
  (
    builders: number,
    vp: number,
    hands: readonly Hand[],
    ...actions: readonly SecondEffect[]
  ): Tagged<PrivateBuilding> => ({
    actions: published(actions, ref),
    builders: published(builders, ref),
    vp: published(vp, ref),
    hands: published(hands, ref),
  });
const printed = tile('boardgamefiesta, PlayerBuilding');
/** The rulebook knows an exchange token on 12b; boardgamefiesta has it on its 13b. */
const twelfth = tile('boardgamefiesta, PlayerBuilding, where it is number 13');

export const privateBuildings = rowsOf<PrivateBuilding>()({
  '1a': printed(1, 1, ['green'], each('forest-building', gain(2))),
  '1b': printed(1, 1, ['green'], discard('objective', certificates(2)), {
    do: 'engine-back',
    spaces: 1,
    then: gain(3),
  }),
  '2a': printed(1, 1, [], discard({ breed: 'galloway' }, gain(4)), { do: 'buy' }),
  '2b': printed(1, 1, [], discard({ breed: 'santa-gertrudis' }, engine(2)), discard({ breed: 'criollo' }, gain(2))),
  '3a': printed(1, 1, [], discard('pair', gain(3)), moveOn(1)),
  '3b': printed(2, 3, [], anyAuxiliary, moveOn(1)),
  '4a': printed(2, 3, ['black'], removeHazard(5), moveOn(2)),
  '4b': printed(2, 3, ['black'], { do: 'draw', cards: 'cowboy', upTo: true }, moveOn(3)),
  '5a': printed(3, 4, [], discard({ breeding: 3 }, gain(7)), anyAuxiliary),
  '5b': printed(3, 4, [], discard({ breed: 'pineywoods' }, certificates(2)), each('engineer', gain(1))),
  '6a': printed(4, 5, [], { do: 'hire', modifier: -1 }, engine('engineer')),
  '6b': printed(4, 5, [], { do: 'adjacent' }),
  '7a': printed(5, 6, ['green', 'black'], each('outlaw-pair', { do: 'all', of: [certificates(2), gain(2)] })),
  '7b': printed(5, 6, ['green', 'black'], engine('forest-building')),
  '8a': printed(5, 6, ['green'], { do: 'either', of: [{ do: 'bounty' }, anyAuxiliary] }, engine(2)),
  '8b': printed(
    6,
    8,
    [],
    discard('any', { do: 'all', of: [gain(6), { do: 'objective', from: 'display-or-stack', onto: 'hand' }] }),
  ),
  '9a': printed(7, 9, [], engine(3), { do: 'special-delivery' }),
  '9b': printed(6, 8, [], { do: 'station-behind' }),
  '10a': printed(9, 13, ['black'], allCertificates, moveOn(5)),
  '10b': printed(8, 11, ['black'], gain(4), engine(4), moveOn(4)),
  '11a': printed(12, 20, [], removeHazard(2), removeHazard(2)),
  '11b': printed(5, 10, [], engine('hazard')),
  '12a': twelfth(4, 5, [], each('builder', gain(1)), moveOn(1)),
  '12b': twelfth(3, 4, [], each('station', gain(2)), { do: 'gain', tokens: 1 }),
});

export type PrivateBuildingId = keyof typeof privateBuildings;
