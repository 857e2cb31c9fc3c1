import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import {
  deskApproveWithdrawalCall,
  deskAskPlayerCall,
  deskCloseFindingCall,
  deskCreditDepositCall,
  deskPaidByHandCall,
  deskPaymentCall,
  deskPaymentsCall,
  deskRefuseWithdrawalCall,
  deskResumeReviewCall,
} from '#shared/contracts/desk/desk-payments.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startDesk, type TestDesk, type TestStaff } from '#tests/fixtures/platform/desk-scenario.ts';
import { createMemoryProvider, type MemoryProvider, TEST_CARD } from '#tests/fixtures/platform/memory-provider.ts';
import type { TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const REASON = 'looked into by staff';

let desk: TestDesk;
let provider: MemoryProvider;
let first: TestStaff;
let second: TestStaff;
let player: TestPlayer;

beforeAll(async () => {
  provider = createMemoryProvider();
  desk = await startDesk({ paymentProviders: [provider] });
  const terms = { minTimes: 1, maxTimes: 10_000, fee: 0, time: 'instant' };
  const card = { id: 'card', kind: 'card', name: 'Card', provider: 'harbour', deposit: terms, withdrawal: terms };
  await desk.site.platform.config.merge({ cashier: { methods: [card], fourEyesTimes: 100 } });
  first = await desk.staff('payments');
  second = await desk.staff('payments');
});
afterAll(async () => {
  expect(await desk.site.audit()).toEqual([]);
  await desk.close();
});
beforeEach(async () => {
  player = await desk.site.player({ balance: 0 });
});

/** Receives a deposit; returns its number. */
async function deposited(amount: number, arrived = amount): Promise<number> {
  const { cashier, clock } = desk.site.platform;
  const id = await begin(amount);
  provider.say(`deposit-${id}`, { state: 'succeeded', received: arrived, instrument: TEST_CARD });
  await clock.moveTo(clock.now());
  await cashier.payment(player.userId, id);
  await desk.site.client().post('/web-api/cashier/notices/harbour', noticeOf(`deposit-${id}`), { 'x-test': 'signed' });
  return id;
}

const noticeOf = (reference: string) => ({ id: crypto.randomUUID(), kind: 'deposit', reference });

async function begin(amount: number): Promise<number> {
  const key = crypto.randomUUID();
  const step = {
    ...{ userId: player.userId, accountId: player.accountId, key, requestHash: 'ab'.repeat(32), iso: 'EUR', amount },
    ...{ fee: 0, methodId: 'card', methodKind: 'card', methodName: 'Card', provider: 'harbour', language: 'en' },
    ...{ origin: 'https://www.example.com', maxOpen: 5, now: desk.site.platform.clock.now() },
  };
  const [row] = await desk.site.database.owner<{ answer: { paymentId: number } }[]>`
    select begin_deposit(${JSON.stringify(step)}::text::jsonb) as answer`;
  const id = row?.answer.paymentId ?? 0;
  await desk.site.client().post('/web-api/cashier/notices/harbour', noticeOf(`deposit-${id}`), { 'x-test': 'signed' });
  return id;
}

/** A withdrawal that a person decides; returns its number. */
async function waiting(amount = 5000): Promise<number> {
  await deposited(amount);
  const { owner } = desk.site.database;
  const [found] = await owner<{ id: number; stamp: number }[]>`
    select id, payments_stamp(${player.userId}) as stamp from payment_instrument where user_id = ${player.userId}`;
  const step = {
    ...{ userId: player.userId, accountId: player.accountId, key: crypto.randomUUID(), requestHash: 'ab'.repeat(32) },
    ...{ iso: 'EUR', amount, fee: 0, methodId: 'card', methodKind: 'card', methodName: 'Card', provider: 'harbour' },
    ...{ language: 'en', origin: 'https://www.example.com', now: desk.site.platform.clock.now() },
    ...{ instrumentId: found?.id, stamp: found?.stamp, isApproved: false, reason: 'first-withdrawal' },
    checks: [{ check: 'first', isPassed: false }],
  };
  const [row] = await owner<{ answer: { paymentId: number } }[]>`
    select request_withdrawal(${JSON.stringify(step)}::text::jsonb) as answer`;
  return row?.answer.paymentId ?? 0;
}

const look = async (id: number, { client } = first) =>
  (await client.get<CallAnswer<typeof deskPaymentCall>>(deskPaymentCall.path.replace(':paymentId', String(id)))).body;
const queue = async () => (await first.client.get<CallAnswer<typeof deskPaymentsCall>>(deskPaymentsCall.path)).body;
const act = (path: string, body: object, { client } = first) =>
  client.post<{ state?: string; isDecided?: boolean; code?: string; amount?: number }>(path, {
    reason: REASON,
    ...body,
  });
const approve = (paymentId: number, by = first) => act(deskApproveWithdrawalCall.path, { paymentId }, by);
const told = { why: 'documents', words: 'Please send a copy of your card.' };

test('the queue shows what waits for a person, the oldest first, with sums by currency', async () => {
  const id = await waiting();
  const { waiting: rows, totals } = await queue();
  expect(rows.at(-1)).toMatchObject({ id, userId: player.userId, state: 'in-review', reason: 'first-withdrawal' });
  expect(totals).toEqual([expect.objectContaining({ iso: 'EUR', count: rows.length })]);
});

test('a case shows rules, story, holder and what the player paid in and out over life', async () => {
  const id = await waiting();
  expect(await look(id)).toMatchObject({
    ...{ id, holder: TEST_CARD.holder, needsTwo: false, approvals: [] },
    checks: [{ check: 'first', isPassed: false }],
    steps: [{ state: 'in-review', actor: 'player', staffNote: '' }],
    totals: [{ iso: 'EUR', deposited: 5000, withdrawn: 0, held: 5000 }],
  });
  expect((await desk.records('staff_read'))[0]).toMatchObject({ staffId: first.id, details: { call: 'deskPayment' } });
});

test('[R-26] a case shows what its player asked about it, and the request leads to the payment', async () => {
  const id = await waiting();
  const about = { topic: 4, subTopic: 1, paymentId: id };
  const asked = { topic: 'payments', text: 'When will it arrive?', about };
  const { body } = await player.post<{ id: number }>('/web-api/support/requests', asked, {
    'idempotency-key': crypto.randomUUID(),
  });
  expect((await look(id)).requests).toEqual([
    { id: body.id, topic: 4, subTopic: 1, state: 'open', changedAt: expect.any(Number) },
  ]);
  const boss = await desk.staff('administrator', 'payments', 'support');
  const page = async (path: string) => (await boss.client.visit(path)).text;
  expect(await page(`/payments/${id}`)).toContain(`<a href="/support/${body.id}">${body.id}</a>`);
  for (const path of ['/support', `/support/${body.id}`]) {
    expect(await page(path)).toContain(`withdrawal not arrived (review), <a href="/payments/${id}">payment ${id}</a>`);
  }
});

test('an approved withdrawal is sent, and approving it again is refused', async () => {
  const id = await waiting();
  expect((await approve(id)).body).toEqual({ paymentId: id, state: 'sending', isDecided: true });
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'PAYMENT_MOVED' } });
  expect((await look(id)).steps.map(({ actor, staffNote }) => [actor, staffNote])).toEqual([
    ['player', ''],
    [`staff:${first.id}`, REASON],
    ['provider', ''],
  ]);
});

