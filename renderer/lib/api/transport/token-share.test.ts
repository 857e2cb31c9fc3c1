import { beforeEach, expect, test, vi } from 'vitest';
import { createTabHub } from '#tests/fixtures/open-tab.ts';
import { createTokenShare, type TokenNews } from './token-share.ts';

let now = 1_000_000;
let stored: Map<string, string>;
beforeEach(() => {
  now = 1_000_000;
  stored = new Map();
});

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** Opens tabs of one browser. */
function openTabs(count: number) {
  const { locks } = createTabHub();
  return Array.from({ length: count }, () => createTokenShare({ locks, storage, now: () => now }));
}

test('[C-12] concurrent callers of several tabs share one token request', async () => {
  const [first, second] = openTabs(2);
  const fetch = vi.fn(async (): Promise<TokenNews> => ({ until: 5 }));
  const answers = await Promise.all([first, first, second, second].map((tab) => tab?.renew(fetch)));
  expect(answers).toEqual(Array(4).fill({ until: 5 }));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each(['{"', '', 'null', '3', '[]', '{}', '{"at":"now"}', '{"at":null,"until":5}', '{"at":[],"until":5}'])(
  'a damaged note about the token (%s) counts as none, and the fetched token replaces it',
  async (text) => {
    stored.set('fairline:token-fetched', text);
    const [first, second] = openTabs(2);
    const fetch = vi.fn(async (): Promise<TokenNews> => ({ until: 7 }));
    expect(await first?.renew(fetch)).toEqual({ until: 7 });
    expect(await second?.renew(fetch)).toEqual({ until: 7 });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('[C-12] a fetched token is shared for 60 s in every tab, and no longer', async () => {
  const [first, second] = openTabs(2);
  const fetch = vi.fn(async (): Promise<TokenNews> => ({ until: null }));
  await first?.renew(fetch);
  now += 59_999;
  await second?.renew(fetch);
  expect(fetch).toHaveBeenCalledTimes(1);
  now += 1;
  await second?.renew(fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('[C-12] a tab that sees the shared storage late does not fetch another token', async () => {
  const { locks } = createTabHub();
  let seen: string | null = null;
  const lagging = { ...storage, getItem: () => seen };
  const late = (key: string, value: string) => {
    storage.setItem(key, value);
    setTimeout(() => {
      seen = value;
    }, 30);
  };
  const first = createTokenShare({ locks, storage: { ...storage, setItem: late }, now: () => now });
  const second = createTokenShare({ locks, storage: lagging, now: () => now });
  const fetch = vi.fn(async (): Promise<TokenNews> => ({ until: 5 }));
  expect(await Promise.all([first.renew(fetch), second.renew(fetch)])).toEqual([{ until: 5 }, { until: 5 }]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a token request that fails or finds no session is not shared', async () => {
  const [tab] = openTabs(1);
  await expect(tab?.renew(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await tab?.renew(async () => null)).toBeNull();
  expect(await tab?.renew(async () => ({ until: 7 }))).toEqual({ until: 7 });
});

test('the next player does not use the last one’s token, and a clock that was set back breaks nothing', async () => {
  const [tab, other] = openTabs(2);
  const fetch = vi.fn(async (): Promise<TokenNews> => ({ until: 9 }));
  await tab?.renew(fetch);
  other?.forget();
  await tab?.renew(fetch);
  now -= 3_600_000;
  await tab?.renew(fetch);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('the token itself is not stored', async () => {
  const [tab] = openTabs(1);
  await tab?.renew(async () => ({ until: 9 }));
  expect([...stored.values()].map((text) => Object.keys(JSON.parse(text)))).toEqual([['until', 'at']]);
});
