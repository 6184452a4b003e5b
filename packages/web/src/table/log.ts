import type { Line } from '@drover/words';

/** What happened in a turn. What happened before the first has no heading. */
export interface TurnTold {
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

/** Lines in the order they happened, turn by turn. */
export function byTurn(lines: readonly Line[]): TurnTold[] {
  const turns: { heading: Line | null; lines: Line[] }[] = [];
  for (const line of lines) {
    if (line.kind === 'turn') turns.push({ heading: line, lines: [] });
    else {
      if (turns.length === 0) turns.push({ heading: null, lines: [] });
      turns.at(-1)!.lines.push(line);
    }
  }
  return turns;
}

/** Under a heading with the name, a line need not begin with it. */
export function withoutName(text: string, name: string): string {
  const rest = text.startsWith(name) ? text.slice(name.length) : text;
  if (rest === text || !/^\s/.test(rest)) return text;
  const said = rest.trimStart();
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
