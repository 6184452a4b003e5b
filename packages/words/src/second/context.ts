import type { SecondComponents, SecondState } from '@drover/engine';
import type { GameContext, TableContext } from '../context/context.ts';

export type SecondGameContext = GameContext<SecondComponents>;
export type SecondTableContext = TableContext<SecondState, SecondComponents>;
