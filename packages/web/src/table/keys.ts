/** What a single key does at the table. Numbers choose: `choice` counts from 0. */
export type Command =
  | { readonly do: 'choose'; readonly choice: number }
  | { readonly do: 'end' | 'undo' | 'hint' | 'log' | 'skip' | 'help' };

const COMMANDS: Readonly<Record<string, Exclude<Command['do'], 'choose'>>> = {
  enter: 'end',
  u: 'undo',
  h: 'hint',
  l: 'log',
  ' ': 'skip',
  '?': 'help',
};
/** The most choices that have a number. */
export const NUMBERED = 9;

/** What takes these keys itself. */
const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSED = `${TYPING}, button, a, summary`;

type Key = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'> & {
  readonly target: { matches(selector: string): boolean } | EventTarget | null;
};

/** What the key asks for; null where it belongs to something else, as in a field that is written in. */
export function commandOf({ key, repeat, ctrlKey, altKey, metaKey, target }: Key): Command | null {
  // A key that is held down must not answer the next question as well.
  if (repeat || ctrlKey || altKey || metaKey) return null;
  const presses = key === 'Enter' || key === ' ';
  if (target !== null && 'matches' in target && target.matches(presses ? PRESSED : TYPING)) return null;
  if (/^[1-9]$/.test(key)) return { do: 'choose', choice: Number(key) - 1 };
  const command = COMMANDS[key.toLowerCase()];
  return command === undefined ? null : { do: command };
}
