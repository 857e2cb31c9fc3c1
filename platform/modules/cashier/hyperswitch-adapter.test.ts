import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { startTestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { createHyperswitch, hyperswitchOf } from './hyperswitch-adapter.ts';
import { hyperswitchId, referenceOfId, requireSameUnits } from './hyperswitch-names.ts';
import { NoticeRefused, type PaymentProvider, PayoutRefused, ProviderAway } from './provider-port.ts';

const PROFILE = 'pro_1';
const SECRET = 'secret of notices';
const IBAN = 'DE89370400440532013000';
const CUSTOMER = `account_${createHash('sha256')
  .update(JSON.stringify([PROFILE, '7', IBAN, 'Ada Lovelace']))
  .digest('hex')
  .slice(0, 40)}`;

/** One question and its answer; a status of 0 drops the connection, and 1 leaves it without an answer. */
interface Exchange {
  readonly ask: string;
  readonly sends?: unknown;
  readonly status: number;
  readonly like?: 'payment' | 'payout';
  readonly with?: object;
  readonly raw?: unknown;
}

/** Exchanges with names of ids in angle brackets. */
const RECORDED = readFileSync(new URL('hyperswitch-exchanges.json', import.meta.url), 'utf8')
  .replaceAll('<customer>', CUSTOMER)
  .replaceAll('<now>', new Date().toISOString())
  .replaceAll(/<([a-z]+-\d+)>/g, (_, reference: string) => hyperswitchId(reference, PROFILE));
const data: {
  readonly payment: object;
  readonly payout: object;
  readonly exchanges: Readonly<Record<string, readonly Exchange[]>>;
} = JSON.parse(RECORDED);

let server: Server;
let adapter: PaymentProvider;
let script: Exchange[] = [];
let unexpected: unknown[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = text === '' ? undefined : JSON.parse(text);
    const asked = `${request.method} ${request.url}`;
    const next = script.shift();
    const isExpected = next?.ask === asked && (next.sends === undefined || isDeepStrictEqual(next.sends, body));
    if (!next || !isExpected || request.headers['api-key'] !== 'key') {
      unexpected.push({ asked, body, next });
      response.writeHead(501).end();
      return;
    }
    if (next.status === 0) request.socket.destroy();
    if (next.status < 2) return;
    const said = next.like ? { ...data[next.like], ...next.with } : (next.raw ?? {});
    response
      .writeHead(next.status, { 'content-type': 'application/json', connection: 'close' })
      .end(typeof said === 'string' ? said : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  adapter = createHyperswitch({ origin, apiKey: 'key', webhookSecret: SECRET, profile: PROFILE, timeoutMs: 400 });
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);
beforeEach(() => {
  [script, unexpected] = [[], []];
});
afterEach(() => {
  expect({ unexpected, notAsked: script }).toEqual({ unexpected: [], notAsked: [] });
});

/** Lets the server play exchanges, recorded ones by their name. */
function play(exchanges: string | readonly Exchange[]): void {
  const found = typeof exchanges === 'string' ? data.exchanges[exchanges] : exchanges;
  if (!found) throw new Error(`No exchanges are recorded as "${exchanges}"`);
  script = [...found];
}

const DEPOSIT_ASK = `GET /payments/${hyperswitchId('deposit-1', PROFILE)}?force_sync=true`;
const PAYOUT_ASK = `GET /payouts/${hyperswitchId('withdrawal-1', PROFILE)}?force_sync=true`;
const paymentWith = (fields: object) => play([{ ask: DEPOSIT_ASK, status: 200, like: 'payment', with: fields }]);
const payoutWith = (fields: object) => play([{ ask: PAYOUT_ASK, status: 200, like: 'payout', with: fields }]);

const DEPOSIT = {
  customer: '7',
  ...{ reference: 'deposit-1', amount: 1000, iso: 'EUR', methodId: 'card', language: 'de', payer: 'Ada Lovelace' },
  returnUrls: {
    ...{ success: 'https://site.example/success', fail: 'https://site.example/fail' },
    ...{ pending: 'https://site.example/pending', cancel: 'https://site.example/cancel' },
  },
};
const PAYOUT = {
  ...{ reference: 'withdrawal-1', amount: 900, iso: 'EUR', methodId: 'transfer', instrument: 'bank:account_1:pm_1' },
};

describe('an id', () => {
  test('has 30 characters, is always the same, and differs by reference and by profile', () => {
    const references = ['deposit-1', 'withdrawal-999999999999999', 'deposit-11', 'Ünusual reference of any length'];
    const ids = references.flatMap((reference) => ['a', 'b'].map((profile) => hyperswitchId(reference, profile)));
    expect(new Set(ids).size).toBe(8);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9_-]{30}$/);
    expect(hyperswitchId('deposit-1', 'a')).toBe(ids[0]);
  });

  test('names its reference, and that of another profile or hand names none', () => {
    expect(referenceOfId(hyperswitchId('deposit-12', PROFILE), PROFILE)).toBe('deposit-12');
    expect(referenceOfId(hyperswitchId('deposit-12', 'pro_2'), PROFILE)).toBeNull();
    expect(referenceOfId('pay_mbabizu24mvu3mela5njyhpit4', PROFILE)).toBeNull();
  });
});

