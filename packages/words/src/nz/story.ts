import type { NzEvent } from '@drover/engine';
import type { Arrow, Worker } from '../pack/ids.ts';
import { money, type NzAt } from '../trail/at.ts';
import { effectWords, masterWords, postName } from '../trail/effects.ts';
import { price, type Happening } from '../trail/happening.ts';
import { cardName, tileName } from '../trail/names.ts';
import { told } from '../trail/story.ts';
import { deliveryWords, foresightWords, shownTiles } from '../trail/told-parts.ts';
import { tokenMovedWords } from '../trail/token.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import { harbourNamed, pairName, seaNamed } from './things.ts';

/** What happens only in New Zealand. */
export function nzTold(at: NzAt, happening: Happening<NzEvent>): string | null {
  const { c, words } = at;
  const { event, events, who } = happening;
  const { events: say } = words;
  const bonusTile = (id: string): string =>
    bonusTileWords(
      at,
      c.bonusTiles.findIndex((tile) => tile.id === id),
    );
  switch (event.type) {
    case 'gold':
      return event.change > 0
        ? say.goldGained(who, event.change, event.now)
        : say.goldSpent(who, -event.change, event.now);
    case 'pathfinder':
      return say.pathfinder(who, event.from, event.to);
    case 'step-tile':
      return event.side === 1 ? say.stepTile(who) : say.stepTileFlipped(who);
    case 'fees-ended':
      return say.feesEnded(who);
    case 'permanent':
      return say.permanent(
        who,
        effectWords(at, { do: 'permanent', certificates: event.certificates, wool: event.wool }),
      );
    case 'invested':
      return say.invested(who, money(at, event.cost), bonusTile(event.tile));
    case 'sailed':
      return say.sailed(who, seaNamed(at, event.to));
    case 'upgraded':
      return say.upgraded(who, harbourNamed(at, event.harbour), price(at, events, 'harbour'));
    case 'ship-home':
      return say.shipHome(who);
    case 'storehouse': {
      const pair = pairName(
        at,
        c.pairs.findIndex(({ id }) => id === event.pair),
      );
      return event.complete ? say.lastStorehouse(who, pair) : say.storehouse(who, pair);
    }
    case 'harbourmaster':
      return say.harbourmaster(
        who,
        event.worker as Worker,
        masterWords(
          at,
          c.harbourmasters.find(({ id }) => id === event.tile)!,
        ),
      );
    case 'revealed':
      return say.revealed(who, cardName(at, event.card));
    case 'sheared':
      return say.sheared(who, event.total, money(at, event.total));
    case 'delivered':
      return deliveryWords(at, who, postName(at, event.post), event.disc, (id) => harbourNamed(at, id));
    case 'foresight': {
      const tile = tileName(at, event.tile) ?? words.grammar.label(words.names.bonusTile, bonusTile(event.tile));
      return foresightWords(at, who, tile, event.to);
    }
    case 'foresight-filled':
      return say.foresightShows(
        event.space,
        shownTiles(at, event.tiles, (tile) => words.grammar.quote(bonusTile(tile))),
      );
    case 'token-moved':
      return tokenMovedWords(at, event.row, event.arrow as Arrow, c.bonusCosts.length);
    case 'buildings-flipped':
      return say.flipped;
    case 'bonus-tile-out':
      return say.bonusTileOut(who, bonusTile(event.tile));
    default:
      return told(at, { ...happening, event });
  }
}
