import './look/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/language.svelte.ts';
import { route } from './lib/route.svelte.ts';
import { settings } from './lib/settings.svelte.ts';
import { keepOffline } from './lib/offline.svelte.ts';

// What will be needed is fetched together: the fonts, the screen, and the words, which are waited for.
for (const font of ['Rokkitt', 'Source Sans 3']) void document.fonts.load(`1em "${font} Variable"`);
if (route().at === 'home') void import('./screens/Home.svelte');
// The start page leads to the table.
if (route().at === 'home' || route().at === 'game') void import('./screens/Game.svelte');
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
keepOffline();

// The terms of the game are linked once somebody is at the page: nobody has to wait for that.
const linkTerms = (): void => void import('./glossary/start.svelte.ts');
for (const sign of ['pointerover', 'keydown']) addEventListener(sign, linkTerms, { once: true });
