import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyRing } from '#platform/keys/key-ring.ts';
import { createPrintedSlipChecks } from '#platform/modules/coupons/printed-slip-checks.ts';
import type { CarriedMessage } from '#platform/modules/delivery/carrier.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { captchaUpdateCall } from '#shared/contracts/captcha.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, type TestPlatform, userTokenIn } from '#tests/fixtures/platform/test-platform.ts';

/** What an attacker has who got a copy of every table, while codes, links, sessions and a slip were in force. */
interface Dump {
  readonly tables: Readonly<Record<string, Record<string, unknown>[]>>;
  readonly text: string;
  /** Values of 16 bytes or more, each as every sequence of bytes that it may stand for: keys to try. */
  readonly candidates: readonly Buffer[];
}

let site: TestPlatform;
let dump: Dump;
const carried: CarriedMessage[] = [];
/** What is in force and must not follow from the dump. */
const known = { cookie: '', token: '', code: '', request: '', link: '', couponId: '', check: '', challenge: '' };

/** Returns what a value can be read as; a text may be written in hexadecimal or base64. */
function bytesOf(value: unknown): Buffer[] {
  if (value instanceof Uint8Array) return [Buffer.from(value)];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(bytesOf);
  if (typeof value !== 'string') return [];
  const parts = [value, ...value.split(/[.:,$|;\s]+/)];
  return parts.flatMap((part) => [Buffer.from(part), Buffer.from(part, 'base64url'), Buffer.from(part, 'hex')]);
}

async function takeDump(): Promise<Dump> {
  const { owner } = site.database;
  const names = await owner<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of names) tables[name] = [...(await owner`select * from ${owner(name)}`)];
  const values = Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.values(row)));
  const bytes = values.flatMap(bytesOf).filter((value) => value.length >= 16 && value.length <= 512);
  const candidates = [...new Map(bytes.map((value) => [value.toString('hex'), value])).values()];
  const text = JSON.stringify(tables, (_key, value) => {
    const isBytes = value?.type === 'Buffer' || value instanceof Uint8Array;
    return isBytes ? Buffer.from(value.data ?? value).toString('hex') : value;
  });
  return { tables, text, candidates };
}

/** Returns every key that could be made of a candidate for a purpose: itself, and what the key ring would derive. */
function keysOf(candidate: Buffer, purpose: string): Uint8Array[] {
  const derived = ['sign', 'secret'].map((use) =>
    Buffer.from(hkdfSync('sha256', candidate, 'fairline', `${use}/${purpose}`, 32)),
  );
  return [candidate, ...derived];
}

/** Returns whether some value of the dump is a key under which one of these texts has this signature. */
function isMadeFrom({ candidates }: Dump, purpose: string, texts: readonly string[], mac: Buffer): boolean {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest());
  if (hashes.some((hash) => hash.equals(mac))) return true;
  return candidates.some((candidate) =>
    keysOf(candidate, purpose).some((key) =>
      texts.some((text) => createHmac('sha256', key).update(text).digest().equals(mac)),
    ),
  );
}

const messageWith = (pattern: RegExp) =>
  eventually(() => {
    const found = carried.map(({ body }) => pattern.exec(body)?.[1]).find((text) => text !== undefined);
    if (found === undefined) throw new Error('not written yet');
    return found;
  });

beforeAll(async () => {
  const carrier = { name: 'own', carry: async (message: CarriedMessage) => void carried.push(message) };
  site = await startTestPlatform({
    environment: parseEnvironment({ NODE_ENV: 'production', ALLOW_INSECURE_HTTP: 'yes' }),
    delivery: { email: carrier, sms: carrier },
  });
  const player = await site.player({ balance: 10_000 });
  known.cookie = player.cookie.replace('session=', '');
  known.token = userTokenIn((await player.get('/web-api/user/gettoken?force_refresh=true')).cookies);
  const { email } = (await site.platform.accounts.repository.player(player.userId)) ?? { email: '' };
  await site.platform.emails.write(player.userId, 'login');
  known.link = await messageWith(/(\/login\?[\w=&-]+)/);
  carried.length = 0;
  const asked = await site.client().post<CodeAsked>(openPaths.askPasswordCode, { email });
  known.request = asked.body.request;
  known.code = await messageWith(/\b(\d{6})\b/);
  const placed = await player.place(player.placement([[site.table.addSelection(2000), 2000]]));
  if (placed.body.status !== 'accepted') throw new Error(placed.body.status);
  known.couponId = placed.body.coupon.id;
  const slip = await player.get<PrintedSlipAnswer>(openPaths.printedSlip.replace(':couponId', known.couponId));
  known.check = slip.body.check;
  known.challenge = (await site.client().get<CallAnswer<typeof captchaUpdateCall>>('/captcha/update')).body.id;
  // The texts of delivered messages are deleted in production.
  await eventually(async () => {
    const waiting = await site.database.owner`select from message where body like ${`%${known.code}%`}`;
    expect(waiting).toHaveLength(0);
  });
  dump = await takeDump();
});
afterAll(() => site.close());

test('the dump is a real one: it has the session, the code, the link and the coupon', () => {
  const hash = createHash('sha256').update(known.cookie).digest('hex');
  expect(dump.text).toContain(hash);
  expect(dump.text).toContain(known.request);
  expect(dump.tables.email_link?.length).toBeGreaterThan(0);
  expect(dump.tables.coupon).toHaveLength(1);
  expect(dump.candidates.length).toBeGreaterThan(20);
});

