/** A move as a button: a short label, and behind it price and effect. */
export interface Choice {
  readonly label: string;
  readonly detail: string | null;
}

export const plain = (label: string, detail: string | null = null): Choice => ({ label, detail });
