import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { careLimitsApi } from '#renderer/lib/api/care-limits-api.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { limitsCall } from '#shared/contracts/session-life.ts';
import { config, NOW } from '#tests/fixtures/coupon-samples.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { limitsApi } from './limits-api.ts';

beforeEach(() => void vi.stubGlobal('location', { pathname: '/ar/live' }));
afterEach(() => void vi.unstubAllGlobals());

const money = { measure: 'money', currencyCode: 'EUR', startedAt: 1, endsAt: 2, limitState: 'PENDING' } as const;
const WAITING = [
  { ...money, limitType: 20, limitValue: 5000, limitState: 'ACTIVE', endsAt: null },
  { ...money, limitType: 20, limitValue: 9000, needApprove: true },
  { ...money, limitType: 21, limitValue: 9000, needApprove: true },
] as const;

/** Opens a page that shows these limits, and answers what is done to them in one way. */
async function openPage(answer: { readonly status: number; readonly body: unknown }) {
  const requests: FetchRequest[] = [];
  const fetcher = async (request: FetchRequest) => {
    requests.push(request);
    if (answer.status === 0 && request.method !== 'GET') throw new TypeError('Failed to fetch');
    return request.path === limitsCall.path && request.method === 'GET'
      ? { status: 200, body: { data: WAITING } }
      : answer;
  };
  const site = { config, renderedAt: NOW, origin: '' };
  const { store } = makeStore({ host: createMemoryHost(), fetcher, preloaded: { site } });
  await store.dispatch(careLimitsApi.endpoints.careLimits.initiate(undefined));
  const waiting = () =>
    (careLimitsApi.endpoints.careLimits.select(undefined)(store.getState()).data?.data ?? [])
      .filter(({ limitState }) => limitState === 'PENDING')
      .map(({ limitType }) => limitType);
  const act = (action: 'confirm' | 'reject') =>
    store.dispatch(limitsApi.endpoints.limitAction.initiate({ body: { action, limitType: 20 } }));
  return { act, requests, waiting };
}

test.each([
  ['reject', 500, [21]],
  ['reject', 409, [21]],
  ['reject', 0, [21]],
  ['reject', 401, [20, 21]],
  ['reject', 403, [20, 21]],
  ['confirm', 500, [20, 21]],
] as const)('after %s is answered %i, the limits of these types still wait: %o', async (action, status, types) => {
  const { act, waiting } = await openPage({ status, body: null });
  expect(waiting()).toEqual([20, 21]);
  await act(action);
  expect(waiting()).toEqual(types);
});

test('a rejection that succeeds shows the limits of its answer', async () => {
  const limitsData = [WAITING[0]];
  const { act, waiting } = await openPage({
    status: 200,
    body: { status: 'success', title: null, data: { limitsData } },
  });
  await act('reject');
  await eventually(() => expect(waiting()).toEqual([]));
});

test('calls about limits name the language of the page', async () => {
  const { act, requests } = await openPage({ status: 403, body: null });
  await act('confirm');
  expect(requests.map(({ headers }) => headers?.['x-language'])).toEqual(['ar', 'ar']);
});
