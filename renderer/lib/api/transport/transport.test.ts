import { describe, expect, test, vi } from 'vitest';
import type { Remedy } from '#shared/domain/transport/answer-codes.ts';
import type { FetchAnswer, FetchRequest } from '../fetcher.ts';
import { createCaptchaPrompt } from './captcha-prompt.ts';
import { createFingerprintStore } from './fingerprint-store.ts';
import { createHealer, createSingleHealer, type Healer, type Remedied } from './healer.ts';
import { createTokenShare } from './token-share.ts';
import { createTransport } from './transport.ts';

const GET: FetchRequest = { method: 'GET', path: '/a' };
const PLACE: FetchRequest = {
  method: 'POST',
  path: '/coupons',
  body: { amount: 500 },
  headers: { 'idempotency-key': '0197-key' },
};
const ok = { status: 200, body: 'yes' };
const refusal = { status: 401, body: null };
const captcha = (errorCode = 100) => ({ status: 400, body: { errorCode } });

type Step = FetchAnswer | 'lost';

/** Creates a back end that gives these answers in order and records the requests. */
function backend(...steps: Step[]) {
  const sent: FetchRequest[] = [];
  const send = vi.fn(async (request: FetchRequest) => {
    sent.push(request);
    const step = steps.shift() ?? ok;
    if (step === 'lost') throw new TypeError('Failed to fetch');
    return step;
  });
  return { send, sent };
}

const never: Healer = { worked: () => 0, heal: () => Promise.reject(new Error('not asked for')) };

function transportOf(send: (request: FetchRequest) => Promise<FetchAnswer>, healers: Partial<Record<Remedy, Healer>>) {
  const waits: number[] = [];
  const transport = createTransport({
    send,
    headersOf: async () => ({ 'x-requested-with': 'XMLHttpRequest' }),
    healers: { token: never, fingerprint: never, captcha: never, ...healers },
    wait: async (ms) => void waits.push(ms),
  });
  return { transport, waits };
}

