import type { NzGameContext } from '../nz/context.ts';
import type { Page } from './page.ts';

export type NzPage = Page<NzGameContext>;
