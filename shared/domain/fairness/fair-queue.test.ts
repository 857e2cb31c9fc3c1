import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairQueue, QueueRefusal, type QueueTurn } from './fair-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Opens a queue of one place whose jobs end when the test says so. */
function queueOf({ maxWaiting = 8, maxWaitingOfSubject = 4, maxWaitMs = 5000 } = {}) {
  let time = 0;
  const queue = createFairQueue({ places: 1, maxWaiting, maxWaitingOfSubject, maxWaitMs, now: () => time });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, turn: Partial<QueueTurn> = {}) =>
    queue
      .run({ subject: name, ...turn }, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      })
      .catch((error: unknown) => (error instanceof QueueRefusal ? `refused for ${error.retryAfter} s` : error));
  async function endNext(): Promise<void> {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  return { queue, begun, ask, endNext, pass: (ms: number) => (time += ms) };
}

describe('a fair queue', () => {
  test('takes a newcomer before the second job of a subject that floods it', async () => {
    const { begun, ask, endNext } = queueOf();
    for (let job = 0; job < 4; job++) void ask('flood');
    void ask('newcomer');
    for (let job = 0; job < 5; job++) await endNext();
    expect(begun).toEqual(['flood', 'newcomer', 'flood', 'flood', 'flood']);
  });

  test('takes the newest of equal callers, so that a flood from many networks does not delay the next one', async () => {
    const { begun, ask, endNext } = queueOf();
    for (const name of ['running', 'first', 'second', 'newest']) void ask(name);
    await endNext();
    expect(begun).toEqual(['running', 'newest']);
  });

  test('takes preferred callers before all others', async () => {
    const { begun, ask, endNext } = queueOf();
    void ask('running');
    void ask('known', { isPreferred: true });
    void ask('stranger');
    await endNext();
    expect(begun).toEqual(['running', 'known']);
  });

  test('refuses at once what exceeds the share of its subject', async () => {
    const { ask, queue } = queueOf({ maxWaitingOfSubject: 2 });
    for (let job = 0; job < 3; job++) void ask('flood');
    expect(await ask('flood')).toBe('refused for 1 s');
    expect(queue.waiting).toBe(2);
  });

  test('refuses the last in turn when it is full, and lets a caller in who goes before it', async () => {
    const { ask, begun, endNext } = queueOf({ maxWaiting: 2 });
    void ask('flood');
    void ask('flood');
    const last = ask('flood');
    void ask('newcomer');
    expect(await last).toBe('refused for 1 s');
    await endNext();
    expect(begun).toEqual(['flood', 'newcomer']);
  });

  test('drops a job whose caller is gone', async () => {
    const { ask, begun, endNext, queue } = queueOf();
    const caller = new AbortController();
    void ask('running');
    const left = ask('gone', { signal: caller.signal });
    caller.abort();
    expect(await left).toBe('refused for 1 s');
    expect(queue.waiting).toBe(0);
    await endNext();
    expect(begun).toEqual(['running']);
    expect(await ask('gone before', { signal: caller.signal })).toBe('refused for 1 s');
  });

  test('refuses a job that has waited too long', async () => {
    const { ask } = queueOf({ maxWaitMs: 1000 });
    void ask('running');
    const late = ask('late');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBe('refused for 1 s');
  });

  test('forgets a flood, so that its subject gets equal turns again', async () => {
    const { ask, begun, endNext, pass } = queueOf();
    for (let job = 0; job < 4; job++) void ask('flood');
    for (let job = 0; job < 4; job++) await endNext();
    pass(600_000);
    void ask('running');
    void ask('other');
    void ask('flood');
    await endNext();
    expect(begun.slice(4)).toEqual(['running', 'flood']);
  });

  test('takes a newcomer first, however long a flood from many subjects lasts and however slow the jobs are', async () => {
    const { begun, ask, endNext, pass } = queueOf({ maxWaiting: 12 });
    const flood = () => {
      for (let subject = 0; subject < 10; subject++) void ask(`flood ${subject}`);
    };
    for (let turn = 0; turn < 20; turn++) {
      flood();
      await endNext();
      pass(8000);
    }
    void ask('newcomer');
    flood();
    await endNext();
    expect(begun.at(-1)).toBe('newcomer');
  });

  test('goes on after a job that fails', async () => {
    const { queue } = queueOf();
    const failing = queue.run({ subject: 'a' }, async () => {
      throw new Error('failed');
    });
    const next = queue.run({ subject: 'b' }, async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });
});