/** Creates a promise that the test resolves. */
function later<T>() {
  let end: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('[C-04] every request has the common headers and those of its call, also when repeated', async () => {
  const { send, sent } = backend(refusal, ok);
  const { transport } = transportOf(send, { token: createHealer({ attempt: async () => ({}) }) });
  await transport(PLACE);
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': '0197-key' };
  expect(sent.map((request) => request.headers)).toEqual([headers, headers]);
});

describe('[C-05] a session that needs a new token', () => {
  test('gets it once for all calls refused together, each of which is repeated once', async () => {
    const token = later<Remedied>();
    const attempt = vi.fn(() => token.promise);
    const { send, sent } = backend(refusal, refusal, refusal);
    const { transport } = transportOf(send, { token: createHealer({ attempt }) });
    const calls = [transport(GET), transport({ ...GET, path: '/b' }), transport({ ...GET, path: '/c' })];
    await soon();
    expect(sent).toHaveLength(3);
    token.end({});
    expect(await Promise.all(calls)).toEqual([ok, ok, ok]);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(sent.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/a', '/b', '/c']);
  });

  test('does not fetch another token for a refusal of a call sent before it', async () => {
    const slow = later<FetchAnswer>();
    const attempt = vi.fn(async () => ({}));
    let count = 0;
    const send = async ({ path }: FetchRequest) => {
      count += 1;
      if (path === '/slow' && count === 1) return slow.promise;
      return count === 2 ? refusal : ok;
    };
    const { transport } = transportOf(send, { token: createHealer({ attempt }) });
    const first = transport({ ...GET, path: '/slow' });
    await soon();
    await transport(GET);
    slow.end(refusal);
    expect(await first).toEqual(ok);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('[C-12] fetches at most once in 60 s, and again after that', async () => {
    let now = 0;
    const attempt = vi.fn(async () => ({ until: null }));
    const stored = new Map<string, string>();
    const share = createTokenShare({
      locks: { isShared: false, hold: (_name, run) => run() },
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      now: () => now,
    });
    const token = createHealer({ attempt: async () => ((await share.renew(attempt)) ? {} : null) });
    const { send } = backend(refusal, ok, refusal, refusal, refusal, ok);
    const { transport } = transportOf(send, { token });
    await transport(GET);
    now = 59_000;
    expect(await transport(GET)).toEqual(refusal);
    expect(attempt).toHaveBeenCalledTimes(1);
    now = 60_000;
    expect(await transport(GET)).toEqual(ok);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  test('that has ended leaves the refusal as the answer, and the next call tries again', async () => {
    const attempt = vi.fn(async () => null);
    const { send, sent } = backend(refusal, refusal);
    const { transport } = transportOf(send, { token: createHealer({ attempt }) });
    expect(await transport(GET)).toEqual(refusal);
    expect(await transport(GET)).toEqual(refusal);
    expect([sent.length, attempt.mock.calls.length]).toEqual([2, 2]);
  });

  test('whose token cannot be fetched without a network also leaves the refusal as the answer', async () => {
    const { send } = backend(refusal);
    const token = createHealer({ attempt: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await transportOf(send, { token }).transport(GET)).toEqual(refusal);
  });
});

describe('[C-07] a captcha', () => {
  test('is shown to one call after the other, and each result goes with the call that it was solved for', async () => {
    const prompt = createCaptchaPrompt();
    const { send, sent } = backend(captcha(), captcha());
    const attempt = async (path: string) => ({ 'x-captcha-result': (await prompt.ask(path)) ?? '' });
    const { transport } = transportOf(send, { captcha: createSingleHealer(attempt) });
    const calls = [transport(PLACE), transport(GET)];
    await soon();
    expect([sent.length, prompt.path(), prompt.answered()]).toEqual([2, '/coupons', 0]);
    prompt.answer('first');
    await soon();
    expect([sent.length, prompt.path(), prompt.answered()]).toEqual([3, '/a', 1]);
    prompt.answer('second');
    await Promise.all(calls);
    expect(sent.slice(2).map(({ path, headers }) => [path, headers?.['x-captcha-result']])).toEqual([
      ['/coupons', 'first'],
      ['/a', 'second'],
    ]);
    expect(prompt.isOpen()).toBe(false);
  });

  test('that the player closes is closed for all calls that wait for one', async () => {
    const prompt = createCaptchaPrompt();
    const answers = [prompt.ask('/a'), prompt.ask('/b')];
    prompt.answer(null);
    expect([await Promise.all(answers), prompt.isOpen()]).toEqual([[null, null], false]);
  });

  test.each([111, 112, 113])('whose result is refused with %i is shown again', async (code) => {
    const results = ['first', 'second'];
    const attempt = async () => ({ 'x-captcha-result': results.shift() ?? '' });
    const { send, sent } = backend(captcha(), captcha(code), ok);
    const { transport } = transportOf(send, { captcha: createSingleHealer(attempt) });
    expect(await transport(GET)).toEqual(ok);
    expect(sent.map(({ headers }) => headers?.['x-captcha-result'])).toEqual([undefined, 'first', 'second']);
  });

  test('that the player closes leaves the refusal as the answer', async () => {
    const prompt = createCaptchaPrompt();
    const attempt = async () => ((await prompt.ask('/a')) === null ? null : {});
    const { send, sent } = backend(captcha());
    const call = transportOf(send, { captcha: createSingleHealer(attempt) }).transport(GET);
    await soon();
    prompt.answer(null);
    expect([await call, sent.length]).toEqual([captcha(), 1]);
  });
});

describe('a repeated placement', () => {
  const healers = {
    token: createHealer({ attempt: async () => ({}) }),
    fingerprint: createHealer({ attempt: async () => ({ 'x-hd': 'new' }) }),
    captcha: createSingleHealer(async () => ({ 'x-captcha-result': 'solved' })),
  };

  test('trust G6: is the same intent with the same key, whatever remedies were applied', async () => {
    const { send, sent } = backend(refusal, { status: 400, body: { errorCode: 120 } }, captcha(), ok);
    expect(await transportOf(send, healers).transport(PLACE)).toEqual(ok);
    expect(sent).toHaveLength(4);
    for (const { method, path, body, headers } of sent) {
      expect({ method, path, body }).toEqual({ method: 'POST', path: '/coupons', body: { amount: 500 } });
      expect(headers?.['idempotency-key']).toBe('0197-key');
    }
  });

  test('is not sent again automatically without an answer', async () => {
    const { send, sent } = backend('lost');
    await expect(transportOf(send, healers).transport(PLACE)).rejects.toThrow('Failed to fetch');
    expect(sent).toHaveLength(1);
  });
});

describe('[C-09] a call without an answer', () => {
  test('[C-14] with two retries is sent three times, 1.5 s apart', async () => {
    const { send, sent } = backend('lost', { status: 503, body: null }, 'lost');
    const { transport, waits } = transportOf(send, {});
    await expect(transport({ ...GET, retries: { times: 2, everyMs: 1500 } })).rejects.toThrow('Failed to fetch');
    expect([sent.length, waits]).toEqual([3, [1500, 1500]]);
  });

  test('succeeds when the back end recovers in time', async () => {
    const { send } = backend('lost', 'lost', ok);
    const { transport } = transportOf(send, {});
    expect(await transport({ ...GET, retries: { times: 2, everyMs: 1500 } })).toEqual(ok);
  });
});

describe('a cancelled request', () => {
  test.each(['token', 'captcha'] as const)('stops waiting for %s, and is not sent again', async (remedy) => {
    const { promise } = later<Remedied>();
    const controller = new AbortController();
    const { send, sent } = backend(remedy === 'token' ? refusal : captcha());
    const { transport } = transportOf(send, { [remedy]: createHealer({ attempt: () => promise }) });
    const call = transport({ ...GET, signal: controller.signal });
    await soon();
    controller.abort();
    await expect(call).rejects.toThrow('cancelled');
    expect(sent).toHaveLength(1);
  });

  test('is never sent when it was cancelled before', async () => {
    const { send, sent } = backend();
    const { transport } = transportOf(send, {});
    await expect(transport({ ...GET, signal: AbortSignal.abort() })).rejects.toThrow('cancelled');
    expect(sent).toEqual([]);
  });
});

describe('[C-13] the fingerprint', () => {
  const at = (now: number, lifeS: number, token: string) => ({
    token,
    now,
    expiresAt: now / 1000 + lifeS,
    componentsData: {},
  });

  test('is made once while it is valid, whatever the device’s clock says', async () => {
    let ticks = 0;
    const make = vi.fn(async () => at(9_000_000, 60, `t${make.mock.calls.length}`));
    const fingerprints = createFingerprintStore({ make, ticks: () => ticks });
    expect(await Promise.all([fingerprints.current(), fingerprints.current()])).toEqual(['t1', 't1']);
    ticks = 59_999;
    expect(await fingerprints.current()).toBe('t1');
    ticks = 60_000;
    expect(await fingerprints.current()).toBe('t2');
  });

  test('[C-06] is made again after a refusal, at most twice in a row', async () => {
    const make = vi.fn(async () => at(0, 60, `t${make.mock.calls.length}`));
    const fingerprints = createFingerprintStore({ make });
    expect(await fingerprints.renew()).toBe('t1');
    expect(await fingerprints.renew()).toBe('t2');
    expect(await fingerprints.renew()).toBeNull();
    fingerprints.accepted();
    expect(await fingerprints.renew()).toBe('t3');
  });

  test('is left out where it cannot be made, and tried again with the next call', async () => {
    const make = vi
      .fn()
      .mockRejectedValueOnce(new Error('blocked'))
      .mockResolvedValue(at(0, 60, 'late'));
    const fingerprints = createFingerprintStore({ make });
    expect([await fingerprints.current(), await fingerprints.current()]).toEqual([null, 'late']);
  });
});
