import { afterEach, expect, test, vi } from 'vitest';
import { browserTabLocks } from './tab-locks.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page to which the browser refuses locks does its work, once', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  const run = vi.fn(async () => {});
  await browserTabLocks().hold('x', run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('work that fails under a lock is not repeated', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, begin: () => Promise<void>) => begin() } });
  const run = vi.fn(() => Promise.reject(new Error('failed')));
  await expect(browserTabLocks().hold('x', run)).rejects.toThrow('failed');
  expect(run).toHaveBeenCalledTimes(1);
});
