import type { DecideMove } from '../automa/choosing.ts';
import type { AppointMove } from '../effects/appoint.ts';
import type { AuxiliaryMove } from '../effects/auxiliary.ts';
import type { BuildMove, SiteMove } from '../effects/build.ts';
import type { DiscardMove, DrawMove } from '../effects/cards.ts';
import type { CertifyMove } from '../effects/gain.ts';
import type { RemoveMove } from '../effects/hazard.ts';
import type { HireMove } from '../effects/hire.ts';
import type { BuyMove, DoneMove, PickMove, RestockMove } from '../effects/market.ts';
import type { ObjectiveMove } from '../effects/objective.ts';
import type { ChooseMove, TakeMove } from '../effects/structure.ts';
import type { WalkMove } from '../phases/phase-a.ts';
import type { EndMove, UseMove } from '../phases/phase-b.ts';
import type { PlaceMove } from '../phases/turn.ts';
import type { PlayMove } from '../phases/playing-cards.ts';
import type { StartMove } from './first-disc.ts';
import type { FreeMove } from './free-actions.ts';
import type { InvestMove, RetireMove } from './invest.ts';
import type { AdvanceMove, FlipMove } from './pathfinder.ts';
import type { DeliverMove } from './posts.ts';
import type { SailMove, StorehouseMove, UpgradeMove } from './sea.ts';
import type { ForesightMove, IncomeMove } from './wellington.ts';
import type { RedrawMove, RevealMove, ShearMove } from './wool.ts';
import type { JoinMove } from './workers.ts';

/** Every move of the New Zealand edition. */
export type NzMove =
  | AdvanceMove
  | AppointMove
  | AuxiliaryMove
  | BuildMove
  | BuyMove
  | CertifyMove
  | DecideMove
  | ChooseMove
  | DeliverMove
  | DiscardMove
  | DoneMove
  | DrawMove
  | EndMove
  | FlipMove
  | ForesightMove
  | { do: 'forgo' }
  | FreeMove
  | HireMove
  | IncomeMove
  | InvestMove
  | JoinMove
  | ObjectiveMove
  | PickMove
  | PlaceMove
  | PlayMove
  | RedrawMove
  | RemoveMove
  | RestockMove
  | RetireMove
  | RevealMove
  | SailMove
  | ShearMove
  | SiteMove
  | StartMove
  | StorehouseMove
  | TakeMove
  | UpgradeMove
  | UseMove
  | WalkMove
  | { do: 'wellington' };
