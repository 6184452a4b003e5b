import { createSubscriber } from 'svelte/reactivity';

/** A value that what is on the screen follows; everywhere else it is just a value. */
export class Watched<T> {
  #value: T;
  #update = (): void => {};
  readonly #subscribe = createSubscriber((update) => {
    this.#update = update;
    return () => (this.#update = () => {});
  });

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    this.#subscribe();
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    this.#update();
  }
}
