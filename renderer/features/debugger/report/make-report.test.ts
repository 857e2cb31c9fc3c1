import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { createCallLog } from '../record/call-log.ts';
import { createEventLog } from '../record/event-log.ts';
import { makeReport, type ReportInput, writeReport } from './make-report.ts';
import { readSources } from './read-sources.ts';

interface Secrets {
  readonly token: string;
  readonly password: string;
  readonly email: string;
  readonly phone: string;
  /** Selection, price and stake of a bet. */
  readonly bet: readonly [number, number, number];
}

const characters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });
const WORD = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

/** Generates secrets of every form that cannot occur in a report by chance. */
const secrets: fc.Arbitrary<Secrets> = fc.record({
  token: fc
    .tuple(characters(WORD, 20, 40), characters(WORD, 20, 80), characters(WORD, 43, 43))
    .map(([a, b, c]) => `eyJ${a}.${b}.${c}`),
  password: characters(`${WORD}!$%^&*()+=?~ "'<>`, 8, 30).map((text) => `Zq~${text}`),
  email: fc
    .tuple(characters('abcdefghijklmnop.+-', 1, 12), characters('abcdefghij-', 3, 9))
    .map(([a, b]) => `zq${a}@zq${b}.example`),
  phone: fc
    .tuple(fc.constantFrom('+49', '+7', '+1', '0'), characters('0123456789', 9, 10), fc.constantFrom('', ' ', '-'))
    .map(([code, number, gap]) => `${code}${gap}${number.slice(0, 3)}${gap}${number.slice(3)}`),
  bet: fc.tuple(
    fc.integer({ min: 7_000_000_000, max: 7_999_999_999 }),
    fc.integer({ min: 81_000_001, max: 89_999_999 }),
    fc.integer({ min: 91_000_001, max: 99_999_999 }),
  ),
});

/** Returns the input of a page that contains these secrets in every recorded place. */
function inputWith({ token, password, email, phone, bet }: Secrets, field: string): ReportInput {
  const [selectionId, coef, summ] = bet;
  const calls = createCallLog(() => 1);
  const everything = {
    [field]: password,
    token,
    email,
    phone,
    nested: [{ [field]: email, name: phone }],
    [email]: 1,
    [phone]: token,
  };
  const call = (path: string, body: unknown, status: number, answer: unknown) => {
    const trace = calls.begin({ method: 'POST', path, body, headers: { authorization: token } });
    trace.sent();
    trace.ended({ status, body: answer, requestId: token });
  };
  call('/web-api/auth/login', { uLogin: email, uPassword: password, save: true }, 200, everything);
  call(`/web-api/auth/login?${new URLSearchParams({ [field]: password, mail: email })}`, everything, 400, everything);
  call(`/web-api/${token}/${encodeURIComponent(email)}/${encodeURIComponent(phone)}`, phone, 500, token);
  call('/web-api/coupons', { bets: [{ selectionId, coef }], summ }, 200, {
    coupon: { id: token, bets: [{ selectionId, coef }], summ },
  });
  const events = createEventLog(() => 1);
  events.note('notice', { words: password, text: email, more: [phone, token] });
  events.note('section', {
    state: token,
    user: { email, phone, password },
    stake: summ,
    odds: coef,
    selectionId,
  });
  const sources = new Map<string, () => unknown>([
    ['session', () => ({ token, password, who: email, call: phone, balance: summ, bets: [{ selectionId, coef }] })],
    [
      'broken',
      () => {
        throw new Error(password);
      },
    ],
  ]);
  return {
    at: Date.UTC(2026, 10, 20),
    address: `/en/user/passwordreset?code=${encodeURIComponent(password)}&mail=${encodeURIComponent(email)}`,
    build: { version: '0.1.0' },
    device: { agent: 'Chrome/156.0.0.0' },
    clockOffsetMs: 5,
    config: { ...siteConfig, support: { ...siteConfig.support, email }, paths: { login: `/x/${token}` } },
    overrides: null,
    player: { banLevel: 0, ...{ email, name: phone } },
    accounts: [{ type: 0, iso: 'EUR', ...{ money: summ } }],
    termsChanged: false,
    sources: readSources(sources),
    vitals: [],
    start: [],
    stored: [
      { place: 'local', key: `left:${email}`, size: password.length, entry: null },
      { place: 'cookie', key: token, size: 3, entry: null },
    ],
    calls: calls.entries(),
    events: events.entries(),
    desktopLog: [token, email, phone, `balance ${summ} of ${selectionId} at ${coef}`].map((text, index) => ({
      ...{ number: index + 1, at: Date.UTC(2026, 10, 20), level: 'warn' as const, area: 'ipc' },
      text: `The page said ${text}`,
    })),
  };
}

test('[Z-06] a report contains no token, password, e-mail, phone or bet, wherever the page recorded them', () => {
  fc.assert(
    fc.property(secrets, fc.constantFrom('password', 'code', 'note', 'status', 'x'), (held, field) => {
      const text = writeReport(makeReport(inputWith(held, field)));
      const { bet, phone, password, ...rest } = held;
      const digits = phone.replace(/\D/g, '').slice(-9);
      const plain = text.replace(/\\(.)/g, '$1');
      for (const secret of [...Object.values(rest), ...bet.map(String), phone, digits, password]) {
        expect(plain).not.toContain(secret);
        expect(plain).not.toContain(encodeURIComponent(secret));
      }
    }),
    { numRuns: 300 },
  );
});

test('a report contains what support needs: calls with their results, events and stored keys', () => {
  const held: Secrets = {
    token: 'eyJaaaaaaaaaaaaaaaaaaaaaaaa.b.c',
    password: 'Zq~secret',
    email: 'zq@zq.example',
    phone: '+491234567890',
    bet: [1, 2, 3],
  };
  const text = writeReport(makeReport(inputWith(held, 'x')));
  const json = JSON.parse(text.split('```json\n')[1]?.split('\n```')[0] ?? '') as {
    calls: { method: string; path: string; status: number; problem: string | null }[];
    storage: { isListed: boolean }[];
    config: { brand: string };
  };
  expect(json.calls.map(({ status, problem }) => [status, problem])).toEqual([
    [200, null],
    [400, 'client'],
    [500, 'server'],
    [200, null],
  ]);
  expect(json.calls[0]).toMatchObject({ method: 'POST', path: '/web-api/auth/login' });
  expect(json.storage.every(({ isListed }) => !isListed)).toBe(true);
  expect(json.config.brand).toBe('Fairline');
  expect(text).toContain('## events');
});

test('[Z-06] a report contains the lines of the main process, redacted again, and no such part on the web', () => {
  const held: Secrets = {
    token: 'eyJaaaaaaaaaaaaaaaaaaaaaaaa.b.c',
    password: 'x',
    email: 'zq@zq.example',
    phone: '+491234567890',
    bet: [1, 2, 3],
  };
  const input = inputWith(held, 'x');
  const line = { number: 1, at: Date.UTC(2026, 10, 20, 9, 5), level: 'error', area: 'page' } as const;
  const text = writeReport(makeReport({ ...input, desktopLog: [{ ...line, text: `ENOENT for ${held.email}` }] }));
  const json = JSON.parse(text.split('```json\n')[1]?.split('\n```')[0] ?? '') as { desktopLog: unknown };
  expect(json.desktopLog).toEqual([
    { at: '2026-11-20T09:05:00.000Z', level: 'error', area: 'page', text: 'ENOENT for ‹hidden›' },
  ]);
  expect(text).toContain('## desktopLog');
  expect(writeReport(makeReport({ ...input, desktopLog: null }))).not.toContain('desktopLog');
});
