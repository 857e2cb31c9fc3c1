import { expect, test } from 'vitest';
import type { SlottedPage } from './nonce-slot.ts';
import { PageCache, pageKey } from './page-cache.ts';
import { RedirectSignal } from './redirect-signal.ts';

const page = { identity: () => Buffer.alloc(0) } as unknown as SlottedPage;

function setup(limit = 10) {
  let now = 0;
  let renders = 0;
  const cache = new PageCache(limit, () => now);
  const fill = (cacheMs: number) => async () => {
    renders++;
    return { status: 200 + renders, page, retryAfterSeconds: 0, cacheMs };
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { cache, fill, renders: () => renders, pass };
}

test('concurrent requests for a missing page share one render', async () => {
  const { cache, fill, renders } = setup();
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.load('a', fill(1000))));
  expect(renders()).toBe(1);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([201]));
});

test('a page is served from memory while it is fresh, then stale once more while the new one renders', async () => {
  const { cache, fill, renders, pass } = setup();
  await cache.load('a', fill(1000));
  expect(cache.peek('a', fill(1000))?.status).toBe(201);
  pass(1500);
  expect(cache.peek('a', fill(1000))?.status).toBe(201);
  await new Promise((resolve) => setImmediate(resolve));
  expect(renders()).toBe(2);
  expect(cache.peek('a', fill(1000))?.status).toBe(202);
});

test('a page that is stale for too long is not served', async () => {
  const { cache, fill, pass } = setup();
  await cache.load('a', fill(1000));
  pass(60_000);
  expect(cache.peek('a', fill(1000))).toBeUndefined();
});

test('a page that must not be shared is not cached', async () => {
  const { cache, fill } = setup();
  await cache.load('a', fill(0));
  expect(cache.peek('a', fill(0))).toBeUndefined();
});

test('a failed refresh keeps the old page and tries again at the next request', async () => {
  const { cache, fill, pass } = setup();
  await cache.load('a', fill(1000));
  pass(1500);
  cache.peek('a', async () => {
    throw new Error('back end away');
  });
  await new Promise((resolve) => setImmediate(resolve));
  cache.peek('a', fill(1000));
  await new Promise((resolve) => setImmediate(resolve));
  expect(cache.peek('a', fill(1000))?.status).toBe(202);
});

test('a page whose address has come to lead elsewhere is served no more', async () => {
  const { cache, fill, pass } = setup();
  const moved = async () => {
    throw new RedirectSignal(302, '/en/live');
  };
  await cache.load('a', fill(1000));
  pass(1500);
  expect(cache.peek('a', moved)?.status).toBe(201);
  await new Promise((resolve) => setImmediate(resolve));
  expect(cache.peek('a', moved)).toBeUndefined();
  expect(cache.old('a')).toBeUndefined();
});

test('the least recently used page is dropped from a full cache', async () => {
  const { cache, fill } = setup(2);
  for (const key of ['a', 'b', 'c']) await cache.load(key, fill(1000));
  expect(cache.peek('a', fill(1000))).toBeUndefined();
  expect(cache.peek('c', fill(1000))).toBeDefined();
});

test('addresses that anybody can invent share a small part of the cache, and drive no other page out', async () => {
  const { cache, fill } = setup(10);
  const key = (url: string, display = '') => pageKey('site.example', url, display);
  await cache.load(key('/en/live'), fill(1000));
  for (let index = 0; index < 30; index++) {
    await cache.load(key(`/en/live?z=${index}`), fill(1000));
    await cache.load(key('/en/live', `odds-${index}`), fill(1000));
  }
  expect(cache.peek(key('/en/live'), fill(1000))).toBeDefined();
  expect(cache.peek(key('/en/live?z=29'), fill(1000))).toBeDefined();
  expect(cache.peek(key('/en/live?z=28'), fill(1000))).toBeUndefined();
});

test('a display preference cannot pass for a country in the key of a page', () => {
  expect(pageKey('site.example', '/en', 'dark AT')).not.toBe(pageKey('site.example', '/en', 'dark', 'AT'));
  expect(pageKey('site.example', '/en', ' AT')).not.toBe(pageKey('site.example', '/en', '', 'AT'));
});

test('a page that was being rendered when the site changed is neither kept nor given to later requests', async () => {
  const { cache, fill, renders } = setup();
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const before = fill(1000);
  const old = cache.load('a', async () => {
    const page = await before();
    await slow;
    return page;
  });
  cache.clear();
  const next = cache.load('a', fill(1000));
  finish();
  expect([(await old).status, (await next).status, renders()]).toEqual([201, 202, 2]);
  expect(cache.peek('a', fill(1000))?.status).toBe(202);
});
