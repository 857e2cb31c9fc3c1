import { afterEach, expect, test, vi } from 'vitest';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { StorageTab } from './storage-tab.tsx';

const words = wordsOf('en');

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Device {
  readonly cookie?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

/** Draws the tab on a device with these keys, and returns the text of its rows. */
async function rowsWith({ cookie = '', local = {}, session = {} }: Device) {
  vi.stubGlobal('document', { cookie: `lang=en; ${cookie}` });
  vi.stubGlobal('localStorage', { 'fairline:token-fetched': 'secret', ...local });
  vi.stubGlobal('sessionStorage', session);
  const html = await renderPart(<StorageTab />, { namespaces: ['debugger', 'storage'] });
  return { text: textOf(html), rows: [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row)) };
}

test.each<[places: readonly string[], device: Device]>([
  [[], {}],
  [['cookie'], { cookie: 'spy=secret' }],
  [['local'], { local: { spy: 'secret' } }],
  [['session'], { session: { spy: 'secret' } }],
  [['cookie', 'local', 'session'], { cookie: 'spy=secret', local: { spy: 'secret' }, session: { spy: 'secret' } }],
])(
  '[R-32] the debugger reports keys that the inventory does not list by their places, and no value: %j',
  async (places, device) => {
    const { text, rows } = await rowsWith(device);
    expect(text).toContain(words('debugger:unlisted_count', { count: places.length }));
    const unlisted = words('debugger:unlisted');
    expect(rows.filter((row) => row.includes(unlisted))).toEqual(
      places.map((place) => expect.stringContaining(`spy ${words(`storage:place_${place}`)} ${unlisted} `)),
    );
    expect(rows.some((row) => row.startsWith('fairline:token-fetched '))).toBe(true);
    expect(text).not.toContain('secret');
  },
);