test('nothing in force stands in it in clear: no cookie, token, code, link or check', () => {
  const token = new URLSearchParams(known.link.split('?')[1]).get('token') ?? '';
  expect(token).toHaveLength(43);
  for (const secret of [known.cookie, known.token, token, known.check]) {
    for (const form of [secret, Buffer.from(secret, 'base64url').toString('hex')]) {
      expect(dump.text.includes(form), form.slice(0, 8)).toBe(false);
    }
  }
  const texts = Object.entries(dump.tables).flatMap(([name, rows]) =>
    rows.flatMap((row) => Object.entries(row).map(([column, value]) => [`${name}.${column}`, value] as const)),
  );
  const withCode = texts.filter(
    ([, value]) => typeof value === 'string' && new RegExp(`(?<!\\d)${known.code}(?!\\d)`).test(value),
  );
  expect(withCode).toEqual([]);
});

test('the keys of the platform are not in it', () => {
  for (const id of TEST_KEYS.ids) {
    for (const purpose of ['user-token', 'code', 'login-link', 'captcha-answer', 'geo-off']) {
      for (const { secret } of TEST_KEYS.secrets(purpose)) {
        expect(dump.text, `${id} ${purpose}`).not.toContain(Buffer.from(secret).toString('hex'));
      }
    }
  }
});

describe('no key of the dump makes', () => {
  test('a user token', async () => {
    const [header, payload, signature = ''] = known.token.split('.');
    expect(isMadeFrom(dump, 'user-token', [`${header}.${payload}`], Buffer.from(signature, 'base64url'))).toBe(false);
  });

  test('the hash of a pending code, so that trying all codes finds none', () => {
    const row = dump.tables.code?.find(({ id }) => id === known.request);
    const hash = Buffer.from(row?.code_hash as Uint8Array);
    const texts = [`code.${known.request}.${known.code}`, `${known.request}.${known.code}`, known.code];
    expect(hash).toHaveLength(32);
    expect(isMadeFrom(dump, 'code', texts, hash)).toBe(false);
  });

  test('the seal of a sign-in link', () => {
    const query = new URLSearchParams(known.link.split('?')[1]);
    const [token, sign] = [query.get('token') ?? '', query.get('sign') ?? ''];
    const texts = ['en', 'de', 'ru'].flatMap((lng) => [`login-link.1.${lng}.${token}`, `1.${lng}.${token}`]);
    expect(isMadeFrom(dump, 'login-link', texts, Buffer.from(sign, 'base64url'))).toBe(false);
  });

  test('a captcha challenge', () => {
    const parts = known.challenge.split('.');
    const mac = Buffer.from(parts.at(-1) ?? '', 'base64url');
    const texts = [parts[0] ?? '', `captcha-challenge.${parts[0]}`];
    expect(isMadeFrom(dump, 'captcha-challenge', texts, mac)).toBe(false);
  });

  test('the check of a printed slip', () => {
    const id = Number(known.couponId);
    const checks = dump.candidates.map((candidate) => createPrintedSlipChecks(candidate).of(id).check);
    expect(checks).not.toContain(known.check);
  });
});

describe('the running platform refuses', () => {
  test('every value of the dump as a session cookie', async () => {
    const hashes = dump.tables.session?.map(({ id_hash: hash }) => Buffer.from(hash as Uint8Array)) ?? [];
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) {
      for (const cookie of [hash.toString('base64url'), hash.toString('hex'), hash.toString('base64')]) {
        const thief = site.client();
        thief.cookie = `session=${cookie}`;
        expect((await thief.get(openPaths.accounts)).status).toBe(401);
      }
    }
  });

  test('a bearer that is signed with anything in the dump', async () => {
    const [header = '', payload = ''] = known.token.split('.');
    const secrets = ['platform_secret', 'signing_key', 'lasting_secret'].flatMap((name) => dump.tables[name] ?? []);
    const keys = secrets.flatMap((row) => Object.values(row).flatMap(bytesOf)).filter(({ length }) => length >= 16);
    expect(keys.length).toBeGreaterThan(0);
    const old = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
    for (const key of keys) {
      const ring = createKeyRing([{ id: TEST_KEYS.currentId, key }]);
      const forged = [
        ...[header, old].map(
          (head) => [head, createHmac('sha256', key).update(`${head}.${payload}`).digest()] as const,
        ),
        [header, Buffer.from(ring.sign('user-token', `${header}.${payload}`).mac)] as const,
      ];
      for (const [head, mac] of forged) {
        const thief = site.client();
        thief.headers = { authorization: `Bearer ${head}.${payload}.${mac.toString('base64url')}` };
        expect((await thief.get(openPaths.accounts)).status).toBe(401);
      }
    }
  });

  test('the hash of a link in the place of its token', async () => {
    for (const { token_hash: hash } of dump.tables.email_link ?? []) {
      const token = Buffer.from(hash as Uint8Array).toString('base64url');
      const reset = await site.client().post(openPaths.resetPassword, { token, password: 'another long password 5' });
      expect(reset.status).toBe(410);
    }
  });
});
