import type { ReplayModel } from './replay.svelte.ts';

/** What a key does to the replay. */
const KEYS: Readonly<Record<string, (model: ReplayModel) => void>> = {
  ArrowRight: (model) => model.go(model.at + 1),
  ArrowLeft: (model) => model.go(model.at - 1),
  ArrowDown: (model) => model.goTurn(1),
  ArrowUp: (model) => model.goTurn(-1),
  Home: (model) => model.go(0),
  End: (model) => model.go(model.last),
  ' ': (model) => model.toggle(),
};

/** What has a use of its own for the key keeps it: fields, lists that scroll, and buttons their space bar. */
const KEEPS = 'input, select, textarea, [tabindex="0"]';

/** Says whether the key meant something. */
export function press(model: ReplayModel, { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const act = KEYS[key];
  if (act === undefined || altKey || ctrlKey || metaKey) return false;
  if (target instanceof Element && target.closest(key === ' ' ? `${KEEPS}, button, a, summary` : KEEPS) !== null)
    return false;
  if (key !== ' ') model.stop();
  act(model);
  return true;
}
