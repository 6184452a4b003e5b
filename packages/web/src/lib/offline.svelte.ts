/** The page works without a network once it has been here: a service worker keeps its files. */
let online = $state(navigator.onLine);
addEventListener('online', () => (online = true));
addEventListener('offline', () => (online = false));

export const isOnline = (): boolean => online;

/** A version of the page that is kept but not yet in use. */
let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a newer version waits for the page to be loaded again. */
export const updateReady = (): boolean => waiting !== null;

/** Lets the newer version take over, which loads the page again. */
export const takeUpdate = (): void => waiting?.postMessage('take over');

/** Loads the page again, in its newest version where that can be had. */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => {});
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return location.reload();
  // Taking over loads every window again.
  const take = (): void => void (next.state === 'installed' && next.postMessage('take over'));
  next.addEventListener('statechange', take);
  take();
}

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const startedWith = workers.controller;
  // The files of the old version are gone now, so every window follows. A first visit has nothing to follow.
  workers.addEventListener('controllerchange', () => startedWith && location.reload());
  // A refusal (private windows, plain http) costs nothing but the offline use.
  workers
    .register(`${import.meta.env.BASE_URL}service-worker.js`, { updateViaCache: 'none' })
    .then(watch)
    .catch(() => {});
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    waiting = registration.active ? registration.waiting : null;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // A table left open for days learns of a new version when somebody comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && online) registration.update().catch(() => {});
  });
}