describe('minor units', () => {
  test.each(['JPY', 'KRW', 'EUR', 'USD', 'KWD', 'BHD', 'TND'])('of %s are the same on both sides', (iso) => {
    expect(() => requireSameUnits(iso)).not.toThrow();
  });

  test.each([
    ['a currency that counts otherwise here', 'EUR', 0],
    ['a currency that Hyperswitch counts otherwise', 'ISK', 0],
    ['a currency that is not kept here', 'XXX', 2],
  ])('of %s are not guessed', (_, iso, decimals) => {
    expect(() => requireSameUnits(iso, () => decimals)).toThrow(ProviderAway);
  });

  test.each([
    ['JPY', 700],
    ['KWD', 1234],
  ])('of %s are sent as they are', async (iso, amount) => {
    play([{ ask: 'POST /payments', status: 200, like: 'payment', with: { currency: iso, amount } }]);
    expect(await adapter.beginDeposit({ ...DEPOSIT, iso, amount })).toMatchObject({ iso });
  });

  test('that may differ move nothing in either direction', async () => {
    await expect(adapter.beginDeposit({ ...DEPOSIT, iso: 'ISK' })).rejects.toBeInstanceOf(ProviderAway);
    await expect(adapter.beginPayout({ ...PAYOUT, iso: 'ISK' })).rejects.toBeInstanceOf(ProviderAway);
  });
});

