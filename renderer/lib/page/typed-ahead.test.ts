import { beforeEach, expect, test, vi } from 'vitest';
import { typedAhead } from './typed-ahead.ts';

const prevented = vi.fn();
const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', true>> = {}) =>
  typedAhead.collect({ altKey: false, ctrlKey: false, metaKey: false, ...held, key, preventDefault: prevented });

beforeEach(() => {
  typedAhead.take();
  prevented.mockClear();
});

test('letters that are typed while a field loads belong to the field, whatever the alphabet', () => {
  typedAhead.begin();
  for (const key of ['j', ' ', 'Д', 'ж', '👍']) expect(press(key)).toBe(true);
  expect(prevented).toHaveBeenCalledTimes(5);
  expect(typedAhead.take()).toBe('j Дж👍');
  expect(press('k'), 'the field has them now').toBe(false);
});

test.each(['Enter', 'Tab', 'ArrowDown', 'Shift'])('the key %s is no letter', (key) => {
  typedAhead.begin();
  expect(press(key)).toBe(false);
  expect(typedAhead.take()).toBe('');
});

test('a letter with a modifier stays a command of the browser', () => {
  typedAhead.begin();
  for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const) expect(press('r', { [held]: true })).toBe(false);
});

test('nothing is collected before the key that opens, after Escape, or once the part has not come for ten seconds', () => {
  expect(press('a')).toBe(false);
  typedAhead.begin();
  expect(press('Escape')).toBe(false);
  expect(press('b')).toBe(false);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  typedAhead.begin();
  now.mockReturnValue(11_001);
  expect(press('c')).toBe(false);
  now.mockRestore();
});
