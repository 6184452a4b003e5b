/** Middles of things laid out from the left; they overlap when the room is short. */
export function laidOut(widths: readonly number[], from: number, to: number, gap: number): number[] {
  const wide = widths.reduce((sum, w) => sum + w + gap, -gap);
  const room = to - from;
  const last = widths.at(-1) ?? 0;
  // Every step shrinks alike, and the last thing keeps its whole width.
  const shrink = wide <= room || wide <= last ? 1 : Math.max(0, (room - last) / (wide - last));
  let left = from;
  return widths.map((w) => {
    const middle = left + w / 2;
    left += (w + gap) * shrink;
    return middle;
  });
}
