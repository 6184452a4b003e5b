import { nz, type CoreState, type NzComponents, type NzState } from '@drover/engine';

/** The stage's view and components as New Zealand knows them. */
export const nzView = (view: CoreState): NzState => view as NzState;
export const nzParts = (view: CoreState): NzComponents => nz.components(view);
