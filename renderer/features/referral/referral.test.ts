import { createListenerMiddleware } from '@reduxjs/toolkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { marketingConsentChanged } from '#renderer/lib/ports/consent-port.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { listenForReferral } from './listeners.ts';
import { createReferralStore } from './referral-store.ts';

const DAY = 86_400;

afterEach(() => vi.restoreAllMocks());

function storeOf({ write = () => {} }: { write?: (name: string) => void } = {}) {
  const cookies = new Map<string, [string, number]>();
  const log = vi.fn();
  let time = 0;
  const store = createReferralStore({
    write: (name, value, life) => {
      write(name);
      if (life === 0) cookies.delete(name);
      else cookies.set(name, [value, life]);
    },
    now: () => time,
    log,
  });
  return { ...store, cookies, log, pass: (seconds: number) => (time += seconds * 1000) };
}

describe('referral tags', () => {
  test('[E-01] leave nothing on the device before the visitor consents', () => {
    const { read, cookies, allow } = storeOf();
    read('?ref=7&subid=s');
    expect(cookies.size).toBe(0);
    allow(false);
    expect(cookies.size).toBe(0);
    allow(true);
    expect(cookies.get('refererid')).toEqual(['7', 60 * DAY]);
    expect(cookies.get('subid')).toEqual(['s', 60 * DAY]);
  });

  test('[E-01] live from the visit on, not from the consent', () => {
    const { read, cookies, allow, pass } = storeOf();
    read('?bf=x&click_id=c');
    pass(100);
    allow(true);
    expect(cookies.get('bf_id')).toEqual(['x', DAY - 100]);
    expect(cookies.has('postback_watcher'), 'a tag whose time is over is not written').toBe(false);
  });

  test('[G-10] are read on every navigation; the newest tags apply', () => {
    const { read, cookies, allow } = storeOf();
    read('?ref=1');
    read('?ref=2&subid=s');
    read('');
    allow(true);
    expect(cookies.get('refererid')?.[0]).toBe('2');
    read('?ref=3');
    expect(cookies.get('refererid')?.[0]).toBe('3');
    expect(cookies.get('subid')?.[0]).toBe('s');
  });

  test('are not written again by a page without tags', () => {
    const { read, allow, cookies, pass } = storeOf();
    read('?ref=1');
    allow(true);
    cookies.clear();
    pass(10);
    read('?page=2');
    expect(cookies.size).toBe(0);
  });

  test('are removed when consent ends, and are not stored again', () => {
    const { read, allow, cookies } = storeOf();
    allow(true);
    read('?ref=1&affid=2&tag=3');
    expect(cookies.size).toBe(5);
    allow(false);
    expect(cookies.size).toBe(0);
    read('?ref=4');
    expect(cookies.size).toBe(0);
  });

  test('[E-01] that cannot be stored are logged, and the other tags are stored', () => {
    const { read, allow, cookies, log } = storeOf({
      write: (name) => {
        if (name === 'refererid') throw new Error('full');
      },
    });
    allow(true);
    read('?ref=1&subid=s');
    expect(log.mock.calls).toEqual([['fail save referral tags', expect.any(Error)]]);
    expect(cookies.get('subid')?.[0]).toBe('s');
  });
});

test('[G-10] a page reads its referral tags at the start and after every navigation', async () => {
  const listeners = createListenerMiddleware();
  const dispatch = listeners.middleware({ dispatch: (action: unknown) => action, getState: () => ({}) } as never)(
    (action) => action,
  );
  const written: string[] = [];
  // The visitor has left the address with the tags before this started.
  let query = '?tab=live';
  const stop = listenForReferral({
    listeners: listeners as never,
    host: { remember: (name, value, life) => void written.push(`${name}=${value} ${life}`) },
    opened: '?ref=1',
    query: () => query,
  });
  dispatch(marketingConsentChanged(true));
  await Promise.resolve();
  expect(written).toContain(`refererid=1 ${60 * DAY}`);
  query = '?subid=s';
  dispatch(pageShown());
  await Promise.resolve();
  expect(written).toContain(`subid=s ${60 * DAY}`);
  stop();
  query = '?subid=later';
  dispatch(pageShown());
  await Promise.resolve();
  expect(written.join()).not.toContain('later');
});
