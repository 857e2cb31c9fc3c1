import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrderAnswer, WholePayment } from '#shared/contracts/cashier.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createMemoryProvider, type MemoryProvider, TEST_CARD } from '#tests/fixtures/platform/memory-provider.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const BASE = '/web-api/cashier';
const HOUR = 3_600_000;

let site: TestPlatform;
let provider: MemoryProvider;
let player: TestPlayer;

beforeAll(async () => {
  provider = createMemoryProvider();
  site = await startTestPlatform({ paymentProviders: [provider] });
  player = await site.player({ balance: 0 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const now = () => site.platform.clock.now();
const move = (ms: number) => site.platform.clock.moveTo(now() + ms);
const reads = () => provider.calls.filter((call) => call === 'report').length;

/** Moves the clock until the report is read again: a change of the clock during a look begins no other one. */
async function nextReport(): Promise<void> {
  const before = reads();
  await eventually(async () => {
    await move(HOUR + 1000);
    expect(reads()).toBeGreaterThan(before);
  });
}

async function depositOf(amount: number): Promise<number> {
  const body = { accountId: player.accountId, iso: 'EUR', methodId: 'card', amount };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { body: answer } = await player.post<PaymentOrderAnswer>(`${BASE}/deposits`, body, key);
  if (answer.status !== 'made') throw new Error(`Not made: ${JSON.stringify(answer)}`);
  return answer.payment.id;
}

/** The state as it is stored: nothing here asks the provider. */
async function stored(id: number): Promise<string> {
  const [row] = await site.database.owner<{ state: string }[]>`select state from payment where id = ${id}`;
  return row?.state ?? '';
}

const becomes = (id: number, state: string) => eventually(async () => expect(await stored(id)).toBe(state));

async function received(amount: number): Promise<number> {
  const id = await depositOf(amount);
  provider.say(`deposit-${id}`, { state: 'succeeded', received: amount, instrument: TEST_CARD });
  expect((await player.get<WholePayment>(`${BASE}/payments/${id}`)).status).toBe(200);
  await becomes(id, 'received');
  return id;
}

const reported = (id: number, kind: 'chargeback' | 'deposit', amount: number) =>
  provider.reportLine({ kind, reference: `deposit-${id}`, amount, iso: 'EUR', at: now() });

describe('the report of a provider', () => {
  test('is read within the hour, and a chargeback whose notice was lost is asked for and booked once', async () => {
    const id = await received(5000);
    provider.say(`deposit-${id}`, { state: 'charged-back', received: 5000 });
    reported(id, 'chargeback', -5000);
    await nextReport();
    await becomes(id, 'charged-back');
    expect(await player.balance()).toBe(0);
    const before = provider.calls.length;
    await nextReport();
    // What the house knows is not asked for again.
    expect(provider.calls.slice(before)).not.toContain('deposit');
    expect(await player.balance()).toBe(0);
  });

  test('names money that came after its deposit was given up, and the money is booked', async () => {
    const id = await depositOf(4000);
    await player.post(`${BASE}/payments/${id}/cancel`, {});
    await becomes(id, 'cancelled');
    provider.say(`deposit-${id}`, { state: 'succeeded', reason: null, received: 4000, instrument: TEST_CARD });
    reported(id, 'deposit', 4000);
    await nextReport();
    await becomes(id, 'received');
    expect(await player.balance()).toBe(4000);
  });

  test('is only a hint: a chargeback that the provider does not confirm moves nothing', async () => {
    const id = await received(3000);
    reported(id, 'chargeback', -3000);
    const before = provider.calls.length;
    await nextReport();
    await eventually(() => expect(provider.calls.slice(before)).toContain('deposit'));
    await eventually(async () => {
      const [row] = await site.database.owner<{ next: number | null }[]>`
        select next_look_at as next from payment where id = ${id}`;
      expect(row?.next).toBeNull();
    });
    expect(await stored(id)).toBe('received');
  });

  test('about payments that the house does not know is left to the reconciliation', async () => {
    provider.reportLine({ kind: 'chargeback', reference: 'deposit-1', amount: -1, iso: 'EUR', at: now() });
    provider.reportLine({ kind: 'chargeback', reference: 'another-shop-7', amount: -1, iso: 'EUR', at: now() });
    await nextReport();
    await nextReport();
  });

  test('of a provider that is away is read later, without a fault', async () => {
    provider.setAway(true);
    await nextReport();
    provider.setAway(false);
    // Within the hour of the look that had no answer.
    const before = reads();
    await eventually(async () => {
      await move(1000);
      expect(reads()).toBeGreaterThan(before);
    });
  });
});