describe('a deposit', () => {
  test('begins with a page, without the name of the payer', async () => {
    play('deposit: begun');
    expect(await adapter.beginDeposit(DEPOSIT)).toEqual({
      ...{ id: hyperswitchId('deposit-1', PROFILE), reference: 'deposit-1', state: 'waiting', reason: null },
      ...{ version: Date.UTC(2027, 0, 5, 10, 0, 1), received: 0, iso: 'EUR', instrument: null },
      page: {
        url: 'https://switch.example/payment_link/merchant_1/1',
        view: 'page',
        until: Date.UTC(2999, 0, 1),
      },
    });
  });

  test('that is begun twice is one payment', async () => {
    play('deposit: begun twice');
    const first = await adapter.beginDeposit(DEPOSIT);
    const second = await adapter.beginDeposit(DEPOSIT);
    expect(second).toMatchObject({ id: first.id, state: 'processing', page: null });
    expect(second.version).toBeGreaterThan(first.version);
  });

  test('whose id stands for another amount is an error for the operator', async () => {
    play('deposit: taken by another amount');
    const error = await adapter.beginDeposit(DEPOSIT).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('another amount');
    expect(error).not.toBeInstanceOf(ProviderAway);
  });

  test.each([
    ['requires_payment_method', 'waiting', null],
    ['requires_confirmation', 'waiting', null],
    ['requires_customer_action', 'waiting', null],
    ['processing', 'processing', null],
    ['requires_merchant_action', 'processing', null],
    ['requires_capture', 'processing', null],
    ['partially_captured_and_capturable', 'processing', null],
    ['partially_authorized_and_requires_capture', 'processing', null],
    ['conflicted', 'processing', null],
    ['review', 'processing', null],
    ['succeeded', 'succeeded', null],
    ['partially_captured', 'succeeded', null],
    ['failed', 'failed', 'declined'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['expired', 'expired', 'not-paid-in-time'],
  ])('with the status %s is %s for %s', async (status, state, reason) => {
    paymentWith({ status, amount_received: 1000 });
    const received = state === 'succeeded' ? 1000 : 0;
    expect(await adapter.deposit('deposit-1')).toMatchObject({ state, reason, received });
  });

  test.each([
    ['insufficient_funds', 'insufficient-funds'],
    ['EXPIRED_CARD', 'card-expired'],
    ['authentication_required', 'second-step-failed'],
    ['E0001', 'declined'],
    [null, 'declined'],
  ])('that failed with the code %s failed for %s', async (code, reason) => {
    paymentWith({ status: 'failed', error_code: code });
    expect(await adapter.deposit('deposit-1')).toMatchObject({ reason });
  });

  test('of which less arrived says how much', async () => {
    paymentWith({ status: 'partially_captured', amount_received: 400 });
    expect(await adapter.deposit('deposit-1')).toMatchObject({ received: 400 });
  });

  test.each([
    ['dispute_lost', 'charged-back'],
    ['dispute_accepted', 'charged-back'],
    ['dispute_expired', 'charged-back'],
    ['dispute_opened', 'succeeded'],
    ['dispute_challenged', 'succeeded'],
    ['dispute_won', 'succeeded'],
    ['dispute_cancelled', 'succeeded'],
  ])('with a dispute that is %s is %s', async (dispute_status, state) => {
    paymentWith({ status: 'succeeded', amount_received: 1000, disputes: [{ dispute_status }] });
    expect(await adapter.deposit('deposit-1')).toMatchObject({ state, received: 1000 });
  });

  test('knows the card of a guest by its fingerprint, and returns nothing to it', async () => {
    const card = { last4: '4242', card_holder_name: 'Ada Lovelace' };
    paymentWith({
      fingerprint: 'f1',
      payment_method_data: { card },
      metadata: { reference: 'deposit-1', customer: '7' },
    });
    expect((await adapter.deposit('deposit-1'))?.instrument).toEqual({
      ...{ token: 'card:7:f1', label: '•••• 4242', holder: 'Ada Lovelace', isReturnable: false },
    });
  });

  test('whose page has run out is ended at Hyperswitch and expires', async () => {
    play('deposit: its page has run out');
    expect(await adapter.deposit('deposit-1')).toMatchObject({ state: 'expired', reason: 'not-paid-in-time' });
  });

  test('is cancelled before it is paid', async () => {
    play('deposit: cancelled');
    expect(await adapter.cancelDeposit('deposit-1')).toMatchObject({ state: 'cancelled' });
  });

  test('that was paid meanwhile is not cancelled', async () => {
    play('deposit: cancelled while it is paid');
    expect(await adapter.cancelDeposit('deposit-1')).toMatchObject({ state: 'succeeded', received: 1000 });
  });

  test('that is being paid is not cancelled', async () => {
    paymentWith({ status: 'requires_customer_action' });
    expect(await adapter.cancelDeposit('deposit-1')).toMatchObject({ state: 'waiting' });
  });

  test('that never arrived is sealed, and begins no more', async () => {
    play('deposit: sealed');
    expect(await adapter.cancelDeposit('deposit-1')).toBeNull();
    play('deposit: begun after it was sealed');
    expect(await adapter.beginDeposit(DEPOSIT)).toMatchObject({ state: 'cancelled', received: 0, page: null });
  });

  test('that arrives while it is sealed is cancelled', async () => {
    play('deposit: sealed while it arrives');
    expect(await adapter.cancelDeposit('deposit-1')).toMatchObject({ state: 'cancelled' });
  });

  test('that Hyperswitch says it does not have is null, and what a proxy says is not believed', async () => {
    play('deposit: unknown');
    expect(await adapter.deposit('deposit-1')).toBeNull();
    play('deposit: a proxy answers');
    await expect(adapter.deposit('deposit-1')).rejects.toThrow('is answered with 404: no code');
  });
});

describe('a payout', () => {
  test('is stored under its id and then confirmed', async () => {
    play('payout: begun');
    expect(await adapter.beginPayout(PAYOUT)).toEqual({
      ...{ id: hyperswitchId('withdrawal-1', PROFILE), reference: 'withdrawal-1', version: 2, state: 'accepted' },
      ...{ reason: null, amount: 900, iso: 'EUR' },
    });
  });

  test('that is begun twice is confirmed once', async () => {
    play('payout: begun twice');
    const first = await adapter.beginPayout(PAYOUT);
    expect(await adapter.beginPayout(PAYOUT)).toMatchObject({ id: first.id, state: 'paid', version: 3 });
  });

  test.each([
    ['requires_payout_method_data', 'accepted', 1, null],
    ['requires_creation', 'accepted', 1, null],
    ['requires_confirmation', 'accepted', 1, null],
    ['requires_vendor_account_creation', 'accepted', 2, null],
    ['requires_fulfillment', 'accepted', 2, null],
    ['initiated', 'accepted', 2, null],
    ['pending', 'accepted', 2, null],
    ['success', 'paid', 3, null],
    ['failed', 'failed', 3, 'account-refused'],
    ['expired', 'failed', 3, 'account-refused'],
    ['ineligible', 'failed', 3, 'account-refused'],
    ['cancelled', 'failed', 3, 'declined'],
    ['reversed', 'failed', 4, 'account-refused'],
  ])('with the status %s is %s, version %s, for %s', async (status, state, version, reason) => {
    payoutWith({ status });
    expect(await adapter.payout('withdrawal-1')).toMatchObject({ state, version, reason });
  });

  test.each([['payout: refused'], ['payout: its account is unknown'], ['payout: begun after it was sealed']])(
    'is refused for good: %s',
    async (name) => {
      play(name);
      await expect(adapter.beginPayout(PAYOUT)).rejects.toBeInstanceOf(PayoutRefused);
    },
  );

  test('to a card or to no instrument is refused without a call', async () => {
    for (const instrument of ['card:f1', '']) {
      await expect(adapter.beginPayout({ ...PAYOUT, instrument })).rejects.toBeInstanceOf(PayoutRefused);
    }
  });

  test.each([
    ['payout: refused without a code'],
    ['payout: taken by another amount'],
    ['payout: the id is not taken over'],
  ])('is neither refused nor confirmed: %s', async (name) => {
    play(name);
    const error = await adapter.beginPayout(PAYOUT).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PayoutRefused);
  });

  test('whose confirmation is refused is ended, unless it was paid', async () => {
    play('payout: the confirmation is refused');
    expect(await adapter.beginPayout(PAYOUT)).toMatchObject({ state: 'failed', reason: 'declined' });
    play('payout: the confirmation is refused after it was paid');
    expect(await adapter.beginPayout(PAYOUT)).toMatchObject({ state: 'paid' });
  });

  test.each([
    ['payout: the confirmation has no answer', 'accepted'],
    ['payout: the create has no answer', undefined],
  ])('is asked for again when nothing is known: %s', async (name, state) => {
    play(name);
    await expect(adapter.beginPayout(PAYOUT)).rejects.toBeInstanceOf(ProviderAway);
    expect((await adapter.payout('withdrawal-1'))?.state).toBe(state);
  });

  test('that never arrived is sealed, and is unknown from then on', async () => {
    play('payout: sealed');
    expect(await adapter.sealPayout('withdrawal-1')).toBeNull();
    play('payout: asked for after it was sealed');
    expect(await adapter.payout('withdrawal-1')).toBeNull();
  });

  test('is not sealed before Hyperswitch says so', async () => {
    play('payout: the seal is not certain');
    await expect(adapter.sealPayout('withdrawal-1')).rejects.toBeInstanceOf(ProviderAway);
  });

  test('that may be under way is left as it is; one that was left unconfirmed is ended', async () => {
    play('payout: sealed while it may be confirmed');
    expect(await adapter.sealPayout('withdrawal-1')).toMatchObject({ state: 'accepted' });
    play('payout: sealed when it was left unconfirmed');
    expect(await adapter.sealPayout('withdrawal-1')).toMatchObject({ state: 'failed' });
  });
});

