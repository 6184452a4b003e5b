// Keeps every file of the page, so that it works without a network. offline.ts puts VERSION, the hash of all files, and
// FILES, their paths, before the first line. A new version is fetched while the old one is in use and takes over with
// the next load, or when the page says so; old files are removed only then.
/* global VERSION, FILES */
const CACHE = `drover-${VERSION}`;
const urlOf = (file) => new URL(file, self.registration.scope).href;
const urls = new Set(FILES.map(urlOf));
const INDEX = urlOf('index.html');

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('push', (event) => event.waitUntil(notify(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => event.waitUntil(answer(event.notification)));
self.addEventListener('message', (event) => event.data === 'take over' && self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*$/, '');
  if (request.method !== 'GET' || !url.startsWith(self.registration.scope)) return;
  if (urls.has(url)) event.respondWith(kept(url));
  // What else lies below is the server's own: its documents, and links in mails.
  else if (request.mode === 'navigate' && url === self.registration.scope) event.respondWith(open());
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...urls].map(async (url) => {
      // The names of assets carry the hash of what is in them: what an older version has is the same.
      const known = url.includes('/assets/') ? await caches.match(url, { ignoreVary: true }) : undefined;
      const response = known ?? (await fetch(new Request(url, { cache: 'reload' })));
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('drover-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function kept(url) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url, { ignoreVary: true })) ?? fetch(url);
}

/** Loading the page is the moment for a version that waits, unless there are more windows that use the old one. */
async function open() {
  const { waiting } = self.registration;
  const windows = await self.clients.matchAll({ type: 'window' });
  if (!waiting || windows.length > 1) return kept(INDEX);
  waiting.postMessage('take over');
  return new Response('<link rel="icon" href="data:,">', { headers: { Refresh: '0', 'Content-Type': 'text/html' } });
}

/** A table waits for somebody who is not there; the server has written the words. */
async function notify({ title = 'Drover', body = '', url = '', tag = '' }) {
  await self.registration.showNotification(title, { body, tag, icon: urlOf('icon.svg'), data: { url } });
}

/** Goes to the table in a window that is open already, or in a new one. */
async function answer(notification) {
  notification.close();
  const { hash } = new URL(notification.data.url, self.registration.scope);
  const url = new URL(hash, self.registration.scope).href;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(url);
  await open.focus();
  return open.navigate(url);
}
