import { describe, expect, test, vi } from 'vitest';
import type { FetchAnswer, FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { createTransport } from '#renderer/lib/api/transport/transport.ts';
import { createCallLog, problemOf } from './call-log.ts';
import { filterCalls } from './filter-calls.ts';

const healer = (remedied: object | null) => ({ worked: () => 0, heal: async () => remedied as Record<string, string> });
const REQUEST: FetchRequest = { method: 'GET', path: '/web-api/line/sports', retries: { times: 2, everyMs: 1 } };

function logged(answers: readonly (FetchAnswer | Error)[]) {
  let now = 0;
  const onProblem = vi.fn();
  const log = createCallLog(() => now, onProblem);
  const left = [...answers];
  const transport = createTransport({
    send: async () => {
      now += 10;
      const next = left.shift();
      if (!next || next instanceof Error) throw next ?? new Error('no answer left');
      return next;
    },
    healers: { token: healer({}), fingerprint: healer(null), captcha: healer(null) },
    headersOf: async () => ({}),
    wait: async () => {},
    trace: log.begin,
  });
  return { log, onProblem, transport };
}

const last = (log: ReturnType<typeof createCallLog>) => log.entries().at(-1);

describe('the log of calls', () => {
  test('keeps one entry for a call that was repeated after a remedy, with its time and its size', async () => {
    const { log, transport, onProblem } = logged([
      { status: 401, body: null },
      { status: 200, body: { sports: [] }, requestId: '0b7c1b8e-6a6b-4b57-9d3c-2c1f0f0c9d11' },
    ]);
    await transport(REQUEST);
    expect(log.entries()).toHaveLength(1);
    expect(last(log)).toMatchObject({ status: 200, retries: 1, durationMs: 20, size: 13, problem: null });
    expect(last(log)?.requestId).toMatch(/^0b7c/);
    expect(onProblem).not.toHaveBeenCalled();
  });

  test('distinguishes calls without an answer, cancelled calls and refused calls', async () => {
    const { log, transport, onProblem } = logged([new Error('off line'), new Error('off line'), new Error('off line')]);
    await expect(transport(REQUEST)).rejects.toThrow('off line');
    expect(last(log)).toMatchObject({ status: 0, retries: 2, problem: 'network' });
    const given = AbortSignal.abort();
    await expect(transport({ ...REQUEST, signal: given })).rejects.toThrow();
    expect(last(log)).toMatchObject({ status: 499, problem: 'cancelled', retries: 0 });
    expect(onProblem).toHaveBeenCalledTimes(2);
  });

  test.each([
    [200, null],
    [204, null],
    [0, 'network'],
    [499, 'cancelled'],
    [401, 'session'],
    [404, 'client'],
    [451, 'client'],
    [500, 'server'],
    [503, 'server'],
  ])('status %i is of the class %s', (status, problem) => {
    expect(problemOf(status)).toBe(problem);
  });

  test('drops the oldest beyond two hundred, and changes its list only with a change', () => {
    const log = createCallLog(() => 0);
    for (let count = 0; count < 205; count += 1) log.begin({ method: 'GET', path: `/a/${count}` }).sent();
    expect(log.entries()).toHaveLength(200);
    expect(log.entries()[0]?.path).toBe('/a/5');
    expect(log.entries()).toBe(log.entries());
    log.clear();
    expect(log.entries()).toEqual([]);
  });

  test('is filtered by words of a call and by the class of its failure, newest first', () => {
    const log = createCallLog(() => 0);
    const add = (path: string, status: number, body?: unknown) =>
      log.begin({ method: 'GET', path }).ended({ status, body });
    add('/web-api/line/sports', 200);
    add('/web-api/line/games', 503, { code: 'UNAVAILABLE' });
    add('/web-api/coupons', 400, { code: 'BAD_REQUEST' });
    const pathsOf = (word: string, problem: 'all' | 'any' | 'server') =>
      filterCalls(log.entries(), { word, problem }).map(({ path }) => path);
    expect(pathsOf('', 'all')).toEqual(['/web-api/coupons', '/web-api/line/games', '/web-api/line/sports']);
    expect(pathsOf('LINE 503', 'all')).toEqual(['/web-api/line/games']);
    expect(pathsOf('bad_request', 'any')).toEqual(['/web-api/coupons']);
    expect(pathsOf('', 'server')).toEqual(['/web-api/line/games']);
  });
});
