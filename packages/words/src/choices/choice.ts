/** A move as a button: a short label, and behind it price and effect. */
export interface Choice {
  readonly label: string;
  readonly detail: string | null;
}

/** A move that sends a disc somewhere: where to, and which disc. */
export interface Parts {
  readonly place: Choice;
  readonly disc: Choice;
}

export const plain = (label: string, detail: string | null = null): Choice => ({ label, detail });