describe('an account for payouts', () => {
  const account = { methodId: 'transfer', iso: 'EUR', number: IBAN, holder: 'Ada Lovelace', customer: '7' };
  const stored = {
    ...{ token: `bank:${CUSTOMER}:pm_9`, label: 'DE •••• 3000', holder: 'Ada Lovelace', isReturnable: true },
  };

  test.each([['instrument: new'], ['instrument: known']])('has one token, new or known: %s', async (name) => {
    play(name);
    expect(await adapter.addInstrument(account)).toEqual(stored);
  });

  test('that Hyperswitch refuses is null', async () => {
    play('instrument: refused');
    expect(await adapter.addInstrument(account)).toBeNull();
  });

  test.each([
    ['of another currency', { iso: 'USD' }],
    ['that is no IBAN', { number: 'ada@example.com' }],
  ])('%s is not offered', async (_, change) => {
    await expect(adapter.addInstrument({ ...account, ...change })).rejects.toBeInstanceOf(ProviderAway);
  });
});

describe('nothing is known after', () => {
  test.each([
    ['a status of 500', { status: 500 }],
    ['a status of 502', { status: 502 }],
    ['a status of 408', { status: 408 }],
    ['a status of 429', { status: 429 }],
    ['a dropped connection', { status: 0 }],
    ['a time without an answer', { status: 1 }],
    ['an answer that is no JSON', { status: 200, raw: '<html>' }],
    ['an answer with an unknown status', { status: 200, with: { status: 'won' } }],
    ['an answer with a fraction of a cent', { status: 200, with: { amount: 0.5 } }],
    ['an answer in a currency whose units may differ', { status: 200, with: { currency: 'ISK' } }],
    ['an answer about another id', { status: 200, with: { payment_id: 'pay_1', payout_id: 'payout_1' } }],
    ['an answer about another reference', { status: 200, with: { metadata: { reference: 'deposit-2' } } }],
    ['an answer without its reference', { status: 200, with: { metadata: null } }],
  ])('%s', async (_, answer) => {
    const like = 'raw' in answer ? {} : { like: 'payment' as const };
    play([{ ask: DEPOSIT_ASK, ...like, ...answer }]);
    await expect(adapter.deposit('deposit-1')).rejects.toBeInstanceOf(ProviderAway);
    play([{ ask: PAYOUT_ASK, ...('raw' in answer ? {} : { like: 'payout' as const }), ...answer }]);
    await expect(adapter.payout('withdrawal-1')).rejects.toBeInstanceOf(ProviderAway);
  });

  test.each([
    ['a success without its amount', { status: 'succeeded', amount_received: null }],
    ['a payment that does not say when it changed', { updated: null }],
    ['a page that is a script', { payment_link: { link: 'javascript:x' } }],
  ])('%s', async (_, fields) => {
    paymentWith(fields);
    await expect(adapter.deposit('deposit-1')).rejects.toBeInstanceOf(ProviderAway);
  });

  test('a refused key, which is an error for the operator without a name of a person', async () => {
    const raw = { error: { code: 'IR_01', message: 'Ada Lovelace' } };
    play([{ ask: 'POST /payments', status: 401, raw }]);
    const error = await adapter.beginDeposit(DEPOSIT).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(ProviderAway);
    expect(String(error)).toBe('Error: POST /payments is answered with 401: IR_01');
  });
});

