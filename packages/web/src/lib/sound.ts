import type { Sound } from '../sounds/sounds.ts';
import { settings } from './settings.svelte.ts';

/** A sound, as loud as the person wants it. Before somebody has touched the page a browser would play none. */
export async function sound(which: Sound): Promise<void> {
  if (settings.muted || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  const { play } = await import('../sounds/sounds.ts');
  play(which, settings.volume / 100);
}
