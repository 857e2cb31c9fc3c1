import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { openPaymentCompany, type PaymentCompany } from './payment-provider-service.ts';

export type HarbourJson = Record<string, unknown>;

interface ReceivedNotice {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Addresses to which pages of the tests lead back. */
export const HARBOUR_RETURN = {
  success: 'http://site.test/s',
  fail: 'http://site.test/f',
  pending: 'http://site.test/p',
  cancel: 'http://site.test/c',
};

/** Input of the card's page that pays. */
export const HARBOUR_CARD = { number: '4242 4242 4242 4242', date: '12/39', code: '123', holder: 'Ada Lovelace' };

/** Reads until what is read is as wanted, and returns it. */
export async function readUntil<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A server clock that only a test moves. */
function createMovedClock() {
  let now = 1_800_000_000_000;
  const changes = new Set<() => void>();
  return {
    now: () => now,
    onChange(listener: () => void) {
      changes.add(listener);
      return () => changes.delete(listener);
    },
    move(ms: number) {
      now += ms;
      for (const listener of changes) listener();
    },
  };
}

/** A merchant that takes notices. */
function createMerchant() {
  const received: ReceivedNotice[] = [];
  const state = { status: 204 };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    received.push({ id: headers['webhook-id'] ?? '', headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(state.status, { connection: 'close' }).end();
  });
  return {
    received,
    state,
    listen: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Runs the payment company on a database of its own for the tests of a file, with a merchant that takes its notices. */
export function runHarbour() {
  let database: TestDatabase;
  let connection: Database;
  let company: PaymentCompany;
  let count = 0;
  const clock = createMovedClock();
  const merchant = createMerchant();
  const errors: unknown[] = [];

  async function open(): Promise<void> {
    company = await openPaymentCompany({ sql: connection.sql, clock, onError: (error) => errors.push(error) });
    await company.listen({ host: '127.0.0.1', port: 0, origin: '', noticeUrl: merchant.url() });
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    connection = await database.connect();
    await merchant.listen();
    await open();
  });
  afterAll(async () => {
    await company.close();
    await merchant.close();
    await connection.close();
    await database.close();
    expect(errors).toEqual([]);
  });
  beforeEach(async () => {
    merchant.received.length = 0;
    merchant.state.status = 204;
    await fetch(`${company.origin()}/__control/behaviour`, { method: 'DELETE' });
  });

  async function call(method: string, path: string, body?: unknown, secret = company.secret) {
    const response = await fetch(company.origin() + path, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as HarbourJson };
  }

  function orderOf(more: HarbourJson = {}) {
    count += 1;
    const base = { reference: `deposit-${count}`, amount: 5000, currency: 'EUR', method: 'card', language: 'en' };
    return { ...base, payer: 'Ada Lovelace', return: HARBOUR_RETURN, ...more };
  }

  const noticesOf = (reference: string) => merchant.received.filter(({ body }) => body.includes(`"${reference}"`));

  return {
    company: () => company,
    owner: () => database.owner,
    now: clock.now,
    /** Moves the server clock; what is due follows. */
    moveClock: clock.move,
    merchant: merchant.state,
    call,
    orderOf,
    async begun(more: HarbourJson = {}): Promise<{ readonly reference: string; readonly url: string }> {
      const order = orderOf(more);
      const { body } = await call('POST', '/v1/deposits', order);
      return { reference: order.reference, url: (body.page as { url: string }).url };
    },
    depositNow: async (reference: string) => (await call('GET', `/v1/deposits/${reference}`)).body,
    /** Stores an account; returns its token. */
    async account(number: string) {
      const body = { method: 'transfer', currency: 'EUR', number, holder: 'Ada Lovelace' };
      return (await call('POST', '/v1/instruments', body)).body.token;
    },
    payoutOf(instrument: unknown, more: HarbourJson = {}) {
      count += 1;
      const base = { reference: `withdrawal-${count}`, amount: 900, currency: 'EUR', method: 'transfer' };
      return { ...base, instrument, ...more };
    },
    payoutNow: async (reference: string) => (await call('GET', `/v1/payouts/${reference}`)).body,
    /** Lines of the report about some references. */
    async linesOf(...references: string[]) {
      const { lines } = (await call('GET', `/v1/report?from=0&to=${clock.now() + 1}`)).body as { lines: HarbourJson[] };
      return lines.filter(({ reference }) => references.includes(String(reference)));
    },
    /** Sends the form of a page; follows no redirect. */
    async submit(url: string, fields: Record<string, string>) {
      const token = new URL(url).searchParams.get('token') ?? '';
      const body = new URLSearchParams({ token, step: 'pay', ...fields });
      const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
      return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() };
    },
    noticesOf,
    arrived: (reference: string, least = 1) =>
      readUntil(
        async () => noticesOf(reference),
        (found) => found.length >= least,
      ),
    verify: ({ headers, body }: ReceivedNotice) =>
      new Webhook(company.noticeSecret).verify(body, headers) as { type: string; data: HarbourJson },
    async restart() {
      await company.close();
      await open();
    },
  };
}