describe('a notice', () => {
  const about = (type: string, object: object) => JSON.stringify({ event_id: 'e1', content: { type, object } });
  const body = about('payment_details', { payment_id: hyperswitchId('deposit-7', PROFILE), status: 'succeeded' });
  const signed = (text: string, secret = SECRET) => ({
    'x-webhook-signature-512': createHmac('sha512', secret).update(text).digest('hex'),
  });

  test.each([
    ['payment_details', { payment_id: hyperswitchId('deposit-7', PROFILE) }, 'deposit', 'deposit-7'],
    ['dispute_details', { payment_id: hyperswitchId('deposit-7', PROFILE) }, 'deposit', 'deposit-7'],
    ['refund_details', { payment_id: hyperswitchId('deposit-7', PROFILE) }, 'deposit', 'deposit-7'],
    ['payout_details', { payout_id: hyperswitchId('withdrawal-8', PROFILE) }, 'payout', 'withdrawal-8'],
    ['payment_details', { payment_id: 'pay_of_another_shop' }, 'deposit', ''],
    ['mandate_details', {}, 'deposit', ''],
  ])('with %s of %o is about the %s "%s"', (type, object, kind, reference) => {
    const text = about(type, object);
    expect(adapter.readNotice(signed(text), text)).toEqual({ id: 'e1', kind, reference });
  });

  test.each([
    ['has another body', signed(body), `${body} `],
    ['is signed by another secret', signed(body, 'another'), body],
    ['has a shortened signature', { 'x-webhook-signature-512': 'ab' }, body],
    ['has no signature', {}, body],
    ['is no JSON', signed('x'), 'x'],
    ['has no number', signed('{"content":{}}'), '{"content":{}}'],
  ])('that %s is refused', (_, headers, text) => {
    expect(() => adapter.readNotice(headers, text)).toThrow(NoticeRefused);
  });
});

