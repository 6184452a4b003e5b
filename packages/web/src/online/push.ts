import type { Api } from './api.ts';

/** Notifications of this browser: the service worker shows them, the server sends them. */

export type PushState = 'off' | 'on' | 'blocked';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Null where there is no service worker: during development, or without encryption. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (worker === null || Notification.permission === 'denied') return 'blocked';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

export async function switchPushOn(api: Api, key: string): Promise<PushState> {
  const worker = await registration();
  if (worker === null || (await Notification.requestPermission()) !== 'granted') return 'blocked';
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await api.subscribe(subscription.toJSON());
  return 'on';
}

export async function switchPushOff(api: Api): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) {
    await api.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}
