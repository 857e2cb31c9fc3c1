import { afterEach, expect, test, vi } from 'vitest';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { StorageTab } from './storage-tab.tsx';

const words = wordsOf('en');

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Draws the tab on a device with these local keys, and returns the text of its rows. */
async function rowsWith(local: Readonly<Record<string, string>>) {
  vi.stubGlobal('document', { cookie: 'lang=en' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', {});
  const html = await renderPart(<StorageTab />, { namespaces: ['debugger'] });
  return { text: textOf(html), rows: [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row)) };
}

test.each<[count: number, local: Readonly<Record<string, string>>]>([
  [0, { 'fairline:token-fetched': 'secret' }],
  [1, { 'fairline:token-fetched': 'secret', spy: 'secret' }],
])(
  '[R-32] the debugger reports stored keys that the inventory does not list, and no value: %i',
  async (count, local) => {
    const { text, rows } = await rowsWith(local);
    expect(text).toContain(words('debugger:unlisted_count', { count }));
    const unlisted = rows.filter((row) => row.includes(words('debugger:unlisted')));
    expect(unlisted.map((row) => row.split(' ')[0])).toEqual(count === 0 ? [] : ['spy']);
    expect(rows.some((row) => row.startsWith('fairline:token-fetched '))).toBe(true);
    expect(text).not.toContain('secret');
  },
);
