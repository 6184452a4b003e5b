import { mount } from 'svelte';
import { settings } from '../lib/settings.svelte.ts';
import { Linking } from './linking.ts';
import TermPopover from './TermPopover.svelte';

/** Links the terms on the page in the language it has, and shows what they mean when one is pressed. */

mount(TermPopover, { target: document.body });

$effect.root(() => {
  $effect(() => {
    const started = Linking.start(settings.language);
    return () => void started.then((linking) => linking.stop());
  });
});
