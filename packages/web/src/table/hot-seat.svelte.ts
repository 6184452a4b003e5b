import { decision, SPECTATOR, type CoreState, type Seat } from '@drover/engine';

/** Who looks at the table: of several people at one device, the one who has taken it. */
export class HotSeat {
  viewer = $state<number>(SPECTATOR);
  /** Somebody else has to take the device before anything is shown. */
  curtain = $state(false);
  readonly #seats: () => readonly Seat[];

  constructor(seats: () => readonly Seat[]) {
    this.#seats = seats;
    const [only, ...others] = seats();
    // Of several people it is not known who looks, until one of them takes the device.
    if (only !== undefined && others.length === 0) this.viewer = only;
  }

  /** Whom sentences call you. Of several people at one device nobody is: what they read was told to all of them. */
  get you(): Seat | null {
    return this.#seats().length === 1 && this.viewer >= 0 ? this.viewer : null;
  }

  /** The one who has to decide takes the device. Says whether that is somebody else than before. */
  pass(state: CoreState): boolean {
    const next = decision(state)?.seat;
    if (next === undefined || next === this.viewer || !this.#seats().includes(next)) return false;
    this.curtain = true;
    this.viewer = next;
    return true;
  }
}
