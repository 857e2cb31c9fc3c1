import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { asPhone, freshNumber, newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { startTestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { type CarriedMessage, DeliveryFailure } from '../carrier.ts';
import { createSmsCarrier, parseSmsGateway } from './sms-carrier.ts';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const message: CarriedMessage = {
  channel: 'sms',
  to: '+4915112345678',
  language: 'en',
  subject: '',
  body: 'Fairline: your "code" is 123456.\nTell it to nobody & no one.',
  key: '0b1f2f3e-0000-4000-8000-000000000002',
};

let server: Server;
let origin: string;
let calls: Call[] = [];
let statuses: number[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    const status = statuses.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{"secret":"of the gateway"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls = [];
  statuses = [];
});
afterAll(() => server.close());

const jsonGateway = () => ({
  url: `${origin}/messages`,
  headers: { Authorization: 'Bearer secret-of-sms', 'content-type': 'application/json' },
  body: '{"to":"{to}","text":"{text}","options":{"ref":"{key}"}}',
});
const carrierOf = (gateway: unknown) => createSmsCarrier(parseSmsGateway(JSON.stringify(gateway)));

describe('a text message', () => {
  test('is sent as complete JSON, with the gateway’s headers and the message’s key', async () => {
    await carrierOf(jsonGateway()).carry(message);
    const [call] = calls;
    expect(call).toMatchObject({ method: 'POST', url: '/messages' });
    expect(call?.headers).toMatchObject({ authorization: 'Bearer secret-of-sms', 'idempotency-key': message.key });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      to: message.to,
      text: message.body,
      options: { ref: message.key },
    });
  });

  test('is sent as a form or in the address, with the right encoding', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await carrierOf({ url: `${origin}/form`, headers: form, body: 'To={to}&Body={text}' }).carry(message);
    await carrierOf({ url: `${origin}/send?n={number}&t={text}`, method: 'GET' }).carry(message);
    const sent = new URLSearchParams(calls[0]?.body);
    expect([sent.get('To'), sent.get('Body')]).toEqual([message.to, message.body]);
    const asked = new URL(calls[1]?.url ?? '', origin).searchParams;
    expect([calls[1]?.method, asked.get('n'), asked.get('t')]).toEqual(['GET', '4915112345678', message.body]);
  });

  test.each([
    [400, true],
    [401, true],
    [429, false],
    [503, false],
  ])('that is answered by %i is given up: %s, and the reason contains no secret', async (status, isFinal) => {
    statuses = [status];
    const error = await carrierOf(jsonGateway())
      .carry(message)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DeliveryFailure);
    expect(error).toMatchObject({ message: `the gateway answered ${status}`, isFinal });
  });

  test('does not follow redirects of the gateway, and waits while it is not reachable', async () => {
    statuses = [302];
    const away = { ...jsonGateway(), url: 'http://127.0.0.1:9/?k=secret-of-sms' };
    for (const gateway of [jsonGateway(), away]) {
      const error = await carrierOf(gateway)
        .carry(message)
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ message: 'the gateway cannot be reached', isFinal: false, cause: undefined });
    }
    expect(calls.map(({ url }) => url)).toEqual(['/messages']);
  });
});

describe('the settings of a gateway', () => {
  const right = {
    url: 'https://sms.example.com/{to}',
    headers: { 'content-type': 'application/json' },
    body: '{"t":"{text}"}',
  };

  test('are accepted when they are complete', () => {
    expect(parseSmsGateway(JSON.stringify(right)).method).toBe('POST');
  });

  test.each([
    ['no JSON', '{', /not JSON/],
    ['without a text', { ...right, body: '{"t":"hello"}' }, /must hold \{text\}/],
    ['without a number', { ...right, url: 'https://sms.example.com/' }, /\{to\} or \{number\}/],
    ['in the clear', { ...right, url: 'http://sms.example.com/{to}' }, /must begin with https/],
    ['with a text outside of quotation marks', { ...right, body: '{"t":{text}}' }, /must be JSON/],
    ['with another name', { ...right, body: '{"t":"{text}","u":"{user}"}' }, /^body is not as described/],
    ['with a setting that there is not', { ...right, password: 'secret-of-sms' }, /^password is not as described/],
  ])('%s are refused, without repeating a value', (_what, gateway, said) => {
    const read = () => parseSmsGateway(typeof gateway === 'string' ? gateway : JSON.stringify(gateway));
    expect(read).toThrow(said);
    expect(read).not.toThrow(/secret-of-sms|sms\.example\.com/);
  });
});

test('the platform sends text messages through the gateway of its file, once after a failure', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'sms-gateway-'));
  const file = path.join(directory, 'sms.json');
  await writeFile(file, JSON.stringify(jsonGateway()));
  const site = await startTestPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test', SMS_GATEWAY: file }),
    outboxPolicy: { pausesMs: [5, 5], attemptTimeoutMs: 2000, leaseMs: 60_000, pollMs: 10 },
  });
  const { email } = await newcomer(site);
  const phone = freshNumber();
  await site.database.owner`update player set phone = ${phone} where email = ${email}`;
  statuses = [500];
  expect((await site.client().post(openPaths.sendSms, asPhone(phone))).status).toBe(200);
  await expect.poll(() => calls.length, { timeout: 5000 }).toBe(2);
  await site.close();
  await rm(directory, { recursive: true });
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ to: phone, text: expect.stringMatching(/\b\d{6}\b/) });
});

test('an invalid gateway file stops the start with its name', async () => {
  const environment = parseEnvironment({ NODE_ENV: 'test', SMS_GATEWAY: '/nowhere/sms.json' });
  await expect(startTestPlatform({ environment })).rejects.toThrow('SMS_GATEWAY=/nowhere/sms.json');
});
