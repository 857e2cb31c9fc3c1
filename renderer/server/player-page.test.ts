import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { playerPage } from './player-page.ts';

const filler = (length: number) => Array.from({ length }, (_, index) => `<li>row ${index % 977}</li>`).join('');

test.each([
  ['a short account', '<b>€1.00</b>', '{"queries":{}}'],
  ['nothing', '', ''],
  ['text of three bytes a letter', '<b>١٬٠٠٠ درهم</b>', JSON.stringify({ name: 'Дмитрий 日本' })],
  ['more than a stored block holds', '<b>1</b>', JSON.stringify({ list: 'x'.repeat(200_000) })],
])('a shared page is filled with %s, compressed and plain', async (_what, html, state) => {
  const parts = [`">${filler(3000)}`, filler(2000), filler(1000)] as const;
  const page = await playerPage({ before: '<script nonce="', after: '', player: parts });
  for (const nonce of ['first', 'second-and-longer']) {
    const expected = `<script nonce="${nonce}${parts[0]}${html}${parts[1]}${state}${parts[2]}`;
    expect(page?.identity({ nonce, html, state }).toString()).toBe(expected);
    const packed = page?.gzip({ nonce, html, state }) ?? Buffer.alloc(0);
    expect(gunzipSync(packed).toString()).toBe(expected);
  }
});

test('a document without places for a player has no such page', async () => {
  expect(await playerPage({ before: 'a', after: 'b', player: null })).toBeNull();
});