test('above an amount two members of staff approve, and one cannot do it twice', async () => {
  const id = await waiting(60_000);
  expect((await approve(id)).body).toEqual({ paymentId: id, state: 'in-review', isDecided: false });
  expect((await approve(id)).body.isDecided).toBe(false);
  expect((await look(id)).approvals).toEqual([{ staffId: first.id, at: expect.any(Number) }]);
  expect((await approve(id, second)).body).toMatchObject({ state: 'sending', isDecided: true });
});

test('a refused withdrawal gives the money back with a reason that the player reads', async () => {
  const id = await waiting();
  expect((await act(deskRefuseWithdrawalCall.path, { paymentId: id, ...told })).body.state).toBe('refused');
  expect(await player.get(`/web-api/cashier/payments/${id}`)).toMatchObject({
    body: { state: 'refused', reason: told.why, note: told.words },
  });
  expect(await player.balance()).toBe(5000);
  expect((await approve(id)).body.code).toBe('PAYMENT_MOVED');
});

test('a player who is asked for something keeps the money held until the review goes on', async () => {
  const id = await waiting();
  expect((await act(deskAskPlayerCall.path, { paymentId: id, ...told })).body.state).toBe('waiting-for-player');
  expect((await approve(id)).body.code).toBe('PAYMENT_MOVED');
  expect((await act(deskResumeReviewCall.path, { paymentId: id })).body.state).toBe('in-review');
  expect((await approve(id)).body.isDecided).toBe(true);
});

