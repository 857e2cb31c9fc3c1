import { describe, expect, test } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { configChanged, configOverridden, selectConfig, selectOwnConfig } from '#renderer/lib/store/site-slice.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { NO_OVERRIDES, overridesOf, readOverrides, switchesOf } from './overrides.ts';

const storageOf = (text: string | null) => ({ getItem: () => text });

describe('overrides of a site', () => {
  test('change nothing while there are none', () => {
    expect(overridesOf(siteConfig, NO_OVERRIDES)).toBeNull();
  });

  test('turn a route off on a site that has all of them, and one on where few are on', () => {
    const off = overridesOf(siteConfig, { flags: { [ROUTE_FLAGS.live]: false }, switches: {} });
    expect(off?.availableRoutes).not.toContain(ROUTE_FLAGS.live);
    expect(off?.availableRoutes).toContain(ROUTE_FLAGS.line);
    expect(off?.availableRoutes).toContain(ROUTE_FLAGS.debugger);
    const few = { ...siteConfig, availableRoutes: [ROUTE_FLAGS.line] };
    const on = overridesOf(few, { flags: { [ROUTE_FLAGS.news]: true }, switches: {} });
    expect(on?.availableRoutes).toEqual([ROUTE_FLAGS.line, ROUTE_FLAGS.news]);
  });

  test('never change whether real money is played, nor the access to the debugger', () => {
    expect(switchesOf(siteConfig)).not.toContain('isPlayMoney');
    const forced = { flags: { [ROUTE_FLAGS.debugger]: false }, switches: { isPlayMoney: false, brand: true } };
    const changed = overridesOf(siteConfig, forced);
    expect(Object.keys(changed ?? {})).toEqual(['availableRoutes']);
    expect(isRouteOn({ availableRoutes: changed?.availableRoutes ?? null }, ROUTE_FLAGS.debugger)).toBe(true);
  });

  test.each([
    [null, NO_OVERRIDES],
    ['{', NO_OVERRIDES],
    ['[]', NO_OVERRIDES],
    ['{"flags":{"2":false,"3":"x"},"switches":{"a":1,"b":true}}', { flags: { 2: false }, switches: { b: true } }],
  ])('are read from %s', (text, overrides) => {
    expect(readOverrides(storageOf(text))).toEqual(overrides);
  });
});

describe('the config of a page', () => {
  const storeOf = (site: object) =>
    makeStore({
      host: createMemoryHost(),
      fetcher: () => Promise.reject(new Error('no back end')),
      preloaded: { site: { config: siteConfig, renderedAt: 0, origin: 'x', ...site } },
    }).store;
  const overrides = { isRegistrationAllowed: false };

  test('keeps overrides when the site changes, and is the site’s own again without them', () => {
    const store = storeOf({ hasStaffTools: true });
    store.dispatch(configOverridden(overrides));
    store.dispatch(configChanged({ ...siteConfig, brand: 'New' }));
    expect(selectConfig(store.getState())).toMatchObject({ brand: 'New', isRegistrationAllowed: false });
    store.dispatch(configOverridden(null));
    expect(selectConfig(store.getState())).toEqual({ ...siteConfig, brand: 'New' });
  });

  test('is the site’s own again after the same site config was set during overrides', () => {
    const store = storeOf({ hasStaffTools: true });
    store.dispatch(configOverridden(overrides));
    store.dispatch(configChanged(selectOwnConfig(store.getState())));
    expect(selectConfig(store.getState()).isRegistrationAllowed).toBe(false);
    store.dispatch(configOverridden(null));
    expect(selectConfig(store.getState())).toEqual(siteConfig);
  });

  test.each([
    ['in production', {}, siteConfig],
    ['where real money is played', { hasStaffTools: true }, { ...siteConfig, isPlayMoney: false }],
  ])('accepts no overrides %s', (_where, site, own) => {
    const store = storeOf({ ...site, config: own });
    store.dispatch(configOverridden(overrides));
    expect(selectConfig(store.getState()).isRegistrationAllowed).toBe(true);
    expect(store.getState().site.overrides).toBeUndefined();
  });
});
