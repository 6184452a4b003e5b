import { expect, it } from 'vitest';
import { commandOf } from './keys.ts';

const on = (tag: string) => ({ matches: (selector: string) => selector.split(', ').includes(tag) });
const press = (key: string, more: object = {}) =>
  commandOf({
    ...{ key, repeat: false, ctrlKey: false, altKey: false, metaKey: false },
    ...{ target: on('h2') },
    ...more,
  });

it('a key is a command', () => {
  expect(press('1')).toEqual({ do: 'choose', choice: 0 });
  expect(press('9')).toEqual({ do: 'choose', choice: 8 });
  for (const [key, command] of [
    ['Enter', 'end'],
    ['u', 'undo'],
    ['U', 'undo'],
    ['h', 'hint'],
    ['l', 'log'],
    [' ', 'skip'],
    ['?', 'help'],
  ] as const)
    expect(press(key)).toEqual({ do: command });
  for (const key of ['0', 'x', 'Tab', 'Escape', 'ArrowDown']) expect(press(key)).toBeNull();
});

it('what is written is no command', () => {
  for (const target of ['input', 'textarea', 'select', '[contenteditable]'])
    for (const key of ['1', 'u', ' ', 'Enter', '?']) expect(press(key, { target: on(target) })).toBeNull();
});

it('a button keeps the keys that press it', () => {
  for (const target of ['button', 'a', 'summary']) {
    for (const key of [' ', 'Enter']) expect(press(key, { target: on(target) })).toBeNull();
    expect(press('2', { target: on(target) })).toEqual({ do: 'choose', choice: 1 });
  }
});

it('browsers keep their own keys, and a key that is held down asks once', () => {
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
    expect(press('u', more)).toBeNull();
});
