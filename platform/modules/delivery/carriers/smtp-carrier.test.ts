import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { makePlayer, startTestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { type CarriedMessage, DeliveryFailure } from '../carrier.ts';
import { emailHtml } from './email-html.ts';
import { createSmtpCarrier, type SmtpSettings } from './smtp-carrier.ts';

interface Taken {
  readonly from: string;
  readonly to: string[];
  readonly text: string;
}

const message: CarriedMessage = {
  channel: 'email',
  to: 'ann@example.com',
  language: 'en',
  subject: 'A new password',
  body: 'Hello,\n\nyour code: 123456\nhttps://play.example.com/en/x?token=a&b=2\n\nFairline',
  key: '0b1f2f3e-0000-4000-8000-000000000001',
};
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a mail server on the loopback interface that stores what it accepts. */
async function startServer(options: SMTPServerOptions = {}) {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { taken, port: (server.server.address() as AddressInfo).port };
}

function carrier(port: number, more: Partial<SmtpSettings> = {}) {
  const settings = { host: '127.0.0.1', port, tls: 'none', user: '', password: '', from: 'post@example.com' } as const;
  const made = createSmtpCarrier({ ...settings, ...more }, () => 'Fairline');
  closing.push(() => made.close?.());
  return made;
}

const failure = async (work: Promise<void>) => {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DeliveryFailure);
  const { message: reason, isFinal } = error as DeliveryFailure;
  return { reason, isFinal };
};

const decoded = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('an email', () => {
  test('is sent with a text and an HTML part, from the brand, with the message’s key', async () => {
    const { port, taken } = await startServer();
    await carrier(port).carry(message);
    expect(taken).toMatchObject([{ from: 'post@example.com', to: ['ann@example.com'] }]);
    const text = decoded(taken[0]?.text ?? '');
    expect(text).toContain('From: Fairline <post@example.com>');
    expect(text).toContain('Subject: A new password');
    expect(text).toContain(`Message-ID: <${message.key}@example.com>`);
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*your code: 123456/);
    expect(text).toMatch(/Content-Type: text\/html; charset=utf-8[\s\S]*<b dir="ltr"[^>]*>123456<\/b>/);
  });

  test('is sent after authentication, and a wrong name or password is retried until an operator mends it', async () => {
    const { port, taken } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'fairline' && password === 'right'
          ? done(null, { user: username })
          : done(new Error('Invalid credentials of ann@example.com')),
    });
    await carrier(port, { user: 'fairline', password: 'right' }).carry(message);
    expect(taken).toHaveLength(1);
    const wrong = await failure(carrier(port, { user: 'fairline', password: 'wrong' }).carry(message));
    expect(wrong).toEqual({ reason: 'SMTP EAUTH, reply 535', isFinal: false });
  });

  test.each([
    [451, false],
    [550, true],
  ])('that is refused by %i is final: %s, and the reason names no recipient', async (responseCode, isFinal) => {
    const { port } = await startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`${address} is not here`), { responseCode })),
    });
    const told = await failure(carrier(port).carry(message));
    expect(told).toEqual({ reason: `SMTP EENVELOPE, reply ${responseCode}`, isFinal });
  });

  test('is never sent unencrypted where encryption is required, nor to a server without a valid certificate', async () => {
    const plain = await startServer();
    expect(await failure(carrier(plain.port, { tls: 'starttls' }).carry(message))).toMatchObject({ isFinal: false });
    const selfMade = await startServer({ disabledCommands: [] });
    expect(await failure(carrier(selfMade.port, { tls: 'starttls' }).carry(message))).toMatchObject({ isFinal: false });
    expect([plain.taken, selfMade.taken]).toEqual([[], []]);
  });

  test('waits for a server that is away', async () => {
    const { port } = await startServer();
    for (const close of closing.splice(0)) close();
    expect(await failure(carrier(port).carry(message))).toEqual({ reason: 'SMTP ESOCKET', isFinal: false });
  });
});

describe('the HTML part of an email', () => {
  test('is read from the right in Arabic, its code and addresses from the left', () => {
    const html = emailHtml({ ...message, language: 'ar', body: 'رمزك 123456\n\nhttps://play.example.com/ar/x' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/<b dir="ltr"[^>]*>123456<\/b>/);
    expect(html).toMatch(/<a href="https:\/\/play\.example\.com\/ar\/x" dir="ltr"/);
  });

  test('escapes the text and keeps links complete', () => {
    const html = emailHtml({
      ...message,
      subject: '<b>',
      body: '<script>1</script>\nhttps://a.example/?t=123456&x="',
    });
    expect(html).not.toMatch(/<script>|<title><b>/);
    expect(html).toContain('href="https://a.example/?t=123456&amp;x=&quot;"');
  });
});

test('the platform sends the emails of its players to the server that the environment names', async () => {
  const { port, taken } = await startServer();
  const environment = parseEnvironment({
    NODE_ENV: 'production',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_TLS: 'none',
    MAIL_FROM: 'Play <post@example.com>',
  });
  const site = await startTestPlatform({ environment });
  const email = `${crypto.randomUUID()}@example.com`;
  await makePlayer(site.platform, site.origin, { email, language: 'ar' });
  await site.client().post(openPaths.askPasswordCode, { email });
  await expect.poll(() => taken.length, { timeout: 5000 }).toBe(1);
  const ready = await site.client().get<{ post: { undelivered: string[] } }>('/readyz');
  await site.close();
  expect(taken[0]?.to).toEqual([email]);
  expect(taken[0]?.text).toContain('From: Play <post@example.com>');
  expect(decoded(taken[0]?.text ?? '')).toContain('dir="rtl"');
  expect(ready.body.post.undelivered).toEqual(['sms']);
});

test('a mail server without a sender address is refused at the start', async () => {
  const environment = parseEnvironment({ NODE_ENV: 'test', SMTP_HOST: 'mail.example.com' });
  await expect(startTestPlatform({ environment })).rejects.toThrow('SMTP_HOST needs MAIL_FROM');
});
