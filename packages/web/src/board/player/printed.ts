import { nz, second, type CoreState } from '@drover/engine';

/** Points printed on boards and tokens, by edition. */
export interface PrintedPoints {
  /** Workers score from this place of a row on, counted from 1. */
  readonly lateFrom: number;
  readonly lateWorker: number;
  readonly marketToken: number;
}

export function printedPoints(view: CoreState): PrintedPoints {
  if (view.edition === 'nz') {
    const { fifthWorkerVp, bonusMarket } = nz.components(view).tables;
    return { lateFrom: 5, lateWorker: fifthWorkerVp, marketToken: bonusMarket.tokenVp };
  }
  const { lateWorkerVp, jobMarket } = second.components(view).tables;
  return { lateFrom: 5, lateWorker: lateWorkerVp, marketToken: jobMarket.tokenVp };
}
