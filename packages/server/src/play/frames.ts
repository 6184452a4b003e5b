import { eventFor, view } from '@drover/engine';
import type { WireFrame } from '@drover/protocol';
import type { Step } from './game.ts';

/** The step as one viewer may see it. */
export const frameFor = ({ version, by, undone, state, events }: Step, viewer: number): WireFrame => ({
  version,
  view: view(state, viewer),
  by,
  undone,
  events: events.map((event) => eventFor(event, viewer)),
});

export const framesFor = (steps: readonly Step[], viewer: number): WireFrame[] =>
  steps.map((step) => frameFor(step, viewer));

/** Many look at the same step from the same side: it is written once for all of them. */
const written = new WeakMap<Step, Map<number, string>>();

export function frameText(step: Step, viewer: number): string {
  let texts = written.get(step);
  if (texts === undefined) written.set(step, (texts = new Map()));
  let text = texts.get(viewer);
  if (text === undefined) texts.set(viewer, (text = JSON.stringify(frameFor(step, viewer))));
  return text;
}
