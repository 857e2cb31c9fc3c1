import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import { selectAccounts, sessionApi } from '#renderer/lib/api/session-api.ts';
import type { Account } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { account, config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { NEW_CURRENCY_MS, refreshAccounts } from './refresh-accounts.ts';

const yen: Account = { ...account, id: 8, type: 9, iso: 'JPY', decimals: 0, isActive: false };
const hasYen = (accounts: readonly Account[]) => accounts.some(({ iso }) => iso === 'JPY');
const waitingForYen = { until: hasYen, everyMs: NEW_CURRENCY_MS };

/** Starts a back end that answers with these accounts in order; null is a failure. The last answer repeats. */
async function startWith(...answers: readonly (readonly Account[] | null)[]) {
  const asked: number[] = [];
  const { store } = makeStore({
    host: createMemoryHost(),
    fetcher: async ({ path }) => {
      expect(path).toBe(openPaths.accounts);
      const accounts = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(Date.now() - NOW);
      return accounts ? { status: 200, body: { accounts } } : { status: 503, body: null };
    },
    preloaded: { site: { config, renderedAt: NOW, origin: 'http://fairline.test' } },
  });
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
  return { store, asked, shown: () => selectAccounts(store.getState()).map(({ iso }) => iso) };
}

// Descriptions load with the first call and the reader of refusals with the first refusal; fake timers wait for neither.
beforeAll(() => Promise.all([accountCalls(), import('#renderer/lib/api/answer-error.ts')]));
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('[O-02] accounts are fetched every second until they show a new currency', async () => {
  const { store, asked, shown } = await startWith([account], [account], [account, yen]);
  const done = store.dispatch(refreshAccounts(waitingForYen));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toBe(true);
  expect(asked).toEqual([0, 1000, 2000]);
  expect(shown()).toEqual(['EUR', 'JPY']);
});

test('[O-02] accounts are fetched five times at most', async () => {
  const { store, asked, shown } = await startWith([account]);
  const done = store.dispatch(refreshAccounts(waitingForYen));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await done).toBe(false);
  expect(asked).toEqual([0, 1000, 2000, 3000, 4000]);
  expect(shown()).toEqual(['EUR']);
});

test('[O-02] by default accounts are fetched until one is active, five times every 2.5 seconds', async () => {
  const { store, asked } = await startWith([{ ...account, isActive: false }]);
  const done = store.dispatch(refreshAccounts());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await done).toBe(false);
  expect(asked).toEqual([0, 2500, 5000, 7500, 10_000]);
});

test('a failed fetch of accounts is repeated, and the known accounts stay', async () => {
  const { store, asked, shown } = await startWith(null, [account, yen]);
  const done = store.dispatch(refreshAccounts(waitingForYen));
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toEqual(['EUR']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await done).toBe(true);
  expect(asked).toEqual([0, 1000]);
});

test('accounts are not fetched after the player signs out', async () => {
  const { store, asked } = await startWith([account]);
  const done = store.dispatch(refreshAccounts(waitingForYen));
  await vi.advanceTimersByTimeAsync(1500);
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, null));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await done).toBe(false);
  expect(asked).toEqual([0, 1000]);
});
