import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HostileTarget, requestText, sendBytes, startHostileTarget, statusIn } from './hostile-target.fixture.ts';

let target: HostileTarget;
let host: string;

beforeAll(async () => {
  target = await startHostileTarget();
  host = new URL(target.site).host;
});
afterAll(() => target.close());
beforeEach(() => {
  target.siteLog.splice(0);
});

const send = async (method: string, address: string, headers: Record<string, string> = {}) =>
  statusIn(await sendBytes(target.site, requestText(method, address, { host, ...headers })));

test.each([
  ['a step up behind an encoded slash', '/icons/..%2fmanifest.json'],
  ['a step up in a call', '/web-api/..%2fx'],
  ['a step up in a parameter of a call', '/web-api/coupons/..%2fx'],
  ['a plain step up', '/web-api/../x'],
  ['an encoded step up', '/web-api/%2e%2e/x'],
  ['a step up that is encoded twice', '/web-api/%252e%252e%252fx'],
  ['a step up with backslashes', '/web-api\\..\\x'],
  ['a step up to another file of a section', '/sections-api/files/%2e%2e/admin.js'],
  ['a step up out of the assets', '/assets/..%2f..%2fpackage.json'],
  ['a whole URL of another host', 'http://evil.example/web-api/auth/check'],
  ['a whole URL of this host', 'http://localhost/web-api/auth/check'],
  ['half a character', '/en/%E0%A4%A'],
  ['a lone percent sign', '/web-api/%'],
])('%s gets 400, and nobody is alarmed: %s', async (_what, address) => {
  expect(await send('GET', address)).toBe(400);
  expect(target.siteLog).toEqual([]);
});

test.each([
  ['of a trailer that does not come', 'GET', '/web-api/auth/check', { trailer: 'x' }, 200],
  ['of cookies that cannot be decoded', 'GET', '/en', { cookie: 'session=%E0%A4%A; lang=%; display=%' }, 200],
  ['of a method that no page has', 'TRACE', '/en', {}, 404],
  ['of an expectation that nobody meets', 'GET', '/web-api/auth/check', { expect: 'banana' }, 417],
] as const)('headers %s are no failure of the site', async (_what, method, address, headers, status) => {
  expect(await send(method, address, headers)).toBe(status);
  expect(target.siteLog).toEqual([]);
});