describe('the report', () => {
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 5, 10, minute)).toISOString();
  const payment = (number: number, fields: object = {}) => ({
    ...{ ...data.payment, payment_id: hyperswitchId(`deposit-${number}`, PROFILE), metadata: null },
    ...{ status: 'succeeded', amount_received: 1000, created: at(-number), updated: at(-number), ...fields },
  });
  const payout = (number: number, fields: object = {}) => ({
    ...{ ...data.payout, payout_id: hyperswitchId(`withdrawal-${number}`, PROFILE), status: 'success' },
    ...{ created: at(-number), ...fields },
  });
  const list = (ask: string, raw: unknown): Exchange => ({ ask, status: 200, raw });
  const many = Array.from({ length: 150 }, (_, index) => payment(index));
  /** The last of a page comes again with the next one. */
  const pages = (second: readonly object[]) => [
    list('GET /payments/list?limit=100', { data: many.slice(0, 100) }),
    list(`GET /payments/list?limit=100&ending_before=${hyperswitchId('deposit-99', PROFILE)}`, { data: second }),
  ];
  const rest = (payouts: readonly object[], disputes: readonly object[], refunds: readonly object[]) => [
    list('GET /payouts/list?limit=100', { data: payouts, total_count: payouts.length }),
    list('GET /disputes/list?limit=100&offset=0', disputes),
    { ...list('POST /refunds/list', { data: refunds }), sends: { limit: 100, offset: 0 } },
  ];

  test('has every page, each movement once, with what was lost and returned', async () => {
    const lost = { dispute_id: 'd1', payment_id: hyperswitchId('deposit-3', PROFILE), amount: '1000', currency: 'EUR' };
    const back = { refund_id: 'r1', payment_id: hyperswitchId('deposit-4', PROFILE), amount: 250, currency: 'EUR' };
    play([
      ...pages(many.slice(99)),
      ...rest(
        [payout(1), payout(2, { status: 'pending' }), payout(3, { status: 'reversed' })],
        [
          { ...lost, dispute_status: 'dispute_lost', created_at: at(1), connector_updated_at: at(5) },
          { ...lost, dispute_id: 'd2', dispute_status: 'dispute_won', created_at: at(1) },
        ],
        [{ ...back, status: 'succeeded', created_at: at(2) }],
      ),
    ]);
    const lines = await adapter.report(0, Number.MAX_SAFE_INTEGER);
    expect(lines.filter(({ kind }) => kind === 'deposit')).toHaveLength(150);
    expect(lines.filter(({ kind }) => kind !== 'deposit')).toEqual([
      { kind: 'payout', reference: 'withdrawal-1', amount: -900, iso: 'EUR', at: Date.parse(at(-1)) },
      { kind: 'chargeback', reference: 'deposit-3', amount: -1000, iso: 'EUR', at: Date.parse(at(5)) },
      { kind: 'chargeback', reference: 'deposit-4', amount: -250, iso: 'EUR', at: Date.parse(at(2)) },
    ]);
  });

  test('leaves out what did not move, other profiles and other times, and names what it does not know', async () => {
    const foreign = { payment_id: 'pay_by_hand', amount_received: 5 };
    play([
      list('GET /payments/list?limit=100', {
        data: [
          payment(1, { created: at(9), updated: at(9) }),
          payment(2, { status: 'failed' }),
          payment(3, { profile_id: 'pro_2', currency: 'ISK' }),
          payment(4, { ...foreign, created: at(-4) }),
        ],
      }),
      ...rest([], [], []),
    ]);
    const lines = await adapter.report(0, Date.parse(at(9)));
    expect(lines.map(({ reference, amount }) => [reference, amount])).toEqual([['pay_by_hand', 5]]);
  });

  test.each([
    ['does not move on', pages(many.slice(0, 100))],
    ['is not ordered', [list('GET /payments/list?limit=100', { data: [payment(2), payment(1)] })]],
    ['ends in an error', [...pages([]).slice(0, 1), { ...(pages([])[1] as Exchange), status: 503 }]],
    ['does not say when', [list('GET /payments/list?limit=100', { data: [payment(1, { created: null })] })]],
  ])('is none when a list %s', async (_, exchanges) => {
    play(exchanges);
    await expect(adapter.report(0, 9)).rejects.toBeInstanceOf(ProviderAway);
  });

  test('is none when payouts are missing', async () => {
    play([
      list('GET /payments/list?limit=100', { data: [] }),
      list('GET /payouts/list?limit=100', { data: [payout(1)], total_count: 2 }),
    ]);
    await expect(adapter.report(0, 9)).rejects.toThrow('not whole');
  });
});

