/** A number with a true minus sign where it is negative. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
