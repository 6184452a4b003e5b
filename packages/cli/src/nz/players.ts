import { plural } from '../text.ts';
import { points } from '../trail/effects.ts';
import { certificates, counted, playerLines, type Belongings } from '../trail/players.ts';
import { money } from '../trail/table.ts';
import type { NzTable } from './words.ts';

export const nzPlayerLines = (at: NzTable, seat: number): string[] => playerLines(at, seat, belongings(at, seat));

function belongings(at: NzTable, seat: number): Belongings {
  const { c } = at;
  const player = at.s.players[seat];
  const cleared = (spaces: readonly number[]): number => spaces.filter((space) => player.discs[space] === 0).length;
  const wool = player.permanentWool + cleared(c.woolSpaces);
  const pathfinder = `pathfinder ${player.pathfinder} (${points(c.pathfinderVp[player.pathfinder])})`;
  return {
    purse: [money(at, player.money), `${player.gold} gold`, plural(player.tokens, 'exchange token')],
    tracks: player.automa
      ? [pathfinder]
      : [
          certificates(at, seat, player.permanentCertificates + cleared(c.certificateSpaces)),
          ...(wool > 0 ? [`${wool} permanent wool`] : []),
          pathfinder,
        ],
    board: [['storehouses', c.pairs.map(({ id }, pair) => `${player.storehouses[pair]} in ${id}`).join(', ')]],
    placed: [
      [
        'deliveries',
        counted(
          c.posts.map(({ id }) => id),
          player.posts,
        ),
      ],
    ],
    tiles: [
      ...player.bonusTiles.map((tile) => c.bonusTiles[tile].id),
      ...player.harbourmasters.map((tile) => `harbourmaster ${c.harbourmasters[tile].id}`),
    ],
  };
}
