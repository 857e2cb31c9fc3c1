import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type {
  CashierAnswer,
  PaymentOrderAnswer,
  PaymentsAnswer,
  PayoutTargetAnswer,
  WholePayment,
} from '#shared/contracts/cashier.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import {
  createMemoryProvider,
  type MemoryProvider,
  TEST_CARD,
  UNPAID,
} from '#tests/fixtures/platform/memory-provider.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const BASE = '/web-api/cashier';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let site: TestPlatform;
let provider: MemoryProvider;
let player: TestPlayer;

beforeAll(async () => {
  provider = createMemoryProvider();
  site = await startTestPlatform({ paymentProviders: [provider] });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
beforeEach(async () => {
  provider.setAway(false);
  player = await site.player({ balance: 0 });
});

const cashier = async (by = player) => (await by.get<CashierAnswer>(BASE)).body;
const paymentNow = async (id: number, by = player) => (await by.get<WholePayment>(`${BASE}/payments/${id}`)).body;
const payments = async (query = '', by = player) => (await by.get<PaymentsAnswer>(`${BASE}/payments${query}`)).body;

const depositOf = (more: object = {}, by = player) => ({
  ...{ accountId: by.accountId, iso: 'EUR', methodId: 'card', amount: 5000 },
  ...more,
});
const send = (path: string, body: object, key: string, by: TestPlayer) =>
  by.post<PaymentOrderAnswer & ErrorBody>(`${BASE}/${path}`, body, { 'idempotency-key': key });
const deposit = (more: object = {}, key: string = crypto.randomUUID(), by = player) =>
  send('deposits', depositOf(more, by), key, by);

function made({ body }: { readonly body: PaymentOrderAnswer }): WholePayment {
  if (body.status !== 'made') throw new Error(`Not made: ${JSON.stringify(body)}`);
  return body.payment;
}

/** Deposits by card and receives the money; returns the payment. */
async function received(amount = 5000, more: object = {}, by = player): Promise<WholePayment> {
  const { id, fee } = made(await deposit({ amount, ...more }, crypto.randomUUID(), by));
  provider.say(`deposit-${id}`, { state: 'succeeded', received: amount + fee, instrument: TEST_CARD });
  return follow(id, by);
}

/** Has the platform ask the provider as a notice does; returns the payment. */
async function follow(id: number, by = player): Promise<WholePayment> {
  await notice(`deposit-${id}`);
  await notice(`withdrawal-${id}`);
  return paymentNow(id, by);
}

const notice = (
  reference: string,
  id: string = crypto.randomUUID(),
  headers: Record<string, string> = { 'x-test': 'signed' },
) => site.client().post(`${BASE}/notices/harbour`, { id, kind: 'deposit', reference }, headers);

/** Gives the player a name, that of the test card. */
const named = (name = 'Ada', surname = 'Lovelace') => site.database.owner`
  insert into personal_data (user_id, name, surname, updated_at) values (${player.userId}, ${name}, ${surname}, 0)
  on conflict (user_id) do update set name = excluded.name, surname = excluded.surname`;

/** Bets an amount on a game that is decided at once; it comes back with the odds 1, or is won at others. */
async function played(amount: number, coef = 2000, status: OutcomeStatus = 2): Promise<void> {
  const selectionId = site.table.addSelection(coef);
  const { body } = await player.place(player.placement([[selectionId, coef]], { amount }));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  const game = gameOfSelection(selectionId);
  site.table.decide(selectionId, status);
  site.table.finish(game, [1, 0]);
  await site.platform.coupons.settleGames([game]);
}

async function targetId(by = player): Promise<string> {
  const [target] = (await cashier(by)).withdrawal.targets;
  return target?.id ?? '';
}

async function withdraw(amount: number, more: object = {}, key: string = crypto.randomUUID(), by = player) {
  const body = { accountId: by.accountId, iso: 'EUR', targetId: await targetId(by), amount, ...more };
  return send('withdrawals', body, key, by);
}

/** A player with a name, 100.00 EUR deposited and staked. */
async function ready(): Promise<void> {
  await named();
  await received(10_000);
  await played(10_000);
}

const moveClock = (ms: number) => site.platform.clock.moveTo(site.platform.clock.now() + ms);

test('[O-06] the cashier shows methods with bounds, fees and times for the account’s currency', async () => {
  const { deposit: in_, withdrawal, iso, available, isTest, isFirstDeposit } = await cashier();
  expect({ iso, available, isTest, isFirstDeposit }).toEqual({
    iso: 'EUR',
    available: 0,
    isTest: true,
    isFirstDeposit: true,
  });
  expect(in_.methods[0]).toEqual({
    ...{ id: 'card', kind: 'card', name: 'Visa / Mastercard', min: 1000, max: 1_000_000, fee: 0, time: 'instant' },
  });
  expect(in_.methods.map(({ id }) => id)).toEqual(['card', 'wallet', 'transfer', 'voucher', 'terminal']);
  expect(withdrawal.methods.map(({ id }) => id)).toEqual(['card', 'wallet', 'transfer']);
  const dollars = await site.player({ currency: 'USD' });
  expect((await cashier(dollars)).deposit.methods.map(({ id }) => id)).toEqual(['card', 'wallet', 'voucher']);
});

test('[O-06] a deposit is usable only when the provider says that it was received', async () => {
  const payment = made(await deposit());
  expect(payment).toMatchObject({ state: 'waiting', amount: 5000, page: { view: 'frame' } });
  expect(await player.balance()).toBe(0);
  provider.say(`deposit-${payment.id}`, { state: 'succeeded', received: 5000, instrument: TEST_CARD });
  expect(await follow(payment.id)).toMatchObject({ state: 'received', label: TEST_CARD.label, page: null });
  expect(await player.balance()).toBe(5000);
  expect((await cashier()).isFirstDeposit).toBe(false);
});

test('a method that asks for a country waits for it, and one whose provider is not at work here is none', async () => {
  const terms = { minTimes: 1, maxTimes: 10, fee: 0, time: 'instant' };
  const method = { id: 'local', kind: 'card', name: 'Local', provider: 'harbour', countries: ['DE'], deposit: terms };
  const closedWith = async (more: object) => {
    await site.platform.config.merge({ cashier: { methods: [{ ...method, ...more }] } });
    const { deposit: in_ } = await cashier();
    await site.platform.config.restore(['cashier']);
    return in_.closed?.code;
  };
  expect(await closedWith({})).toBe('country-unknown');
  expect(await closedWith({ countries: null, provider: 'elsewhere' })).toBe('no-method');
});

describe('a deposit is refused', () => {
  test.each([
    ['below the smallest amount', { amount: 999 }, { reason: 'low', bound: 1000 }],
    ['above the largest amount', { amount: 1_000_001 }, { reason: 'high', bound: 1_000_000 }],
    ['by an unknown method', { methodId: 'gold' }, { reason: 'method' }],
  ])('%s', async (_, more, refusal) => {
    expect((await deposit(more)).body).toEqual({ status: 'refused', refusal });
    expect((await payments()).payments).toEqual([]);
  });

  test.each([
    ['a text', { amount: 'ten' }],
    ['a fraction of a cent', { amount: 10.5 }],
    ['zero', { amount: 0 }],
    ['1e300', { amount: 1e300 }],
    ['a negative amount', { amount: -5000 }],
    ['a currency of four letters', { iso: 'EURO' }],
  ])('with %s', async (_, more) => {
    expect((await deposit(more)).status).toBe(400);
  });

  test('into another player’s account, or in another currency than the account’s', async () => {
    const other = await site.player();
    expect((await deposit({ accountId: other.accountId })).body.code).toBe('ACCOUNT_UNKNOWN');
    expect((await deposit({ iso: 'USD' })).body.code).toBe('ACCOUNT_UNKNOWN');
  });

  test('by a method of another currency', async () => {
    const dollars = await site.player({ currency: 'USD' });
    const { body } = await deposit({ iso: 'USD', methodId: 'transfer' }, crypto.randomUUID(), dollars);
    expect(body).toEqual({ status: 'refused', refusal: { reason: 'method' } });
  });

  test('for a player in a time-out, who still sees why', async () => {
    await site.platform.admission.timeOut(player.userId, site.platform.clock.now() + HOUR);
    expect((await deposit()).body.code).toBe('PLAYER_TIME_OUT');
    expect((await cashier()).deposit.closed).toMatchObject({ code: 'PLAYER_TIME_OUT' });
    expect((await cashier()).withdrawal.closed).toBeNull();
  });
});

test('a key has one answer, with the payment as it is now', async () => {
  const key = crypto.randomUUID();
  const { id } = made(await deposit({}, key));
  provider.say(`deposit-${id}`, { state: 'failed', reason: 'declined' });
  await follow(id);
  expect(made(await deposit({}, key))).toMatchObject({ id, state: 'failed', reason: 'declined' });
  expect((await deposit({ amount: 6000 }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  expect((await payments()).payments).toHaveLength(1);
});

test('a key that never arrived is sealed: the deposit is not made afterwards', async () => {
  const key = crypto.randomUUID();
  const refused = { status: 'refused', refusal: { reason: 'not-made' } };
  expect((await player.post(`${BASE}/deposits/outcome/${key}`, {})).body).toEqual(refused);
  expect((await deposit({}, key)).body.status).not.toBe('made');
  expect((await payments()).payments).toEqual([]);
});

describe('a provider that is away', () => {
  test('leaves a deposit created without a page, and it goes on when the provider is back', async () => {
    provider.setAway(true);
    const { id, state, page } = made(await deposit());
    expect([state, page]).toEqual(['created', null]);
    provider.setAway(false);
    expect((await follow(id)).state).toBe('waiting');
  });

  test('has no deposit after a quarter of an hour: it is sealed there and failed here', async () => {
    provider.setAway(true);
    const { id } = made(await deposit());
    await moveClock(16 * MINUTE);
    provider.setAway(false);
    expect(await follow(id)).toMatchObject({ state: 'failed', reason: 'provider-away' });
    expect(provider.deposits.has(`deposit-${id}`)).toBe(false);
  });

  test('and whose answer is lost begins one deposit', async () => {
    provider.loseNextAnswer();
    const { id, state } = made(await deposit());
    expect(state).toBe('created');
    expect((await follow(id)).state).toBe('waiting');
    expect([...provider.deposits.keys()].filter((reference) => reference === `deposit-${id}`)).toHaveLength(1);
  });

  test('keeps a withdrawal held with an unknown outcome until it says what became of it', async () => {
    await ready();
    provider.setAway(true);
    const { id, state } = made(await withdraw(10_000));
    expect(state).toBe('unknown');
    expect([await player.balance(), (await cashier()).held]).toEqual([0, 10_000]);
    provider.setAway(false);
    expect((await follow(id)).state).toBe('sending');
  });

  test('and whose answer to a payout is lost pays once', async () => {
    await ready();
    provider.loseNextAnswer();
    const { id } = made(await withdraw(10_000));
    await follow(id);
    provider.sayPayout(`withdrawal-${id}`, { state: 'paid' });
    expect((await follow(id)).state).toBe('paid');
    expect([...provider.payouts.keys()].filter((reference) => reference.endsWith(String(id)))).toHaveLength(1);
  });
});

test('a deposit that waits is asked for again later and later, and asking is no miss', async () => {
  const { id } = made(await deposit());
  await moveClock(10 * MINUTE + 1);
  expect((await follow(id)).state).toBe('waiting');
  const [row] = await site.database.owner<{ next: number; misses: number }[]>`
    select next_look_at as next, misses from payment where id = ${id}`;
  const pause = (row?.next ?? 0) - site.platform.clock.now();
  expect([pause > MINUTE, pause < 2 * MINUTE, row?.misses]).toEqual([true, true, 0]);
});

describe('a notice', () => {
  test('is a hint: what it says is asked for', async () => {
    const { id } = made(await deposit());
    await site
      .client()
      .post(
        `${BASE}/notices/harbour`,
        { id: crypto.randomUUID(), kind: 'deposit', reference: `deposit-${id}`, state: 'succeeded', received: 5000 },
        { 'x-test': 'signed' },
      );
    expect((await paymentNow(id)).state).toBe('waiting');
    expect(await player.balance()).toBe(0);
  });

  test('that is wrongly signed is refused, and asks nothing', async () => {
    const before = provider.calls.length;
    expect((await notice('deposit-1', crypto.randomUUID(), {})).status).toBe(403);
    expect(provider.calls.length).toBe(before);
  });

  test('that comes twice is taken once', async () => {
    const { id } = made(await deposit());
    const noticeId = crypto.randomUUID();
    await notice(`deposit-${id}`, noticeId);
    const before = provider.calls.length;
    expect((await notice(`deposit-${id}`, noticeId)).status).toBe(204);
    expect(provider.calls.length).toBe(before);
  });

  test.each(['deposit-999999999', 'nonsense', 'deposit-1e3', ''])(
    'about %j, which is no payment, does nothing',
    async (reference) => {
      expect((await notice(reference)).status).toBe(204);
    },
  );

  test('of an unknown provider is not found', async () => {
    expect((await site.client().post(`${BASE}/notices/other`, {})).status).toBe(404);
  });
});

describe('the player', () => {
  test('sees no payment of another player', async () => {
    const { id } = made(await deposit());
    const other = await site.player();
    expect((await other.get(`${BASE}/payments/${id}`)).status).toBe(404);
    expect((await other.post(`${BASE}/payments/${id}/cancel`, {})).status).toBe(404);
    expect((await payments('', other)).payments).toEqual([]);
  });

  test('cancels a deposit that is not paid, and not one that is', async () => {
    const { id } = made(await deposit());
    expect((await player.post<WholePayment>(`${BASE}/payments/${id}/cancel`, {})).body.state).toBe('cancelled');
    const paid = await received();
    expect((await player.post<WholePayment>(`${BASE}/payments/${paid.id}/cancel`, {})).body.state).toBe('received');
  });

  test('[O-06] sees payments by kind, state and time, with what was paid in and out over life', async () => {
    await ready();
    const failed = made(await deposit());
    provider.say(`deposit-${failed.id}`, { state: 'failed', reason: 'declined' });
    await follow(failed.id);
    const open = made(await withdraw(4000));
    const ids = async (query: string) => (await payments(query)).payments.map(({ id }) => id);
    expect(await ids('?state=ended')).toEqual([failed.id]);
    expect(await ids('?kind=withdrawal&state=open')).toEqual([open.id]);
    expect(await ids(`?from=${site.platform.clock.now() + HOUR}`)).toEqual([]);
    expect((await payments()).totals).toEqual([{ iso: 'EUR', deposited: 10_000, withdrawn: 0, held: 4000 }]);
  });

  test('turns pages of twenty payments', async () => {
    const all: number[] = [];
    for (let n = 0; n < 21; n++) {
      const { id } = made(await deposit());
      await player.post(`${BASE}/payments/${id}/cancel`, {});
      all.unshift(id);
    }
    const first = await payments();
    expect([first.payments.map(({ id }) => id), first.hasMore]).toEqual([all.slice(0, 20), true]);
    const second = await payments(`?before=${all[19]}`);
    expect([second.payments.map(({ id }) => id), second.hasMore]).toEqual([all.slice(20), false]);
  });
});

describe('a withdrawal', () => {
  test('[O-06] is held, sent and paid; its story says each step', async () => {
    await ready();
    const { id } = made(await withdraw(10_000));
    expect([await player.balance(), (await cashier()).held]).toEqual([0, 10_000]);
    provider.sayPayout(`withdrawal-${id}`, { state: 'paid' });
    const payment = await follow(id);
    expect(payment.steps.map(({ state }) => state)).toEqual(['approved', 'sending', 'paid']);
    expect((await cashier()).held).toBe(0);
  });

  test('that the provider refuses after it accepted it comes back once', async () => {
    await ready();
    const { id } = made(await withdraw(10_000));
    provider.sayPayout(`withdrawal-${id}`, { state: 'failed', reason: 'account-refused' });
    expect(await follow(id)).toMatchObject({ state: 'failed', reason: 'account-refused' });
    await follow(id);
    expect(await player.balance()).toBe(10_000);
  });

  test('to an instrument that the provider pays nothing to comes back at once', async () => {
    await ready();
    await site.database.owner`update payment_instrument set token = ${UNPAID} where user_id = ${player.userId}`;
    expect(made(await withdraw(10_000))).toMatchObject({ state: 'failed', reason: 'account-refused' });
    expect(await player.balance()).toBe(10_000);
  });

  test('cannot be taken back', async () => {
    await ready();
    const { id } = made(await withdraw(10_000));
    const { body } = await player.post<WholePayment>(`${BASE}/payments/${id}/cancel`, {});
    expect(['approved', 'sending']).toContain(body.state);
    expect(await player.balance()).toBe(0);
  });

  test.each([
    ['more than the balance', 10_001, {}, { reason: 'balance', available: 10_000 }],
    ['below the smallest amount', 1999, {}, { reason: 'low', bound: 2000 }],
    ['to an unknown target', 5000, { targetId: '999999' }, { reason: 'target' }],
    ['to a text that is no target', 5000, { targetId: 'x' }, { reason: 'target' }],
  ])('%s is refused', async (_, amount, more, refusal) => {
    await ready();
    expect((await withdraw(amount, more)).body).toEqual({ status: 'refused', refusal });
    expect(await player.balance()).toBe(10_000);
  });

  test('goes back first to what was deposited from', async () => {
    await ready();
    await played(5000, 2000, 1);
    const added = await addTarget();
    if (added.status !== 'added') throw new Error('Not added');
    const card = await targetId();
    const refusal = { reason: 'closed-loop', targetId: card, owed: 10_000 };
    expect((await withdraw(5000, { targetId: added.target.id })).body).toEqual({ status: 'refused', refusal });
    made(await withdraw(10_000));
    expect(made(await withdraw(5000, { targetId: added.target.id })).amount).toBe(5000);
  });

  test('goes to a person with a finding while money should go back to what is paid no more, and can go elsewhere', async () => {
    await ready();
    const added = await addTarget();
    if (added.status !== 'added') throw new Error('Not added');
    const { config, database } = site.platform;
    const { methods } = config.cashier();
    const without = methods.map((method) => (method.id === 'card' ? { ...method, withdrawal: null } : method));
    await config.merge({ cashier: { methods: without } });
    const payment = made(await withdraw(5000, { targetId: added.target.id }));
    await config.merge({ cashier: { methods } });
    expect(payment).toMatchObject({ state: 'in-review', reason: 'open-question', amount: 5000 });
    const findings = await database.sql`select kind, seen from payment_finding where payment_id = ${payment.id}`;
    expect([...findings]).toMatchObject([
      { kind: 'debt-without-method', seen: { debts: [{ methodId: 'card', owed: 10_000 }] } },
    ]);
  });

  test('two at once hold no more than there is', async () => {
    await ready();
    const answers = await Promise.all([withdraw(6000), withdraw(6000)]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['made', 'refused']);
    expect([await player.balance(), (await cashier()).held]).toEqual([4000, 6000]);
  });

  test.each([
    ['large-amount', 25_000, () => played(30_000)],
    ['too-little-play', 5000, async () => undefined],
  ])('goes to a person for %s', async (reason, amount, before) => {
    await named();
    await received(30_000);
    await before();
    expect(made(await withdraw(amount))).toMatchObject({ state: 'in-review', reason });
  });

  test.each([
    ['a player without a name', 'identity', ['', '']],
    ['a card of another person', 'account-of-another', ['Charles', 'Babbage']],
  ] as const)('of %s goes to a person', async (_, reason, [name, surname]) => {
    await named(name, surname);
    await received(10_000);
    await played(10_000);
    expect(made(await withdraw(5000))).toMatchObject({ state: 'in-review', reason });
  });

  test('stays open for an excluded player, whom deposits are closed to', async () => {
    await ready();
    await site.platform.admission.exclude(player.userId, site.platform.clock.now() + 1000 * HOUR);
    // The exclusion has ended the session; the player comes by a link.
    const visitor = { userId: player.userId, session: null, country: null };
    expect(await site.platform.admission.refusalOf('withdrawal', visitor)).toBeNull();
    expect(await site.platform.admission.refusalOf('deposit', visitor)).toMatchObject({ code: 'PLAYER_EXCLUDED' });
  });
});

const addTarget = async (more: object = {}) =>
  (
    await player.post<PayoutTargetAnswer>(`${BASE}/targets`, {
      ...{ iso: 'EUR', methodId: 'transfer', number: 'DE89 3704 0044 0532 0130 00', holder: 'Ada Lovelace' },
      ...more,
    })
  ).body;

describe('an account for withdrawals', () => {
  test('is added in the player’s own name, without its number in the database', async () => {
    await named();
    expect(await addTarget()).toMatchObject({ status: 'added', target: { kind: 'transfer', isOwn: true, owed: 0 } });
  });

  test.each([
    ['check', { number: 'DE89 3704 0044 0532 0130 01' }],
    ['check', { number: 'hello' }],
    ['holder', { holder: 'Charles Babbage' }],
    ['method', { methodId: 'card' }],
    ['method', { iso: 'USD' }],
  ])('is refused for %s: %j', async (reason, more) => {
    await named();
    expect(await addTarget(more)).toEqual({ status: 'refused', reason });
  });

  test('needs a name in the profile', async () => {
    expect(await addTarget()).toEqual({ status: 'refused', reason: 'name' });
  });

  test('of a provider that is away is not added', async () => {
    await named();
    provider.setAway(true);
    expect(await addTarget()).toEqual({ status: 'refused', reason: 'provider-away' });
  });

  test('is removed unless money has to go back there', async () => {
    await ready();
    const added = await addTarget();
    if (added.status !== 'added') throw new Error('Not added');
    const remove = async (id: string) =>
      (await player.send<{ isRemoved: boolean }>('DELETE', `${BASE}/targets/${id}`)).body.isRemoved;
    expect([await remove(await targetId()), await remove(added.target.id), await remove('x')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

test('the account that holds money of withdrawals is none that a player can use', async () => {
  await ready();
  made(await withdraw(10_000));
  const [hold] = await site.database.owner<{ id: number }[]>`
    select id from account where user_id = ${player.userId} and type = 20`;
  const accountId = hold?.id ?? 0;
  expect((await player.accounts()).map(({ id }) => id)).not.toContain(accountId);
  expect((await deposit({ accountId })).body.code).toBe('ACCOUNT_UNKNOWN');
  const { body } = await player.place(player.placement([[site.table.addSelection(2000), 2000]], { accountId }));
  expect(body).not.toMatchObject({ status: 'accepted' });
});

test('a chargeback takes the money back, and is a state of the deposit', async () => {
  const { id } = await received();
  provider.say(`deposit-${id}`, { state: 'charged-back', received: 5000 });
  expect((await follow(id)).state).toBe('charged-back');
  expect(await player.balance()).toBe(0);
});
