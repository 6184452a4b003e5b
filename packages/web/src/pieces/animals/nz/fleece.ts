/** Fleeces as outlines: bumps around a body, or long locks that hang from it. */
export type FleeceStyle = 'curls' | 'tight' | 'locks';

interface Body {
  readonly rx: number;
  readonly ry: number;
}

const BUMPS: Readonly<Record<FleeceStyle, number>> = { curls: 13, tight: 22, locks: 16 };

export function fleeceOutline(style: FleeceStyle, { rx, ry }: Body): string {
  const n = BUMPS[style];
  const at = (i: number): { x: number; y: number } => {
    const angle = (i / n) * 2 * Math.PI - Math.PI / 2;
    // A body is boxier than an ellipse.
    const box = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.74;
    return { x: rx * box(Math.cos(angle)), y: ry * box(Math.sin(angle)) };
  };
  const start = at(0);
  let d = `M${start.x.toFixed(1)} ${start.y.toFixed(1)}`;
  for (let i = 0; i < n; i++) {
    const a = at(i);
    const b = at(i + 1);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const hangs = style === 'locks' && middle.y > -ry * 0.3;
    if (hangs) {
      d += `L${(middle.x * 1.02).toFixed(1)} ${(middle.y + 11).toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
      continue;
    }
    const r = Math.hypot(b.x - a.x, b.y - a.y) * 0.58;
    d += `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  }
  return `${d}Z`;
}
