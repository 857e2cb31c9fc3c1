import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHarbour } from './harbour-adapter.ts';
import { NoticeRefused, type PaymentProvider, ProviderAway } from './provider-port.ts';

const NOTICE_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

let server: Server;
let harbour: PaymentProvider;
let asked: Asked[] = [];
/** What the server answers; a status of 0 drops the connection. */
let next: { readonly status: number; readonly body: unknown } = { status: 200, body: {} };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method, url, headers } = request;
    asked.push({ method, url, authorization: headers.authorization, body: text === '' ? null : JSON.parse(text) });
    if (next.status === 0) {
      request.socket.destroy();
      return;
    }
    const body = typeof next.body === 'string' ? next.body : JSON.stringify(next.body);
    response.writeHead(next.status, { 'content-type': 'application/json', connection: 'close' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  harbour = createHarbour({ origin: () => origin, pages: () => null, secret: 'secret', noticeSecret: NOTICE_SECRET });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const DEPOSIT = {
  ...{ id: 'p1', reference: 'deposit-1', version: 2, state: 'waiting', reason: null, amount: 1000, received: 0 },
  ...{ currency: 'EUR', page: { url: 'http://pay.example/p1', view: 'frame', until: 9 }, instrument: null },
};
const PAYOUT = {
  ...{ id: 'o1', reference: 'withdrawal-1', version: 1, state: 'accepted', reason: null, amount: 900, currency: 'EUR' },
};
const ORDER = {
  ...{ reference: 'deposit-1', amount: 1000, iso: 'EUR', methodId: 'card', language: 'de', payer: 'Ada Lovelace' },
  customer: 'player-1',
  returnUrls: { success: 's', fail: 'f', pending: 'p', cancel: 'c' },
};

const answers = (status: number, body: unknown = {}) => {
  next = { status, body };
};

test('a deposit is begun with all that the provider needs', async () => {
  answers(201, DEPOSIT);
  const { amount: _, currency, ...rest } = DEPOSIT;
  expect(await harbour.beginDeposit(ORDER)).toMatchObject({ ...rest, iso: currency });
  const { returnUrls, iso, methodId, ...sent } = ORDER;
  expect(asked).toEqual([
    {
      ...{ method: 'POST', url: '/v1/deposits', authorization: 'Bearer secret' },
      body: { ...sent, currency: iso, method: methodId, return: returnUrls },
    },
  ]);
});

test.each([
  ['charged_back', null, 'charged-back', null],
  ['failed', 'insufficient_funds', 'failed', 'insufficient-funds'],
  ['failed', 'not_in_any_list', 'failed', 'declined'],
])('a deposit that is %s for %s is %s for %s', async (state, reason, own, ownReason) => {
  answers(200, { ...DEPOSIT, state, reason });
  expect(await harbour.deposit('deposit-1')).toMatchObject({ state: own, reason: ownReason });
});

test('what the provider has never heard of is null, and so is what it has sealed', async () => {
  answers(404);
  expect([await harbour.deposit('a'), await harbour.payout('b')]).toEqual([null, null]);
  answers(410);
  expect(await harbour.cancelDeposit('a/b')).toBeNull();
  expect(asked.at(-1)?.url).toBe('/v1/deposits/a%2Fb/cancel');
  answers(422);
  expect(
    await harbour.addInstrument({ methodId: 'transfer', iso: 'EUR', number: 'x', holder: 'y', customer: 'player-1' }),
  ).toBeNull();
});

test('a payout and the report are read', async () => {
  answers(201, PAYOUT);
  const order = { reference: 'withdrawal-1', amount: 900, iso: 'EUR', methodId: 'card', instrument: 't' };
  expect(await harbour.beginPayout(order)).toMatchObject({ state: 'accepted', iso: 'EUR', amount: 900 });
  const line = { kind: 'payout', reference: 'withdrawal-1', amount: -900, currency: 'EUR', at: 5 };
  answers(200, { lines: [line] });
  const { currency, ...rest } = line;
  expect(await harbour.report(1, 9)).toEqual([{ ...rest, iso: currency }]);
  expect(asked.at(-1)?.url).toBe('/v1/report?from=1&to=9');
});

describe('nothing is known after', () => {
  test.each([
    ['a status of 500', 500, {}],
    ['a status of 503', 503, {}],
    ['a status of 429', 429, {}],
    ['a status of 408', 408, {}],
    ['a dropped connection', 0, {}],
    ['an answer that is no JSON', 200, '<html>'],
    ['an answer with a fraction of a cent', 200, { ...DEPOSIT, received: 0.5 }],
    ['an answer with an unknown state', 200, { ...DEPOSIT, state: 'won' }],
    ['an answer about another payment', 200, { ...DEPOSIT, reference: 'deposit-2' }],
    ['an answer in no currency', 200, { ...DEPOSIT, currency: 'euro' }],
    ['an answer with a page that is a script', 200, { ...DEPOSIT, page: { ...DEPOSIT.page, url: 'javascript:x' } }],
    ['an answer with a page that is data', 200, { ...DEPOSIT, page: { ...DEPOSIT.page, url: 'data:text/html,x' } }],
    ['an answer without its version', 200, { ...DEPOSIT, version: undefined }],
  ])('%s', async (_, status, body) => {
    answers(status, body);
    await expect(harbour.beginDeposit(ORDER)).rejects.toBeInstanceOf(ProviderAway);
  });

  test.each(['deposit', 'payout', 'cancelDeposit'] as const)('an answer to %s about another payment', async (call) => {
    answers(200, call === 'payout' ? PAYOUT : DEPOSIT);
    await expect(harbour[call]('another')).rejects.toBeInstanceOf(ProviderAway);
  });

  test('a call whose error says the call and the status, and nothing of what was answered', async () => {
    answers(200, { ...DEPOSIT, instrument: { token: 1, label: 'Visa', holder: 'Ada Lovelace', returnable: true } });
    const error = await harbour.deposit('deposit-1').catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('GET /v1/deposits/deposit-1 is answered with 200');
    expect(String(error)).toContain('instrument.token');
    expect(inspect(error, { depth: 9 })).not.toContain('Lovelace');
  });

  test('a call to a provider that does not listen', async () => {
    const deaf = createHarbour({ origin: () => null, pages: () => null, secret: 's', noticeSecret: NOTICE_SECRET });
    await expect(deaf.deposit('a')).rejects.toBeInstanceOf(ProviderAway);
    expect(deaf.origins()).toEqual([]);
  });
});

test.each([
  ['a reference that was used for something else', 409, { error: 'reference_used' }, '409: reference_used'],
  ['a sealed reference', 410, { error: 'sealed' }, '410: sealed'],
  ['a wrong secret', 401, { error: 'unauthorized' }, '401: unauthorized'],
  ['a refusal that names a person', 400, { error: 'bad', message: 'Ada Lovelace' }, '400: bad'],
  ['a code that is a sentence', 422, { error: 'Ada Lovelace' }, '422: no code'],
  ['a refusal that is no JSON', 400, '<p>Ada Lovelace</p>', '400: no code'],
])('%s is an error of this side, with the code alone', async (_, status, body, words) => {
  answers(status, body);
  const error = await harbour.beginDeposit(ORDER).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ProviderAway);
  expect(String(error)).toBe(`Error: POST /v1/deposits is answered with ${words}`);
});

describe('a notice', () => {
  const body = JSON.stringify({ type: 'deposit.changed', timestamp: '', data: { reference: 'deposit-7', state: 'x' } });
  const signed = (text: string, at = new Date(), secret = NOTICE_SECRET) => ({
    'webhook-id': 'n1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('n1', at, text),
  });

  test('that is signed says what it is about, and nothing else is read of it', () => {
    expect(harbour.readNotice(signed(body), body)).toEqual({ id: 'n1', kind: 'deposit', reference: 'deposit-7' });
  });

  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  test.each([
    ['has another body', signed(body), `${body} `],
    ['is signed by another secret', signed(body, new Date(), other), body],
    ['is an hour old', signed(body, new Date(Date.now() - 3_600_000)), body],
    ['has no signature', { 'webhook-id': 'n1' }, body],
    ['is about something else', signed('{"type":"ping","data":{}}'), '{"type":"ping","data":{}}'],
  ])('that %s is refused', (_, headers, text) => {
    expect(() => harbour.readNotice(headers, text)).toThrow(NoticeRefused);
  });
});
