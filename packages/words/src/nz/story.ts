import type { NzEvent } from '@drover/engine';
import { money } from '../context/format.ts';
import { masterWords } from '../effects/masters.ts';
import { cardName, numberIn } from '../names/cards.ts';
import { tileName } from '../names/tiles.ts';
import type { Arrow, Worker } from '../pack/ids.ts';
import { deliveryWords } from '../story/deliveries.ts';
import { price, type Happening } from '../story/event.ts';
import { foresightWords, shownTiles } from '../story/foresight.ts';
import { tokenMovedWords } from '../story/market-token.ts';
import { told } from '../story/shared-events.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import type { NzTableContext } from './context.ts';
import { harbourNamed, postName, seaNamed } from './names.ts';

/** What happens only in New Zealand. */
export function nzTold(at: NzTableContext, happening: Happening<NzEvent>): string | null {
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
      return say.permanent(who, event.certificates, event.wool);
    case 'invested':
      return say.invested(who, money(at, event.cost), bonusTile(event.tile));
    case 'sailed':
      return say.sailed(who, seaNamed(at, event.to));
    case 'upgraded':
      return say.upgraded(who, harbourNamed(at, event.harbour), price(at, events, 'harbour'));
    case 'ship-home':
      return say.shipHome(who);
    case 'storehouse': {
      const pair = numberIn(event.pair);
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
      const tile = tileName(at, event.tile) ?? words.names.worth(words.names.bonusTile, bonusTile(event.tile));
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
