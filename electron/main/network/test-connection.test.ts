import { expect, test } from 'vitest';
import { connectionTest } from './test-connection.ts';

const SITE = 'https://www.example.com';
const failing = (message: string, name = 'Error') =>
  connectionTest(SITE, {
    fetch: () => Promise.reject(Object.assign(new Error(message), { name })),
    resolveProxy: async () => 'PROXY proxy.example:3128; DIRECT',
    now: () => 0,
  });

test.each([
  ['net::ERR_PROXY_CONNECTION_FAILED', 'proxy_silent'],
  ['net::ERR_TUNNEL_CONNECTION_FAILED', 'proxy_silent'],
  ['net::ERR_SOCKS_CONNECTION_FAILED', 'proxy_silent'],
  ['net::ERR_PROXY_AUTH_UNSUPPORTED', 'proxy_sign_in'],
  ['net::ERR_NAME_NOT_RESOLVED', 'name'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'certificate'],
  ['net::ERR_TIMED_OUT', 'late'],
  ['net::ERR_CONNECTION_REFUSED', 'silent'],
])('the connection error %s has the outcome %s', async (message, outcome) => {
  expect(await failing(message)).toEqual({ outcome, ms: 0, via: 'proxy.example:3128' });
});

test('a site without an answer in time is reported as late', async () => {
  expect((await failing('The operation was aborted due to timeout', 'TimeoutError')).outcome).toBe('late');
});

test.each([
  [200, 'DIRECT', 'good', null],
  [503, 'HTTPS a.example:1', 'good', 'a.example:1'],
  [407, 'PROXY [::1]:3128', 'proxy_sign_in', '[::1]:3128'],
] as const)('an answer with status %i through %s is reported as %s', async (status, proxies, outcome, via) => {
  const times = [0, 40];
  const test = await connectionTest(SITE, {
    fetch: async () => ({ status }),
    resolveProxy: async () => proxies,
    now: () => times.shift() ?? 40,
  });
  expect(test).toEqual({ outcome, ms: 40, via });
});
