import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatform } from '#platform/app.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import {
  CHEAP_PASSWORDS,
  PASSWORD,
  startTestPlatform,
  TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';
import { createPasswords, deriveHash, NO_PASSWORD, type PasswordCost } from './passwords.ts';

const cheap = createPasswords(CHEAP_PASSWORDS);
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

test('a hash names its cost, and no two hashes of a password are alike', async () => {
  const [one, two] = [await cheap.hash('same'), await cheap.hash('same')];
  expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
});

test.each([
  ['the password', 'Pass word ', 'Pass word ', true],
  ['another case', 'Pass word ', 'pass word ', false],
  ['trimmed', 'Pass word ', 'Pass word', false],
  ['another form of the same letter', '\u00e9', 'e\u0301', true],
  ['the same letter, composed', 'e\u0301', '\u00e9', true],
  ['another kind of space', 'Pass word', 'Pass\u00a0word', true],
  ['a letter that only looks alike', 'a', '\u0430', false],
  ['a letter of another width', 'a', '\uff41', false],
  ['cut after 72 bytes', `${'x'.repeat(72)}a`, `${'x'.repeat(72)}b`, false],
])('the check of %s (%j against %j) answers %s', async (_, password, given, isRight) => {
  expect(await cheap.verify(given, await cheap.hash(password))).toEqual({ isRight, isOutdated: false });
});

test('a hash of a password as it was typed is still right, once in that form, and is renewed', async () => {
  const typed = 'cafe\u0301 au lait';
  const old = createPasswords(CHEAP_PASSWORDS, (_password, salt, cost) => deriveHash(typed, salt, cost));
  expect(await cheap.verify(typed, await old.hash(''))).toEqual({ isRight: true, isOutdated: true });
  expect(await cheap.verify('cafe\u0301 au laiT', await old.hash(''))).toEqual({ isRight: false, isOutdated: false });
});

test('without a hash no password matches', async () => {
  expect(await cheap.verify('', null)).toEqual({ isRight: false, isOutdated: false });
});

test('the default cost is one of those that OWASP recommends', async () => {
  expect(await createPasswords().hash('password')).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
});

test('a known and an unknown e-mail cost the same work', async () => {
  const costs: PasswordCost[] = [];
  const counted = createPasswords(CHEAP_PASSWORDS, (password, salt, cost) => {
    costs.push(cost);
    return deriveHash(password, salt, cost);
  });
  const hash = await counted.hash('password');
  await counted.verify('guess', hash);
  await counted.verify('guess', null);
  await counted.verify('guess', NO_PASSWORD);
  expect(costs).toEqual(Array(4).fill(CHEAP_PASSWORDS));
  costs.length = 0;
  await counted.verify('gue\u0301ss', hash);
  await counted.verify('gue\u0301ss', null);
  expect(costs).toEqual(Array(4).fill(CHEAP_PASSWORDS));
});

test('a sign-in renews a hash of an outdated cost', async () => {
  const player = await site.player();
  const hashOf = async () => {
    const [row] = await site.database.owner<{ email: string; hash: string }[]>`
      select email, password_hash as hash from player where id = ${player.userId}`;
    return row ?? { email: '', hash: '' };
  };
  const { email, hash } = await hashOf();
  expect(hash).toContain('$ln=4,r=8,p=1$');
  const stronger = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await site.database.connect(),
    keys: TEST_KEYS,
    createBook: () => ({ ...site.table.book, controls: undefined, tick: () => undefined }) as never,
    passwordCost: { ln: 5, r: 8, p: 1 },
    logLevel: 'silent',
  });
  const client = new TestClient(await stronger.app.listen({ host: '127.0.0.1', port: 0 }));
  const signIn = async () =>
    (await client.post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false })).status;
  expect(await signIn()).toBe(200);
  expect((await hashOf()).hash).toContain('$ln=5,r=8,p=1$');
  expect(await signIn()).toBe(200);
  await stronger.close();
});
