import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { controlInboxCall } from '#shared/contracts/control.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { makePlayer, startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { MESSAGE_TEXTS, writeMessage } from './texts/all-texts.ts';
import { MESSAGE_KINDS } from './texts/message-texts.ts';

type Inbox = CallAnswer<typeof controlInboxCall>;
const DAY = 86_400_000;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

async function newPlayer(language = 'en', at = site) {
  const email = `${crypto.randomUUID()}@example.com`;
  await makePlayer(at.platform, at.origin, { email, language });
  return email;
}
const inbox = async (to: string) =>
  (await site.client().get<Inbox>(`/__control/inbox?to=${encodeURIComponent(to)}`)).body.messages;

describe('the texts of messages', () => {
  test.each(LANGUAGES.map(({ code }) => code))('in %s have the same placeholders as in English', (language) => {
    for (const kind of MESSAGE_KINDS) {
      const places = (of: string) => {
        const text = MESSAGE_TEXTS[of]?.[kind];
        return [...`${text?.subject} ${text?.body}`.matchAll(/\{\w+\}/g)].map(String).sort();
      };
      expect(places(language), kind).toEqual(places('en'));
      const { subject } = writeMessage(kind, language, { brand: 'Fairline', change: 'Changed', title: 'News' });
      expect(subject === '', kind).toBe(kind.startsWith('sms_'));
    }
  });

  test('never show a code in the subject, which a locked screen shows to anybody', () => {
    for (const { code: language } of LANGUAGES) {
      for (const kind of MESSAGE_KINDS) {
        expect(writeMessage(kind, language, { code: '482913' }).subject, `${kind} ${language}`).not.toContain('482913');
      }
    }
  });

  test('are in English for an unknown language', () => {
    for (const language of ['xx', 'constructor']) {
      expect(writeMessage('verify', language, {}).subject).toBe('Confirm your email');
    }
  });
});

describe('the inbox', () => {
  test('contains the messages to an address, in the recipient’s language, with the complete link', async () => {
    const email = await newPlayer('de');
    await site.platform.config.merge({ mainOrigin: 'https://play.example.com' });
    await site.client().post('/__control/email', { email, purpose: 'verify' });
    await site.platform.config.reset();
    const [message, ...rest] = await inbox(email.toUpperCase());
    expect(rest).toEqual([]);
    expect(message).toMatchObject({
      channel: 'email',
      to: email,
      kind: 'verify',
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    });
    expect(message?.link).toMatch(/^\/de\/user\/accountverify\?token=[\w-]{43}$/);
    expect(message?.body).toContain(`https://play.example.com${message?.link}`);
    expect(message?.body).toContain('Fairline');
  });

  test('is a page for a browser that runs nothing and escapes all text', async () => {
    const email = await newPlayer();
    await site.client().post('/__control/email', { email, purpose: 'activate' });
    const ask = (to: string) =>
      fetch(`${site.origin}/__control/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: 'text/html,*/*' } });
    const page = await ask(email);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await page.text()).toMatch(/<a href="\/en\/user\/activate\?token=[\w-]{43}">/);
    expect(await (await ask('<script>alert(1)</script>@x')).text()).not.toContain('<script');
  });

  test('does not exist in production, as a page or as a call', async () => {
    const production = await startTestPlatform({ environment: parseEnvironment({ NODE_ENV: 'production' }) });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${production.origin}/__control/inbox`, { headers })).status;
    const statuses = [await status({}), await status({ accept: 'text/html' })];
    await production.close();
    expect(statuses).toEqual([404, 404]);
  });

  test('deletes expired messages', async () => {
    const email = await newPlayer();
    await site.client().post('/__control/email', { email, purpose: 'password' });
    await site.client().post('/__control/email', { email, purpose: 'verify' });
    const start = site.platform.clock.now();
    await site.platform.clock.moveTo(start + DAY);
    await site.platform.messages.purge();
    await site.platform.clock.reset();
    expect((await inbox(email)).map(({ kind }) => kind)).toEqual(['verify']);
  });
});

describe('in production without a service', () => {
  test('messages cannot be read, and the platform names the missing service', async () => {
    const production = await startTestPlatform({ environment: parseEnvironment({ NODE_ENV: 'production' }) });
    const email = await newPlayer('en', production);
    const client = production.client();
    expect((await client.post(openPaths.askPasswordCode, { email })).status).toBe(200);
    const messages = await production.platform.messages.inbox(email);
    const ready = (await client.get<{ post: unknown }>('/readyz')).body;
    await production.close();
    expect(messages).toMatchObject([{ to: email, kind: 'password_code', subject: '', body: '', link: null }]);
    expect(ready.post).toEqual({
      undelivered: ['email', 'sms'],
      standing: { waiting: 0, dead: 1, waitingSince: null },
    });
  });
});
