/** Often the others come a moment later: sleeping and waking up takes longer than that. */
const LOOKS = 3000;

/** Waits until all have come: `arrivals` so far, counted from the first meeting on. */
export function meet(meeting: Int32Array, arrivals: number): void {
  if (Atomics.add(meeting, 0, 1) + 1 === arrivals) {
    Atomics.notify(meeting, 0);
    return;
  }
  for (let look = 0; look < LOOKS; look++) if (Atomics.load(meeting, 0) >= arrivals) return;
  for (let come = Atomics.load(meeting, 0); come < arrivals; come = Atomics.load(meeting, 0))
    Atomics.wait(meeting, 0, come);
}
