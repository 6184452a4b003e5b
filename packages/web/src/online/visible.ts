/** Does something now and every so many milliseconds, as long as somebody can see the page. The answer ends it. */
export function whileVisible(every: number, act: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    clearInterval(timer);
    if (document.visibilityState !== 'visible') return;
    act();
    timer = setInterval(act, every);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** `back` when the network is back or somebody comes back to the page, `gone` when the network is gone. */
export function onNetwork(back: () => void, gone: () => void): () => void {
  const seen = (): void => void (document.visibilityState === 'visible' && back());
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', back);
  addEventListener('offline', gone);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', back);
    removeEventListener('offline', gone);
  };
}
