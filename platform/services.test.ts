import { expect, test, vi } from 'vitest';
import { createTableBook } from '#tests/fixtures/platform/table-book.ts';
import { startTestPlatform } from '#tests/fixtures/platform/test-platform.ts';

test.each([
  ['before anybody is let in', () => undefined],
  [
    'and one that fails does not keep it from opening',
    () => {
      throw new Error('no tick');
    },
  ],
])('the book has its first tick when the platform opens, %s', async (_what, work) => {
  const order: string[] = [];
  const tick = vi.fn(() => {
    order.push('tick');
    return work();
  });
  const book = { ...createTableBook().book, controls: undefined, tick, start: () => order.push('start') };
  const { close, client } = await startTestPlatform({ createBook: () => book as never });
  expect(order).toEqual(['tick', 'start']);
  expect((await client().get('/readyz')).status).toBe(200);
  await close();
});
