/** Tells which rule stands at the upper part of the window, again and again while the page is scrolled. */
export function ruleInSight(page: HTMLElement, tell: (id: string) => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => {
      const entered = changes.find(({ isIntersecting }) => isIntersecting)?.target;
      if (entered instanceof HTMLElement) tell(entered.dataset['rule']!);
    },
    { rootMargin: '-11% 0px -88% 0px' },
  );
  for (const rule of page.querySelectorAll('[data-rule]')) observer.observe(rule);
  return () => observer.disconnect();
}

/** Scrolls a list, and nothing around it, so that one of its items can be seen. */
export function keepInSight(list: HTMLElement, item: Element): void {
  const around = list.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top < around.top || bottom > around.bottom) list.scrollTop += top - around.top - around.height / 2;
}
