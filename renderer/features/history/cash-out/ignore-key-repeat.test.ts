import { expect, test, vi } from 'vitest';
import { ignoreKeyRepeat } from './ignore-key-repeat.ts';

test.each([
  ['the press of a key reaches the button', false, 0],
  ['the repeat of a key that is held does not', true, 1],
] as const)('%s', (_, repeat, calls) => {
  const preventDefault = vi.fn();
  ignoreKeyRepeat({ repeat, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(calls);
});
