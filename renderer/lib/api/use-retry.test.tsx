import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useRetry } from './use-retry.ts';

afterEach(() => vi.restoreAllMocks());

interface PartProps {
  readonly repeat: () => unknown;
  readonly take: (retry: () => void) => void;
}

function Part({ repeat, take }: PartProps) {
  take(useRetry(repeat));
  return null;
}

/** Returns the function that a button of a part would call. */
function retryOf(repeat: () => unknown): () => void {
  let retry = () => {};
  const take = (own: () => void) => {
    retry = own;
  };
  renderToString(<Part repeat={repeat} take={take} />);
  return retry;
}

test('a reload by hand happens at the first press, and then at most once a second', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5);
  const repeat = vi.fn(() => Promise.reject(new Error('still away')).catch(() => {}));
  const retry = retryOf(repeat);
  const pressAt = (ms: number) => {
    now.mockReturnValue(ms);
    retry();
    return repeat.mock.calls.length;
  };
  expect([5, 6, 500, 1004].map(pressAt), 'ten presses in a second ask once').toEqual([1, 1, 1, 1]);
  expect([1005, 1900, 2004, 2005].map(pressAt), 'presses that did nothing postpone nothing').toEqual([2, 2, 2, 3]);
});

test('two parts of a page are reloaded independently of each other', () => {
  vi.spyOn(performance, 'now').mockReturnValue(5);
  const [list, rail] = [vi.fn(), vi.fn()];
  retryOf(list)();
  retryOf(rail)();
  expect([list.mock.calls.length, rail.mock.calls.length]).toEqual([1, 1]);
});
