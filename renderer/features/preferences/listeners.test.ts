import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { consentTaken } from '#renderer/lib/store/consent-slice.ts';
import { browserZoneFound, displayChanged } from '#renderer/lib/store/display-slice.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { parseDisplay } from '#shared/domain/display/display-cookie.ts';
import { defaultDisplay } from '#shared/domain/display/display-preferences.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { browserZone, displayAttributes } from './apply-display.ts';
import { listenForDisplay } from './listeners.ts';

const attributes = new Map<string, string>();

beforeEach(() => {
  attributes.clear();
  const documentElement = {
    dataset: {},
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function setUp(choice: ConsentChoice | null = null) {
  const host = createMemoryHost();
  const preloaded = {
    site: { config: siteConfig, renderedAt: 0, origin: '' },
    display: defaultDisplay(3),
    consent: { choice, isAsked: choice === null },
  };
  const made = makeStore({ host, preloaded, fetcher: () => Promise.reject(new Error('no calls here')) });
  listenForDisplay(made.listeners);
  return { ...made, host };
}

describe('[B-04] a changed preference', () => {
  test('applies at once and is in the cookie of the next page', async () => {
    const { store, host } = setUp();
    store.dispatch(displayChanged({ appTheme: 0, coefViewId: 2, isAppCompactView: true }));
    await eventually(() => expect(attributes.get('data-theme')).toBe('light'));
    expect(attributes.get('data-compact')).toBe('1');
    const next = parseDisplay(host.remembered.get('display') ?? '', siteConfig.timeZone);
    expect(next).toEqual(store.getState().display);
  });

  test('is not written again when it is unchanged', async () => {
    const { store, host } = setUp();
    store.dispatch(browserZoneFound(180));
    store.dispatch(displayChanged({ isTimeZoneAutomatic: false, timeZone: 60 }));
    store.dispatch(browserZoneFound(-300));
    await eventually(() => expect(host.remembered.has('display')).toBe(true));
    expect(store.getState().display.timeZone).toBe(60);
  });
});

describe('[N-02] the zone of the browser', () => {
  const cookieOf = (host: { remembered: ReadonlyMap<string, string> }) => host.remembered.get('display');

  test('is stored once the visitor consents, and removed when consent ends', async () => {
    const { store, host } = setUp();
    store.dispatch(browserZoneFound(330));
    await eventually(() => expect(cookieOf(host)).toBe(''));
    store.dispatch(consentTaken(['functional']));
    await eventually(() => expect(cookieOf(host)).toBe('z330'));
    store.dispatch(consentTaken([]));
    await eventually(() => expect(cookieOf(host)).toBe(''));
  });

  test('is not stored where the player has chosen a zone; the chosen one is', async () => {
    const { store, host } = setUp([]);
    store.dispatch(browserZoneFound(330));
    store.dispatch(displayChanged({ appTheme: 0 }));
    await eventually(() => expect(cookieOf(host)).toBe('t0'));
    store.dispatch(displayChanged({ timeZone: 60, isTimeZoneAutomatic: false }));
    await eventually(() => expect(cookieOf(host)).toBe('t0z60a0'));
  });

  test('is stored by its name', async () => {
    const { store, host } = setUp(['functional']);
    store.dispatch(browserZoneFound('Pacific/Chatham'));
    await eventually(() => expect(cookieOf(host)).toBe('.Pacific.Chatham'));
    store.dispatch(displayChanged({ timeZone: 'Europe/London', isTimeZoneAutomatic: false }));
    await eventually(() => expect(cookieOf(host)).toBe('a0.Europe.London'));
  });

  test('is stored at once where consent exists', async () => {
    const { store, host } = setUp(['functional']);
    store.dispatch(browserZoneFound(330));
    await eventually(() => expect(cookieOf(host)).toBe('z330'));
  });
});

test.each([
  ['Europe/London', 0, 'Europe/London'],
  ['Pacific/Chatham', -825, 'Pacific/Chatham'],
  ['Etc/Unknown', -330, 330],
  ['', 210, -210],
])('a device that calls its zone "%s" is read as %s', (timeZone, offset, zone) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({ timeZone } as never);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValueOnce(offset);
  expect(browserZone()).toBe(zone);
  vi.restoreAllMocks();
});

test('the zone of the browser applies until the player chooses one', () => {
  const { store } = setUp();
  store.dispatch(browserZoneFound(330));
  expect(store.getState().display).toMatchObject({ timeZone: 330, isTimeZoneAutomatic: true });
});

test('a theme that follows the system is decided by the page', () => {
  expect(displayAttributes(defaultDisplay(3))).not.toHaveProperty('data-theme');
  expect(displayAttributes({ ...defaultDisplay(3), appTheme: 1 })).toMatchObject({
    'data-theme': 'dark',
    'data-size': '1',
    'data-view': '0',
  });
});

test('a preference that is changed in one tab is changed in the others, except what is folded there', async () => {
  const sent: unknown[] = [];
  let hear: (message: unknown) => void = () => undefined;
  const channel = {
    post: (message: unknown) => void sent.push(message),
    listen(listener: (message: unknown) => void) {
      hear = listener;
      return () => undefined;
    },
  };
  const { store, listeners } = setUp();
  const stop = listenForDisplay(listeners, { dispatch: store.dispatch, channel });
  store.dispatch(displayChanged({ coefViewId: 2, isRailFolded: true }));
  store.dispatch(displayChanged({ isCouponFolded: true }));
  await eventually(() => expect(sent).toEqual([{ coefViewId: 2 }]));
  hear({ coefViewId: 1, isRailFolded: false });
  expect(store.getState().display).toMatchObject({ coefViewId: 1, isRailFolded: true });
  hear('nonsense');
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  stop();
});
