import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { BANK_CODE, TEST_CARDS, withCheckDigit } from './harbour-payers.ts';
import { harbourLanguages, harbourWords } from './harbour-words.ts';
import { openPaymentCompany, type PaymentCompany } from './payment-provider-service.ts';

const MINUTE = 60_000;
const START = 1_800_000_000_000;

interface Notice {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

let database: TestDatabase;
let connection: Database;
let company: PaymentCompany;
let merchant: Server;
let notices: Notice[] = [];
/** What the merchant answers to notices. */
let merchantStatus = 204;
let now = START;
const changes = new Set<() => void>();
const clock = {
  now: () => now,
  onChange(listener: () => void) {
    changes.add(listener);
    return () => changes.delete(listener);
  },
};
const errors: unknown[] = [];

async function open(): Promise<PaymentCompany> {
  const opened = await openPaymentCompany({ sql: connection.sql, clock, onError: (error) => errors.push(error) });
  const noticeUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/notices`;
  await opened.listen({ host: '127.0.0.1', port: 0, origin: '', noticeUrl });
  return opened;
}

beforeAll(async () => {
  database = await createTestDatabase();
  connection = await database.connect();
  merchant = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    notices.push({ id: headers['webhook-id'] ?? '', headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(merchantStatus, { connection: 'close' }).end();
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  company = await open();
});
afterAll(async () => {
  await company.close();
  await new Promise((resolve) => merchant.close(resolve));
  await connection.close();
  await database.close();
  expect(errors).toEqual([]);
});
beforeEach(async () => {
  notices = [];
  merchantStatus = 204;
  await fetch(`${company.origin()}/__control/behaviour`, { method: 'DELETE' });
});

/** Moves the server clock and waits until what is due is done. */
async function moveClock(ms: number): Promise<void> {
  now += ms;
  for (const listener of changes) listener();
}

type Json = Record<string, unknown>;

async function call(method: string, path: string, body?: unknown, secret = company.secret) {
  const response = await fetch(company.origin() + path, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const RETURN = {
  success: 'http://site.test/s',
  fail: 'http://site.test/f',
  pending: 'http://site.test/p',
  cancel: 'http://site.test/c',
};
let count = 0;
const orderOf = (more: Json = {}) => {
  count += 1;
  const base = { reference: `deposit-${count}`, amount: 5000, currency: 'EUR', method: 'card', language: 'en' };
  return { ...base, payer: 'Ada Lovelace', return: RETURN, ...more };
};

async function begun(more: Json = {}): Promise<{ readonly reference: string; readonly url: string }> {
  const order = orderOf(more);
  const { body } = await call('POST', '/v1/deposits', order);
  return { reference: order.reference, url: (body.page as { url: string }).url };
}

const depositNow = async (reference: string) => (await call('GET', `/v1/deposits/${reference}`)).body;

/** Sends the form of a page; follows no redirect. */
async function submit(url: string, fields: Record<string, string>) {
  const token = new URL(url).searchParams.get('token') ?? '';
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token, step: 'pay', ...fields }),
  });
  return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() };
}

const CARD = { number: '4242 4242 4242 4242', date: '12/39', code: '123', holder: 'Ada Lovelace' };

async function until<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a call', () => {
  test.each([
    ['GET', '/v1/deposits/x'],
    ['POST', '/v1/payouts'],
    ['GET', '/v1/report?from=0&to=1'],
  ])('%s %s needs the secret', async (method, path) => {
    expect((await call(method, path, method === 'POST' ? {} : undefined, 'wrong')).status).toBe(401);
  });

  test('begins one deposit for each reference', async () => {
    const order = orderOf();
    const first = await call('POST', '/v1/deposits', order);
    expect(first).toMatchObject({ status: 201, body: { state: 'waiting', version: 1, received: 0, amount: 5000 } });
    expect(await call('POST', '/v1/deposits', order)).toEqual({ status: 200, body: first.body });
    expect(await call('POST', '/v1/deposits', { ...order, amount: 1 })).toMatchObject({ status: 409 });
  });

  test.each([
    [{ amount: 0 }],
    [{ amount: 1.5 }],
    [{ currency: 'EURO' }],
    [{ reference: 'a/b' }],
    [{ return: { ...RETURN, success: 'javascript:alert(1)' } }],
    [{ unknown: 1 }],
  ])('with %j is refused', async (more) => {
    expect((await call('POST', '/v1/deposits', orderOf(more))).status).toBe(400);
  });

  test('seals a reference that was never used', async () => {
    const order = orderOf();
    expect((await call('POST', `/v1/deposits/${order.reference}/cancel`)).status).toBe(410);
    expect((await call('POST', '/v1/deposits', order)).status).toBe(410);
    expect((await call('GET', `/v1/deposits/${order.reference}`)).status).toBe(404);
  });

  test('cancels a deposit that waits, and not one that is paid', async () => {
    const one = await begun();
    expect((await call('POST', `/v1/deposits/${one.reference}/cancel`)).body.state).toBe('cancelled');
    const other = await begun();
    await submit(other.url, CARD);
    expect((await call('POST', `/v1/deposits/${other.reference}/cancel`)).body.state).toBe('succeeded');
  });
});

describe('a card', () => {
  test('pays, is known again, and its number is stored nowhere', async () => {
    const [one, other] = [await begun(), await begun()];
    await submit(one.url, CARD);
    await submit(other.url, CARD);
    const deposits = [await depositNow(one.reference), await depositNow(other.reference)];
    expect(deposits[0]).toMatchObject({
      ...{ state: 'succeeded', received: 5000, page: null },
      instrument: { label: 'Visa •••• 4242', holder: 'Ada Lovelace', returnable: true },
    });
    expect(deposits[0]?.instrument).toEqual(deposits[1]?.instrument);
    const rows =
      await database.owner`select to_jsonb(d)::text as row from harbour.deposit d union all select to_jsonb(i)::text from harbour.instrument i`;
    expect(rows.some(({ row }) => String(row).includes('4242424242424242'))).toBe(false);
  });

  test.each(Object.entries(TEST_CARDS).filter(([, outcome]) => outcome !== 'succeeded' && outcome !== 'ask'))(
    '%s is declined: %s',
    async (number, reason) => {
      const { reference, url } = await begun();
      await submit(url, { ...CARD, number });
      expect(await depositNow(reference)).toMatchObject({ state: 'failed', reason });
    },
  );

  test.each([
    ['number', { number: '4242 4242 4242 4241' }],
    ['number', { number: 'hello' }],
    ['date', { date: '12/20' }],
    ['date', { date: '13/39' }],
    ['code', { code: '1' }],
    ['holder', { holder: '  ' }],
  ])('with a wrong %s %j is asked for again, with what was typed', async (field, more) => {
    const { reference, url } = await begun();
    const { status, html } = await submit(url, { ...CARD, ...more });
    expect(status).toBe(422);
    expect(html).toContain(`id="${field}-wrong"`);
    expect((await depositNow(reference)).state).toBe('waiting');
  });

  test('may need the code of the bank', async () => {
    const { reference, url } = await begun();
    const number = '4000 0000 0000 3220';
    await submit(url, { ...CARD, number });
    expect((await depositNow(reference)).state).toBe('waiting');
    expect((await submit(url, { bank_code: '000000' })).status).toBe(422);
    await submit(url, { bank_code: BANK_CODE });
    expect((await depositNow(reference)).state).toBe('succeeded');
  });

  test.each([
    ['three wrong codes', [{ bank_code: '1' }, { bank_code: '2' }, { bank_code: '3' }]],
    ['leaving the bank', [{ step: 'leave' }]],
  ])('fails after %s', async (_, steps) => {
    const { reference, url } = await begun();
    await submit(url, { ...CARD, number: '4000000000003220' });
    for (const step of steps) await submit(url, step as unknown as Record<string, string>);
    expect(await depositNow(reference)).toMatchObject({ state: 'failed', reason: 'second_step_failed' });
  });
});

describe('the other methods', () => {
  test('a wallet pays at once, and the player is led back', async () => {
    const { reference, url } = await begun({ method: 'wallet' });
    expect((await submit(url, { email: 'nonsense' })).status).toBe(422);
    expect(await submit(url, { email: 'ada@example.com' })).toMatchObject({ status: 303, location: RETURN.success });
    expect(await depositNow(reference)).toMatchObject({ state: 'succeeded', instrument: { label: 'a…@e….com' } });
  });

  test('a transfer arrives a minute after it was sent', async () => {
    const { reference, url } = await begun({ method: 'transfer' });
    const own = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ada Lovelace' };
    expect((await submit(url, { ...own, iban: 'DE89 3704 0044 0532 0130 01' })).status).toBe(422);
    expect(await submit(url, own)).toMatchObject({ location: RETURN.pending });
    expect((await depositNow(reference)).state).toBe('processing');
    await moveClock(MINUTE);
    await until(
      () => depositNow(reference),
      ({ state }) => state === 'succeeded',
    );
  });

  test('a voucher pays once', async () => {
    const voucher = withCheckDigit('123456789012345');
    const [one, other] = [await begun({ method: 'voucher' }), await begun({ method: 'voucher' })];
    expect((await submit(one.url, { voucher: '1234567890123450' })).status).toBe(422);
    await submit(one.url, { voucher });
    await submit(other.url, { voucher });
    expect(await depositNow(one.reference)).toMatchObject({ state: 'succeeded', instrument: null });
    expect(await depositNow(other.reference)).toMatchObject({ state: 'failed', reason: 'voucher_used' });
  });

  test('a terminal shows a code, and is paid there', async () => {
    const { reference, url } = await begun({ method: 'terminal' });
    expect(await (await fetch(url)).text()).toMatch(/\d{3} \d{3} \d{3}/);
    await submit(url, {});
    expect((await depositNow(reference)).state).toBe('succeeded');
  });

  test('what is not paid in time expires', async () => {
    const { reference } = await begun();
    await moveClock(31 * MINUTE);
    const deposit = await until(
      () => depositNow(reference),
      ({ state }) => state !== 'waiting',
    );
    expect(deposit).toMatchObject({ state: 'expired', reason: 'not_paid_in_time', page: null });
  });
});

describe('a page', () => {
  test('opens with its token only', async () => {
    const { url } = await begun();
    expect((await fetch(url.replace(/token=.*/, 'token=x'))).status).toBe(404);
    expect((await submit(url, { ...CARD, token: 'x' })).status).toBe(404);
  });

  test('may be framed by the site alone, and runs nothing', async () => {
    const { url } = await begun();
    const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://site.test');
    expect(policy).not.toContain('script-src');
  });

  test('writes what was typed as text', async () => {
    const { url } = await begun();
    const { html } = await submit(url, { ...CARD, code: 'x', holder: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<script>');
  });

  test.each(harbourLanguages())('has all its words in %s', async (language) => {
    const { url } = await begun({ language });
    const html = await (await fetch(url)).text();
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).toContain(harbourWords(language).number);
    const words = Object.entries(harbourWords(language)).filter(
      ([, word]) => language !== 'en' && word === harbourWords('en').test,
    );
    expect(words).toEqual([]);
  });
});

describe('a payout', () => {
  const addAccount = async (number: string) =>
    (await call('POST', '/v1/instruments', { method: 'transfer', currency: 'EUR', number, holder: 'Ada Lovelace' }))
      .body;
  const payoutOf = (instrument: unknown) => {
    count += 1;
    return { reference: `withdrawal-${count}`, amount: 900, currency: 'EUR', method: 'transfer', instrument };
  };

  test('is paid some seconds later, once', async () => {
    const { token } = await addAccount('DE89370400440532013000');
    const order = payoutOf(token);
    expect(await call('POST', '/v1/payouts', order)).toMatchObject({ status: 201, body: { state: 'accepted' } });
    expect(await call('POST', '/v1/payouts', order)).toMatchObject({ status: 200 });
    await moveClock(5000);
    const read = async () => (await call('GET', `/v1/payouts/${order.reference}`)).body;
    await until(read, ({ state }) => state === 'paid');
    const { lines } = (await call('GET', `/v1/report?from=0&to=${now + 1}`)).body as { lines: Json[] };
    expect(lines.filter(({ reference }) => reference === order.reference)).toEqual([
      expect.objectContaining({ kind: 'payout', amount: -900, currency: 'EUR' }),
    ]);
  });

  test('to an account that refuses it is accepted and fails', async () => {
    await call('POST', '/__control/behaviour', { refusesPayouts: true });
    const { token } = await addAccount('DE89370400440532013000');
    const order = payoutOf(token);
    await call('POST', '/v1/payouts', order);
    await moveClock(5000);
    const read = async () => (await call('GET', `/v1/payouts/${order.reference}`)).body;
    expect(await until(read, ({ state }) => state !== 'accepted')).toMatchObject({
      state: 'failed',
      reason: 'account_refused',
    });
  });

  test('to an unknown account is refused, and so is a wrong number', async () => {
    expect((await call('POST', '/v1/payouts', payoutOf('card_x'))).status).toBe(422);
    expect(
      (await call('POST', '/v1/instruments', { method: 'transfer', currency: 'EUR', number: 'DE00', holder: 'x' }))
        .status,
    ).toBe(422);
  });
});

describe('a notice', () => {
  const noticesOf = (reference: string) => notices.filter(({ body }) => body.includes(`"${reference}"`));
  const arrived = (reference: string, least = 1) =>
    until(
      async () => noticesOf(reference),
      (found) => found.length >= least,
    );
  const verify = ({ headers, body }: Notice) =>
    new Webhook(company.noticeSecret).verify(body, headers) as { data: Json };

  test('is sent for a change, and signed', async () => {
    const { reference, url } = await begun();
    await submit(url, CARD);
    const [notice] = await arrived(reference);
    if (!notice) throw new Error('No notice');
    expect(verify(notice)).toMatchObject({
      type: 'deposit.changed',
      data: { reference, state: 'succeeded', version: 2 },
    });
  });

  test('that is not taken is stored for another attempt', async () => {
    merchantStatus = 500;
    const { reference, url } = await begun();
    await submit(url, CARD);
    const [notice] = await arrived(reference);
    const read = () =>
      database.owner<{ attempts: number }[]>`select attempts from harbour.notice where id = ${notice?.id ?? ''}`;
    await until(read, ([row]) => row?.attempts === 1);
  });

  test('comes twice, wrongly signed, contradicting or not at all when QA asks for it', async () => {
    await call('POST', '/__control/behaviour', { noticesTwice: true, noticesContradicting: true });
    const one = await begun();
    await submit(one.url, CARD);
    const twice = await arrived(one.reference, 2);
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    expect(twice[0] && verify(twice[0]).data.state).toBe('failed');
    await call('DELETE', '/__control/behaviour');
    await call('POST', '/__control/behaviour', { noticesWronglySigned: true });
    const other = await begun();
    await submit(other.url, CARD);
    const [wrong] = await arrived(other.reference);
    expect(() => wrong && verify(wrong)).toThrow();
    await call('POST', '/__control/behaviour', { noticesLost: true });
    const lost = await begun();
    await submit(lost.url, CARD);
    const rows = await database.owner`select 1 from harbour.notice where body like ${`%"${lost.reference}"%`}`;
    expect(rows).toEqual([]);
  });
});

describe('a company that misbehaves', () => {
  test('is away', async () => {
    await call('POST', '/__control/behaviour', { awayMs: 60_000 });
    expect((await call('GET', '/v1/deposits/x')).status).toBe(503);
  });

  test('does its work and loses the answer', async () => {
    await call('POST', '/__control/behaviour', { answersLost: 1 });
    const order = orderOf();
    await expect(call('POST', '/v1/deposits', order)).rejects.toThrow();
    await call('DELETE', '/__control/behaviour');
    expect((await depositNow(order.reference)).state).toBe('waiting');
  });

  test('takes money back, and the report says so', async () => {
    const { reference, url } = await begun();
    await submit(url, CARD);
    expect((await call('POST', `/__control/deposits/${reference}`, { outcome: 'charged_back' })).status).toBe(200);
    const { lines } = (await call('GET', `/v1/report?from=0&to=${now + 1}`)).body as { lines: Json[] };
    expect(lines.filter((line) => line.reference === reference).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', 5000],
      ['chargeback', -5000],
    ]);
  });

  test.each([[{ outcome: 'won' }], [{ noticesTwice: 'yes' }]])('takes no control %j', async (body) => {
    const path = 'outcome' in body ? '/__control/deposits/x' : '/__control/behaviour';
    expect((await call('POST', path, body)).status).toBe(400);
  });
});

test('everything is there after a restart, with the same secrets', async () => {
  const { reference, url } = await begun();
  await submit(url, CARD);
  const { secret } = company;
  await company.close();
  company = await open();
  expect(company.secret).toBe(secret);
  expect((await depositNow(reference)).state).toBe('succeeded');
});
