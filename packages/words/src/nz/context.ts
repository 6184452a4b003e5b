import type { NzComponents, NzState } from '@drover/engine';
import type { GameContext, TableContext } from '../context/context.ts';

export type NzGameContext = GameContext<NzComponents>;
export type NzTableContext = TableContext<NzState, NzComponents>;
