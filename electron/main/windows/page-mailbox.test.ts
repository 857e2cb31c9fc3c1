import { expect, test } from 'vitest';
import { PageMailbox } from './page-mailbox.ts';

function mailbox(first: string | null = null) {
  const pushed: string[] = [];
  return { made: new PageMailbox<string>(first, (item) => pushed.push(item)), pushed };
}

test('what comes before the page listens waits, is handed over once, and the last one counts', () => {
  const { made, pushed } = mailbox('first');
  made.deliver('second');
  expect(pushed).toEqual([]);
  expect(made.take()).toBe('second');
  expect(made.take()).toBeNull();
});

test('what comes while the page listens is handed over at once, and does not wait besides', () => {
  const { made, pushed } = mailbox();
  expect(made.take()).toBeNull();
  made.deliver('now');
  expect(pushed).toEqual(['now']);
  expect(made.take()).toBeNull();
});

test('when the page is gone, what comes waits for the next one', () => {
  const { made, pushed } = mailbox();
  made.take();
  made.pageGone();
  made.deliver('later');
  expect(pushed).toEqual([]);
  expect(made.take()).toBe('later');
  made.deliver('again');
  expect(pushed).toEqual(['again']);
});

test('who wants everything that waited gets it in its order', () => {
  const { made } = mailbox();
  for (const item of ['one', 'two']) made.deliver(item);
  expect(made.takeAll()).toEqual(['one', 'two']);
  expect(made.takeAll()).toEqual([]);
});
