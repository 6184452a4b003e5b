import './look/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/language.svelte.ts';
import { settings } from './lib/settings.svelte.ts';
import { keepOffline } from './lib/offline.svelte.ts';

await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
keepOffline();
