import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut-of.ts';

const key = (written: string, code = '', held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', true>> = {}) => ({
  key: written,
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test.each([
  ['/', '', 'search'],
  ['?', '', 'sheet'],
  ['j', 'KeyJ', 'next'],
  ['K', 'KeyK', 'previous'],
  ['ArrowDown', 'ArrowDown', 'next'],
  ['ArrowLeft', 'ArrowLeft', 'backwards'],
  ['1', 'Digit1', 'first'],
  ['x', 'KeyX', 'draw'],
  ['2', 'Numpad2', 'second'],
  ['s', 'KeyS', 'stake'],
  ['p', 'KeyP', 'place'],
  ['u', 'KeyU', 'undo'],
  // A letter counts by what it writes, wherever it is.
  ['j', 'KeyC', 'next'],
  ['c', 'KeyJ', null],
  // A keyboard that writes no Latin letters has the same places.
  ['о', 'KeyJ', 'next'],
  ['ы', 'KeyS', 'stake'],
  ['ت', 'KeyJ', 'next'],
  ['؟', 'Slash', 'sheet'],
  ['١', 'Digit1', 'first'],
  ['Enter', 'Enter', null],
  ['3', 'Digit3', null],
  ['Shift', 'ShiftLeft', null],
])('the key "%s" at %s asks for %s', (written, code, expected) => {
  expect(shortcutOf(key(written, code))).toBe(expected);
});

test.each(['altKey', 'ctrlKey', 'metaKey'] as const)('a key that is pressed with %s is left to the browser', (held) => {
  expect(shortcutOf(key('k', 'KeyK', { [held]: true }))).toBeNull();
});
