import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CashierAnswer, PaymentOrderAnswer, WholePayment } from '#shared/contracts/cashier.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { createHarbour, reconcile } from './cashier-service.ts';

/** Number of payments; enough that each kind of misbehaviour meets each kind of payment. */
const PAYMENTS = 300;
const AT_ONCE = 10;
const BASE = '/web-api/cashier';

let site: TestPlatform;
let origin = '';
/** A generator with a fixed seed, so that a failure comes again. */
let seed = 20_270_213;
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

beforeAll(async () => {
  site = await startTestPlatform();
  const { paymentCompany } = site.platform;
  if (!paymentCompany) throw new Error('The platform has no payment company');
  const noticeUrl = `${site.origin}${BASE}/notices/harbour`;
  origin = await paymentCompany.listen({ host: '127.0.0.1', port: 0, origin: '', noticeUrl });
  await site.platform.config.merge({ cashier: { minTurnover: 0, autoMaxTimes: 1_000_000, maxOpen: 20 } });
});
afterAll(() => site.close());

const misbehave = (behaviour: object) =>
  fetch(`${origin}/__control/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviour),
  });

const NUMBERS = ['4242424242424242', '5555555555554444', '4000000000000002', '4000000000009995'];

/** Pays on the page of the company, or leaves it, or does nothing. */
async function pay({ page }: WholePayment): Promise<void> {
  if (!page) return;
  const step = pick(['pay', 'pay', 'pay', 'leave', 'nothing']);
  if (step === 'nothing') return;
  const token = new URL(page.url).searchParams.get('token') ?? '';
  const card = { number: pick(NUMBERS), date: '12/39', code: '123', holder: 'Ada Lovelace' };
  await fetch(page.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token, step, ...card }) });
}

async function depositOnce(player: TestPlayer): Promise<void> {
  const amount = 1000 + Math.floor(random() * 20_000);
  const body = { accountId: player.accountId, iso: 'EUR', methodId: 'card', amount };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { body: answer } = await player.post<PaymentOrderAnswer>(`${BASE}/deposits`, body, key);
  if (answer.status !== 'made') return;
  const { body: now } = await player.get<WholePayment>(`${BASE}/payments/${answer.payment.id}`);
  await pay(now);
  if (random() < 0.1) await player.post(`${BASE}/payments/${answer.payment.id}/cancel`, {});
  if (random() < 0.05) {
    await fetch(`${origin}/__control/deposits/deposit-${answer.payment.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'charged_back' }),
    });
  }
}

async function withdrawOnce(player: TestPlayer): Promise<void> {
  const { withdrawal, available } = (await player.get<CashierAnswer>(BASE)).body;
  const [target] = withdrawal.targets;
  if (!target || available < 2000) return depositOnce(player);
  const amount = Math.min(available, Math.max(2000, Math.floor(available * random())));
  const body = { accountId: player.accountId, iso: 'EUR', targetId: target.id, amount };
  await player.post(`${BASE}/withdrawals`, body, { 'idempotency-key': crypto.randomUUID() });
}

async function openNamed(): Promise<TestPlayer> {
  const player = await site.player({ balance: 0 });
  await site.database.owner`
    insert into personal_data (user_id, name, surname, updated_at) values (${player.userId}, 'Ada', 'Lovelace', 0)`;
  return player;
}

test('the books of the house and of the provider agree to the minor unit after random payments with every misbehaviour', async () => {
  const players = await Promise.all(Array.from({ length: AT_ONCE }, openNamed));
  for (let done = 0; done < PAYMENTS; done += AT_ONCE) {
    await misbehave({
      ...{ noticesTwice: random() < 0.3, noticesShuffled: random() < 0.3, noticesWronglySigned: random() < 0.2 },
      ...{ noticesContradicting: random() < 0.2, noticesLost: random() < 0.3, answersLost: random() < 0.5 ? 0.3 : 0 },
      ...{ refusesPayouts: random() < 0.3, awayMs: random() < 0.1 ? 100 : 0 },
    });
    await Promise.all(players.map((player) => (random() < 0.6 ? depositOnce(player) : withdrawOnce(player))));
  }
  await fetch(`${origin}/__control/behaviour`, { method: 'DELETE' });
  // A day later everything is decided: what was not paid has expired, and every payout is paid or refused.
  const { clock, database } = site.platform;
  const undecided = () => database.sql`
    select id, state from payment where state in ('created', 'waiting', 'processing', 'approved', 'sending', 'unknown')`;
  await clock.moveTo(clock.now() + 24 * 3_600_000);
  await eventually(async () => {
    await clock.moveTo(clock.now() + 60_000);
    expect([...(await undecided())]).toEqual([]);
  });
  // A chargeback of a lost notice is known from the report alone, which the platform has read meanwhile.
  const provider = createHarbour(site.platform.paymentCompany as NonNullable<typeof site.platform.paymentCompany>);
  await eventually(async () => {
    await clock.moveTo(clock.now() + 3_600_000);
    expect(await reconcile(database.sql, provider, Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
  expect(await site.audit()).toEqual([]);
  const [{ n = 0, kinds = 0 } = {}] = await database.sql<{ n: number; kinds: number }[]>`
    select count(*)::int as n, count(distinct (kind, state))::int as kinds from payment`;
  expect(n).toBeGreaterThan(PAYMENTS / 2);
  expect(kinds).toBeGreaterThan(5);
}, 120_000);
