import { expect, test } from 'vitest';
import { PageMailbox } from './page-mailbox.ts';

function mailbox(first: string | null = null) {
  const pushed: string[] = [];
  return { made: new PageMailbox<string>(first, (item) => pushed.push(item)), pushed };
}

test('a message from before the page listens waits and is returned once; the last one counts', () => {
  const { made, pushed } = mailbox('first');
  made.deliver('second');
  expect(pushed).toEqual([]);
  expect(made.take()).toBe('second');
  expect(made.take()).toBeNull();
});

test('a message for a listening page is pushed at once and does not wait', () => {
  const { made, pushed } = mailbox();
  expect(made.take()).toBeNull();
  made.deliver('now');
  expect(pushed).toEqual(['now']);
  expect(made.take()).toBeNull();
});

test('a message after the page is gone waits for the next page', () => {
  const { made, pushed } = mailbox();
  made.take();
  made.pageGone();
  made.deliver('later');
  expect(pushed).toEqual([]);
  expect(made.take()).toBe('later');
  made.deliver('again');
  expect(pushed).toEqual(['again']);
});

test('all waiting messages are returned in order', () => {
  const { made } = mailbox();
  for (const item of ['one', 'two']) made.deliver(item);
  expect(made.takeAll()).toEqual(['one', 'two']);
  expect(made.takeAll()).toEqual([]);
});
