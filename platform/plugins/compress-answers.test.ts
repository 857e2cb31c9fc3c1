import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

const GAMES = `${openPaths.games}?section=line&limit=20`;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** Gets an answer as it is sent; fetch would decode it. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = request(new URL(path, platform.origin), { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject).end();
  });
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)(
  'a client that accepts %s gets a long answer as %s, in less than half of its size',
  async (accepted, name, decode) => {
    const { headers, body } = await get(siteConfigCall.path, { 'accept-encoding': accepted });
    const text = String(decode(body));
    expect(headers['content-encoding']).toBe(name);
    expect(headers.vary).toContain('accept-encoding');
    expect(JSON.parse(text)).toHaveProperty('config');
    expect(body.length * 2).toBeLessThan(text.length);
  },
);

test('a client that accepts nothing gets plain bytes, and so does one that asks for a short answer', async () => {
  expect((await get(siteConfigCall.path)).headers['content-encoding']).toBeUndefined();
  const short = await get('/healthz', { 'accept-encoding': 'br' });
  expect(short.headers['content-encoding']).toBeUndefined();
});

test('a shared cache may keep a list of games for a second, and no answer about a visitor', async () => {
  expect((await get(GAMES)).headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  const session = await get(openPaths.session);
  expect(session.headers['cache-control']).toBe('no-store');
  const refused = await get(`${openPaths.games}?section=neither`);
  expect(refused.headers['cache-control']).toBe('no-store');
});

test('a player’s call is kept by no cache, although the list is the same', async () => {
  const player = await platform.player();
  const { headers } = await get(GAMES, { cookie: player.cookie });
  expect(headers['cache-control']).toBe('no-store');
});
