import type { DecideMove } from '../automa/choosing.ts';
import type { AppointMove } from '../effects/appoint.ts';
import type { AuxiliaryMove } from '../effects/auxiliary.ts';
import type { BuildMove, SiteMove } from '../effects/build.ts';
import type { DiscardMove, DrawMove } from '../effects/cards.ts';
import type { CertifyMove } from '../effects/gain.ts';
import type { RemoveMove } from '../effects/hazard.ts';
import type { HireMove } from '../effects/hire.ts';
import type { BuyMove, DoneMove, RestockMove } from '../effects/market.ts';
import type { ObjectiveMove } from '../effects/objective.ts';
import type { ChooseMove, TakeMove } from '../effects/structure.ts';
import type { ExchangeMove } from '../phases/exchange.ts';
import type { WalkMove } from '../phases/phase-a.ts';
import type { EndMove, UseMove } from '../phases/phase-b.ts';
import type { PlaceMove } from '../phases/turn.ts';
import type { PlayMove } from '../phases/playing-cards.ts';
import type { DeliverMove } from './cities.ts';
import type { ForesightMove, IncomeMove, RaiseMove } from './kansas-city.ts';
import type { BountyMove } from './outlaws.ts';
import type { BorrowMove, RetireMove } from './own-effects.ts';
import type { EngineMove } from './railroad.ts';
import type { UpgradeMove } from './stations.ts';

/** Every move of the Second Edition. */
export type SecondMove =
  | AppointMove
  | AuxiliaryMove
  | BorrowMove
  | BountyMove
  | BuildMove
  | BuyMove
  | CertifyMove
  | ChooseMove
  | DecideMove
  | DeliverMove
  | DiscardMove
  | DoneMove
  | DrawMove
  | EndMove
  | EngineMove
  | ExchangeMove
  | ForesightMove
  | { do: 'forgo' }
  | HireMove
  | IncomeMove
  | { do: 'kansas-city' }
  | ObjectiveMove
  | PlaceMove
  | PlayMove
  | RaiseMove
  | RemoveMove
  | RestockMove
  | RetireMove
  | SiteMove
  | TakeMove
  | UpgradeMove
  | UseMove
  | WalkMove;
