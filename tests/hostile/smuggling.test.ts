import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { type HostileTarget, requestText, sendBytes, startHostileTarget, statusIn } from './hostile-target.fixture.ts';

let target: HostileTarget;
let host: string;

beforeAll(async () => {
  target = await startHostileTarget();
  host = new URL(target.site).host;
});
afterAll(() => target.close());

/** A second request, hidden behind the first. */
const HIDDEN = () => `GET /web-api/hidden HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe('a request with two ends', () => {
  test.each<[string, (hidden: string) => string]>([
    [
      'a length and a transfer encoding',
      (hidden) => `content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    ['two lengths', (hidden) => `content-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`],
    ['a transfer encoding that is none', (hidden) => `transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a transfer encoding behind a space', (hidden) => `transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a length that is no number', (hidden) => `content-length: 0x0\r\n\r\n${hidden}`],
    ['a chunk whose size is no number', (hidden) => `transfer-encoding: chunked\r\n\r\nzz\r\n\r\n${hidden}`],
  ])('is refused, and nothing behind it is answered: %s', async (_what, rest) => {
    for (const origin of [target.site, target.behind]) {
      const text = `POST ${openPaths.logout} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${rest(HIDDEN())}`;
      expect(statuses(await sendBytes(origin, text))).toEqual([400]);
    }
  });
});

test.each(['evil.example', 'the same'])('a request that names two hosts is refused: %s', async (name) => {
  const second = name === 'the same' ? host : name;
  for (const origin of [target.site, target.behind]) {
    for (const hosts of [`host: ${host}\r\nHost: ${second}`, `HOST: ${second}\r\nhost: ${host}`]) {
      const text = `GET ${openPaths.session} HTTP/1.1\r\n${hosts}\r\nconnection: close\r\n\r\n`;
      expect(statuses(await sendBytes(origin, text))).toEqual([421]);
    }
  }
});

test('line breaks do not cross from an address into a header', async () => {
  for (const address of ['/live%0d%0aset-cookie:%20a=1', '/live?x=%0d%0aset-cookie:%20a=1']) {
    const answer = await sendBytes(target.site, requestText('GET', address, { host }));
    expect([302, 400]).toContain(statusIn(answer));
    expect(answer).not.toMatch(/^set-cookie/im);
  }
});

test('a visitor chooses neither address, host nor country for the back end', async () => {
  const forged = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-geo-country': 'XX',
    forwarded: 'for=203.0.113.9;host=evil.example;proto=https',
  };
  const player = await target.player();
  const seen = await player.send<{ sessions: { ip?: string; address?: string }[] }>(
    'GET',
    openPaths.security,
    undefined,
    forged,
  );
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toContain('203.0.113.9');
  const config = await target
    .client()
    .send<{ config: { geoCountry: string } }>('GET', '/bff-api/config/all.json', undefined, forged);
  expect(config.body.config.geoCountry).not.toBe('XX');
  const out = await player.send('POST', openPaths.logout, {}, forged);
  // The connection is plain http, whatever the header says.
  expect(out.cookies.join('\n')).not.toContain('Secure');
});