describe('a withdrawal that was paid by hand', () => {
  const proof = { method: 'Bank transfer', reference: 'SEPA 4711', paidOn: '2027-02-13' };
  const byHand = (paymentId: number, by = first, more: object = {}) =>
    act(deskPaidByHandCall.path, { paymentId, ...proof, ...more }, by);
  const clearing = async () => {
    const [row] = await desk.site.database.owner<{ sum: number }[]>`
      select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e join account a on a.id = e.account_id
      where a.code = 'clearing:manual'`;
    return row?.sum ?? 0;
  };
  /** A withdrawal whose way to the provider was lost. */
  const lost = async () => {
    const id = await waiting();
    provider.setAway(true);
    await approve(id);
    provider.setAway(false);
    expect((await look(id)).state).toBe('unknown');
    return id;
  };

  test('leaves the held money for a clearing account of its own, and its player reads the proof', async () => {
    const before = await clearing();
    const id = await waiting();
    expect((await byHand(id)).body).toEqual({ paymentId: id, state: 'paid', isDecided: true });
    expect((await clearing()) - before).toBe(5000);
    expect((await look(id)).totals).toMatchObject([{ withdrawn: 5000, held: 0 }]);
    const { reason, note } = await desk.site.platform.cashier.payment(player.userId, id);
    expect([reason, note]).toEqual(['paid-by-hand', 'Bank transfer · SEPA 4711 · 2027-02-13']);
    expect(await byHand(id)).toMatchObject({ status: 409, body: { code: 'PAYMENT_MOVED' } });
    expect(await desk.site.audit()).toEqual([]);
  });

  test('is recorded when its provider has never heard of it, which then pays nothing under its reference', async () => {
    const id = await lost();
    expect((await byHand(id)).body.state).toBe('paid');
    const order = { reference: `withdrawal-${id}`, amount: 5000, iso: 'EUR', methodId: 'card', instrument: 'card-1' };
    await expect(provider.beginPayout(order)).rejects.toThrow('sealed');
  });

  test('is not recorded when its provider has it, or says nothing certain', async () => {
    const id = await lost();
    provider.setAway(true);
    expect(await byHand(id)).toMatchObject({ status: 503, body: { code: 'PROVIDER_AWAY' } });
    provider.setAway(false);
    await provider.beginPayout({
      ...{ reference: `withdrawal-${id}`, amount: 5000, iso: 'EUR', methodId: 'card', instrument: 'card-1' },
    });
    expect((await byHand(id)).body.code).toMatch(/^PAYMENT_(?:AT_PROVIDER|MOVED)$/);
    provider.sayPayout(`withdrawal-${id}`, { state: 'paid' });
    await desk.site
      .client()
      .post('/web-api/cashier/notices/harbour', noticeOf(`withdrawal-${id}`), { 'x-test': 'signed' });
    expect(await look(id)).toMatchObject({ state: 'paid', reason: null });
  });

  test('needs the same proof of a second person above an amount', async () => {
    const id = await waiting(60_000);
    expect((await byHand(id)).body).toEqual({ paymentId: id, state: 'in-review', isDecided: false });
    expect((await byHand(id)).body.isDecided).toBe(false);
    expect((await byHand(id, second, { reference: 'SEPA 4712' })).body.isDecided).toBe(false);
    expect((await byHand(id, second, { reference: 'SEPA 4712' })).body.isDecided).toBe(false);
    expect((await byHand(id, first, { reference: 'SEPA 4712' })).body.state).toBe('paid');
  });

  test('is none while its provider has it or its player is asked', async () => {
    const id = await waiting();
    await act(deskAskPlayerCall.path, { paymentId: id, ...told });
    expect((await byHand(id)).body.code).toBe('PAYMENT_MOVED');
    const sent = await waiting();
    await approve(sent);
    expect((await byHand(sent)).body.code).toBe('PAYMENT_MOVED');
  });
});

