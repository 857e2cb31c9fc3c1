import { expect, test, vi } from 'vitest';
import type { BackendAnswer } from './backend.ts';
import { findMovedAddress } from './moved-addresses.ts';

const moved = { redirect: true, code: 301, url: '/en/line', reasons: ['moved'], breadcrumbs: [] };

function ask(...answers: readonly BackendAnswer[]) {
  const fetchJson = vi.fn(
    async () => answers[Math.min(fetchJson.mock.calls.length, answers.length) - 1] as BackendAnswer,
  );
  const log = { warn: vi.fn() };
  const backend = { fetchJson, config: async () => null };
  const question = { url: '/en/old?token=secret', headers: {}, hosts: [], log };
  return { fetchJson, log, found: findMovedAddress(backend, question, 0) };
}

test('[G-12] a whole answer is followed with its code', async () => {
  const { found, fetchJson, log } = ask({ status: 200, body: { data: moved } });
  expect(await found).toEqual({ status: 301, location: '/en/line' });
  expect(fetchJson).toHaveBeenCalledExactlyOnceWith(
    '/redirects-api/api/v1/redirect-light',
    {},
    {
      url: '/en/old?token=secret',
    },
  );
  expect(log.warn).not.toHaveBeenCalled();
});

test.each(['code', 'url', 'reasons', 'breadcrumbs'])(
  '[G-12] an answer without %s is ignored and logged, without the query',
  async (field) => {
    const { found, log } = ask({ status: 200, body: { data: { ...moved, [field]: undefined } } });
    expect(await found).toBeNull();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ path: '/en/old', why: `lacks ${field}` }, expect.any(String));
  },
);

test('[G-12] a service that does not answer is asked five times more', async () => {
  const { found, fetchJson } = ask({ status: 503, body: null });
  expect(await found).toBeNull();
  expect(fetchJson).toHaveBeenCalledTimes(6);
});

test('[G-12] the first answer counts', async () => {
  const { found, fetchJson } = ask({ status: 503, body: null }, { status: 200, body: { data: moved } });
  expect(await found).toMatchObject({ location: '/en/line' });
  expect(fetchJson).toHaveBeenCalledTimes(2);
});
