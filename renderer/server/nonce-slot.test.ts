import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeNonce, slotPage } from './nonce-slot.ts';

test('a page compressed once is sent with any nonce, in every encoding', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 4000 }),
      async (a, b) => {
        const page = await slotPage({
          before: `<script nonce="${''}${a}<p nonce="`,
          after: `">${b}${a}${b}</p>`,
          player: null,
        });
        for (const nonce of [makeNonce(), makeNonce()]) {
          const expected = `<script nonce="${a}<p nonce="${nonce}">${b}${a}${b}</p>`;
          const utf8 = Buffer.from(expected).toString();
          expect(page.identity(nonce).toString()).toBe(utf8);
          expect(gunzipSync(page.gzip(nonce)).toString()).toBe(utf8);
          expect(brotliDecompressSync(page.brotli(nonce)).toString()).toBe(utf8);
          const [start, rest] = page.brotliParts(nonce);
          expect(Buffer.concat([Buffer.from(start, 'latin1'), rest])).toEqual(page.brotli(nonce));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('nonces have at least 128 bits and never repeat', () => {
  const made = new Set(Array.from({ length: 1000 }, makeNonce));
  expect(made.size).toBe(1000);
  for (const nonce of made) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});

test('a document whose nonce does not close its attribute is refused', async () => {
  await expect(slotPage({ before: 'x', after: 'y', player: null })).rejects.toThrow(/attribute/);
});
