import { expect, test, vi } from 'vitest';
import { redirectLightCall } from '#shared/contracts/access.ts';
import { type BackendAnswer, createBackend } from './backend.ts';
import { findMovedAddress } from './moved-addresses.ts';

const moved = { redirect: true, code: 301, url: '/en/line', reasons: ['moved'], breadcrumbs: [] };

function ask(...answers: readonly BackendAnswer[]) {
  const sent: unknown[] = [];
  const fetch = vi.fn(async (address: URL, init: RequestInit) => {
    const { status, body } = answers[Math.min(fetch.mock.calls.length, answers.length) - 1] as BackendAnswer;
    sent.push({ path: address.pathname, method: init.method, body: JSON.parse(String(init.body)) });
    return Response.json(body, { status });
  });
  const log = { warn: vi.fn() };
  const backend = createBackend({
    origin: 'http://back.example',
    version: '1.2.3',
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  const question = { url: '/en/old?token=secret', headers: {}, hosts: [], log };
  return { sent, fetch, log, found: findMovedAddress(backend, question) };
}

test('[G-12] a valid answer of the service redirects with its status', async () => {
  const { found, sent, log } = ask({ status: 200, body: { data: moved } });
  expect(await found).toEqual({ status: 301, location: '/en/line' });
  expect(sent).toEqual([{ path: redirectLightCall.path, method: 'POST', body: { url: '/en/old?token=secret' } }]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a back end without the service moves no address, and nothing is logged', async () => {
  const { found, log } = ask({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await found).toBeNull();
  expect(log.warn).not.toHaveBeenCalled();
});

test('a back end that has the service at another path is asked there, and one without it is not asked', async () => {
  const asked: string[] = [];
  const backend = { ask: async ({ path }: { path: string }) => ({ status: asked.push(path) && 404, body: null }) };
  const question = { url: '/en/old', headers: {}, hosts: [], log: { warn: vi.fn() } };
  await findMovedAddress(backend, { ...question, paths: { redirectLight: '/v2/moved' } });
  await findMovedAddress(backend, { ...question, paths: { redirectLight: null } });
  expect(asked).toEqual(['/v2/moved']);
});

test.each(['code', 'url', 'reasons', 'breadcrumbs'])(
  '[G-12] an answer without %s is ignored and logged, without the query',
  async (field) => {
    const { found, log } = ask({ status: 200, body: { data: { ...moved, [field]: undefined } } });
    expect(await found).toBeNull();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ path: '/en/old', why: `lacks ${field}` }, expect.any(String));
  },
);

test('[C-03] [G-12] a service for moved addresses without an answer is asked five more times', async () => {
  const { found, fetch } = ask({ status: 503, body: null });
  expect(await found).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(6);
});

test('[G-12] the first answer of the service for moved addresses counts', async () => {
  const { found, fetch } = ask({ status: 503, body: null }, { status: 200, body: { data: moved } });
  expect(await found).toMatchObject({ location: '/en/line' });
  expect(fetch).toHaveBeenCalledTimes(2);
});
