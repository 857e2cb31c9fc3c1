import { expect, test, vi } from 'vitest';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createOutbox, type SendMessage } from './outbox.ts';

const LOST: CallError = { status: 0, code: 'NETWORK' };

/** Creates a back end that stores each key once and loses this number of answers. */
function backEnd(lostAnswers = 0) {
  const kept = new Map<string, string>();
  let lost = lostAnswers;
  const send = vi.fn<SendMessage>(async (text, key) => {
    if (!kept.has(key)) kept.set(key, text);
    if (lost > 0) {
      lost -= 1;
      return { error: LOST };
    }
    return { id: [...kept.keys()].indexOf(key) + 1 };
  });
  return { send, texts: () => [...kept.values()] };
}

const statesOf = (outbox: ReturnType<typeof createOutbox>) => outbox.items().map(({ state }) => state);

test('[N-07] a message whose answer was lost is sent again under the same key: nothing is lost or duplicated', async () => {
  const { send, texts } = backEnd(2);
  const outbox = createOutbox(send);
  outbox.add('Hello', 5);
  expect(statesOf(outbox)).toEqual(['sending']);
  await eventually(() => expect(statesOf(outbox)).toEqual(['failed']));
  expect(outbox.items()[0]).toMatchObject({ text: 'Hello', error: LOST });
  const key = outbox.items()[0]?.key ?? '';
  outbox.retry(key);
  await eventually(() => expect(statesOf(outbox)).toEqual(['failed']));
  outbox.retry(key);
  await eventually(() => expect(statesOf(outbox)).toEqual(['sent']));
  expect(texts()).toEqual(['Hello']);
  expect(new Set(send.mock.calls.map(([, sent]) => sent))).toEqual(new Set([key]));
});

test('chat messages arrive in the order of writing', async () => {
  const { send, texts } = backEnd();
  const outbox = createOutbox(async (text, key) => {
    await new Promise((resolve) => setTimeout(resolve, text === 'first' ? 30 : 0));
    return send(text, key);
  });
  for (const text of ['first', 'second', 'third']) outbox.add(text, 0);
  await eventually(() => expect(statesOf(outbox)).toEqual(['sent', 'sent', 'sent']));
  expect(texts()).toEqual(['first', 'second', 'third']);
});

test('a chat message stays in the outbox until the conversation contains it', async () => {
  const outbox = createOutbox(backEnd().send);
  outbox.add('one', 0);
  outbox.add('two', 0);
  await eventually(() => expect(statesOf(outbox)).toEqual(['sent', 'sent']));
  const before = outbox.items();
  outbox.settle(0);
  expect(outbox.items()).toBe(before);
  outbox.settle(1);
  expect(outbox.items().map(({ text }) => text)).toEqual(['two']);
});

test('a double press sends a chat message once; a discarded message is not sent', async () => {
  const { send } = backEnd(1);
  const outbox = createOutbox(send);
  outbox.add('Hello', 0);
  await eventually(() => expect(statesOf(outbox)).toEqual(['failed']));
  const key = outbox.items()[0]?.key ?? '';
  outbox.retry(key);
  outbox.retry(key);
  await eventually(() => expect(statesOf(outbox)).toEqual(['sent']));
  expect(send).toHaveBeenCalledTimes(2);
  outbox.discard(key);
  outbox.retry(key);
  expect(outbox.items()).toEqual([]);
});

test('chat messages that failed without a connection are sent again with it; refused ones are not', async () => {
  const answers = [LOST, { status: 409, code: 'CONSULTANT_AWAY' } as const];
  const send = vi.fn<SendMessage>(async () => {
    const error = answers.shift();
    return error ? { error } : { id: 7 };
  });
  const outbox = createOutbox(send);
  outbox.add('lost', 0);
  outbox.add('refused', 0);
  await eventually(() => expect(statesOf(outbox)).toEqual(['failed', 'failed']));
  outbox.retryLost();
  await eventually(() => expect(statesOf(outbox)).toEqual(['sent', 'failed']));
  expect(send).toHaveBeenCalledTimes(3);
});
