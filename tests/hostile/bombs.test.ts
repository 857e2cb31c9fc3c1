import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { type HostileTarget, requestText, sendBytes, startHostileTarget, statusIn } from './hostile-target.fixture.ts';

let target: HostileTarget;
let host: string;

beforeAll(async () => {
  // None of the answers may come from a limit of calls.
  target = await startHostileTarget({ platform: { callLimits: {} } });
  host = new URL(target.site).host;
});
afterAll(() => target.close());

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Fields of a sign-in that is answered 403: nothing but what stands next to them makes a body of them wrong. */
const SIGN_IN = '"uLogin":"unknown@example.com","uPassword":"b","save":false';

test('a body without a bomb is read', async () => {
  const answer = await target.client().send('POST', openPaths.login, `{${SIGN_IN}}`, {
    'content-type': 'application/json',
  });
  expect(answer.status).toBe(403);
});

test.each([
  ['a poisoned prototype', `{"__proto__":{"isAdmin":true},${SIGN_IN}}`],
  ['a poisoned constructor', `{"constructor":{"prototype":{"isAdmin":true}},${SIGN_IN}}`],
  ['a poisoned prototype in the depth', `{${SIGN_IN},"x":{"__proto__":{"isAdmin":true}}}`],
  ['60,000 nested arrays', deep(60_000)],
  ['60,000 nested arrays in a field', `{"uLogin":${deep(30_000)}}`],
  ['200 kB', JSON.stringify({ uLogin: 'x'.repeat(200_000), uPassword: 'b' })],
  ['a number without end', `{"uLogin":${'9'.repeat(100_000)}}`],
  ['a text with a null character', '{"uLogin":"a\\u0000","uPassword":5}'],
])('a body of %s gets 400 from site and platform', async (_what, body) => {
  for (const origin of [target.site, target.behind]) {
    const answer = await fetch(origin + openPaths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('3,000 headers get 431', async () => {
  const headers = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`x-header-${at}`, 'value']));
  expect(statusIn(await sendBytes(target.site, requestText('GET', '/en', { host, ...headers })))).toBe(431);
});

test('the site answers others after all that', async () => {
  expect((await target.client().get(openPaths.session)).status).toBe(200);
});