describe('the settings', () => {
  const all = {
    ...{ hyperswitchOrigin: 'https://sandbox.hyperswitch.io', hyperswitchApiKey: 'k' },
    ...{ hyperswitchWebhookSecret: 's', hyperswitchProfile: 'p' },
  };
  const none = {
    ...{ hyperswitchOrigin: '', hyperswitchApiKey: '', hyperswitchWebhookSecret: '', hyperswitchProfile: '' },
  };

  test('make a provider when all are there, and none when none is', () => {
    expect(hyperswitchOf(none)).toBeNull();
    expect(hyperswitchOf(all)).toMatchObject({ id: 'hyperswitch', isTest: true });
    expect(hyperswitchOf({ ...all, hyperswitchOrigin: 'https://switch.example' })).toMatchObject({ isTest: false });
  });

  test('that are incomplete end the start, and the message says what is missing and no secret', () => {
    expect(() => hyperswitchOf({ ...none, hyperswitchApiKey: 'secret key' })).toThrow(
      'Hyperswitch needs HYPERSWITCH_ORIGIN, HYPERSWITCH_WEBHOOK_SECRET, HYPERSWITCH_PROFILE as well: set all four or none.',
    );
  });

  test('end the start of a platform while one is missing, and add the provider to it when all are there', async () => {
    const some = { NODE_ENV: 'test', HYPERSWITCH_ORIGIN: 'https://switch.example', HYPERSWITCH_PROFILE: PROFILE };
    const start = (record: Record<string, string>) => startTestPlatform({ environment: parseEnvironment(record) });
    await expect(start(some)).rejects.toThrow('Hyperswitch needs HYPERSWITCH_API_KEY, HYPERSWITCH_WEBHOOK_SECRET');
    const site = await start({ ...some, HYPERSWITCH_API_KEY: 'key', HYPERSWITCH_WEBHOOK_SECRET: SECRET });
    try {
      const notice = { event_id: 'e1', content: { type: 'mandate_details', object: {} } };
      const sign = (secret: string) => createHmac('sha512', secret).update(JSON.stringify(notice)).digest('hex');
      const send = async (provider: string, signature: string) => {
        const headers = { 'x-webhook-signature-512': signature };
        return (await site.client().post(`/web-api/cashier/notices/${provider}`, notice, headers)).status;
      };
      expect(await send('hyperswitch', sign(SECRET))).toBe(204);
      expect(await send('hyperswitch', sign('another'))).toBe(403);
      expect(await send('another', sign(SECRET))).toBe(404);
    } finally {
      await site.close();
    }
  });
});