describe('a question to a player', () => {
  const DAY = 24 * 3_600_000;
  const asked = async () => {
    const id = await waiting();
    await act(deskAskPlayerCall.path, { paymentId: id, ...told });
    return id;
  };
  const story = (id: number) => desk.site.platform.cashier.payment(player.userId, id);
  const letters = () => desk.site.database.owner<{ kind: string }[]>`
    select kind from message where user_id = ${player.userId} and kind = 'withdrawal_question'`;

  test('ends after the days of the operator: back in review with a finding, once, with the money held', async () => {
    const { clock } = desk.site.platform;
    const id = await asked();
    const { answerBy } = await story(id);
    expect(Math.round(((answerBy ?? 0) - clock.now()) / DAY)).toBe(14);
    await clock.moveTo((answerBy ?? 0) - 60_000);
    expect((await look(id)).state).toBe('waiting-for-player');
    await clock.moveTo((answerBy ?? 0) + 1);
    await eventually(async () => expect((await look(id)).state).toBe('in-review'));
    expect(await look(id)).toMatchObject({ reason: 'not-answered', findings: [{ kind: 'not-answered' }] });
    expect((await story(id)).answerBy).toBeNull();
    expect((await look(id)).totals[0]?.held).toBe(5000);
    await clock.moveTo(clock.now() + DAY);
    expect((await look(id)).steps.map(({ state }) => state)).toEqual(['in-review', 'waiting-for-player', 'in-review']);
    expect((await look(id)).findings).toHaveLength(1);
  });

  test('is brought to mind once, two days before its end', async () => {
    const { clock } = desk.site.platform;
    const id = await asked();
    const { answerBy } = await story(id);
    await clock.moveTo((answerBy ?? 0) - 2 * DAY - 60_000);
    expect([...(await letters())]).toEqual([]);
    await clock.moveTo((answerBy ?? 0) - 2 * DAY);
    await eventually(async () => expect(await letters()).toHaveLength(1));
    await clock.moveTo(clock.now() + DAY);
    expect(await letters()).toHaveLength(1);
  });

  test('that was answered in time has no end any more', async () => {
    const { clock } = desk.site.platform;
    const id = await asked();
    await act(deskResumeReviewCall.path, { paymentId: id });
    expect((await story(id)).answerBy).toBeNull();
    await clock.moveTo(clock.now() + 15 * DAY);
    expect((await look(id)).findings).toEqual([]);
  });
});

describe('what does not agree with the books', () => {
  test('is a finding, and a deposit of another amount is credited as it arrived', async () => {
    const id = await deposited(5000, 4000);
    expect((await queue()).findings.at(-1)).toMatchObject({
      kind: 'other-amount',
      paymentId: id,
      seen: { received: 4000 },
    });
    expect(await player.balance()).toBe(0);
    expect((await act(deskCreditDepositCall.path, { paymentId: id })).body).toEqual({ paymentId: id, amount: 4000 });
    expect(await player.balance()).toBe(4000);
    expect((await look(id)).findings).toEqual([]);
    expect((await act(deskCreditDepositCall.path, { paymentId: id })).body.code).toBe('PAYMENT_MOVED');
  });

  test('is closed once', async () => {
    await deposited(5000, 4999);
    const { id } = (await queue()).findings.at(-1) ?? { id: 0 };
    expect((await act(deskCloseFindingCall.path, { id })).body.isDecided).toBe(true);
    expect((await act(deskCloseFindingCall.path, { id })).body.isDecided).toBe(false);
  });
});

test.each([
  ['approve', deskApproveWithdrawalCall.path, {}],
  ['refuse', deskRefuseWithdrawalCall.path, told],
  ['ask', deskAskPlayerCall.path, told],
  ['credit', deskCreditDepositCall.path, {}],
])('to %s an unknown payment is not found', async (_, path, more) => {
  expect((await act(path, { paymentId: 1, ...more })).status).toBe(404);
});

test('staff without the role neither see nor decide payments', async () => {
  const trader = await desk.staff('trader');
  const id = await waiting();
  expect((await approve(id, trader)).status).toBe(403);
  expect((await trader.client.get(deskPaymentsCall.path)).status).toBe(403);
});

test('the pages of the desk show the queue and a case with the forms that decide it', async () => {
  const id = await waiting();
  const list = await first.client.visit('/payments');
  expect(list.text).toContain(`href="/payments/${id}"`);
  const page = await first.client.visit(`/payments/${id}`);
  for (const button of ['Approve', 'Refuse', 'Ask']) expect(page.text).toContain(`<button>${button}</button>`);
});
