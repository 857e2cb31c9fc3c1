import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectCall } from '#shared/contracts/analytics.ts';
import { matchRoute, ROUTES } from '../routing/route-table.ts';
import { samplePaths } from '../routing/sample-path.ts';
import { ANALYTICS_EVENTS, eventNameOf } from './analytics-events.ts';
import { trackedScreenOf } from './tracked-screens.ts';

const accepts = (event: object) => v.safeParse(collectCall.body, { events: [event] }).success;

describe('[Y-02] the table of events', () => {
  test('gives every event an id of its own, by which it is found', () => {
    const ids = Object.values(ANALYTICS_EVENTS).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [name, { id }] of Object.entries(ANALYTICS_EVENTS)) expect(eventNameOf(id)).toBe(name);
    expect(eventNameOf(0)).toBeUndefined();
  });

  test.each([
    ['an event of the table', { id: 301, at: 1, params: { type: 1, legs: 3 } }, true],
    ['one that tells less', { id: 301, at: 1 }, true],
    ['an id that no event has', { id: 999, at: 1 }, false],
    ['what the event does not tell', { id: 301, at: 1, params: { email: 'a@example.com' } }, false],
    ['a text without end', { id: 203, at: 1, params: { code: 'x'.repeat(121) } }, false],
    ['a number that is none', { id: 411, at: 1, params: { value: Number.POSITIVE_INFINITY } }, false],
    ['an instant before all', { id: 204, at: -1 }, false],
  ])('lets the collector judge %s', (_what, event, isTaken) => {
    expect(accepts(event)).toBe(isTaken);
  });
});

test.each([
  ['results', 'results', {}],
  ['promo', 'promo_showcase', {}],
  ['asian-games', 'asian_showcase', {}],
  ['mobile', 'download_app', { platform: 'mobile' }],
  ['desktop', 'download_app', { platform: 'desktop' }],
  ['vip-cashback', 'account_vip_cashback', {}],
  ['history', 'account_bet_history', {}],
  ['history-pay', 'account_transactions', {}],
  ['support', 'account_support', {}],
])('[Y-03] the page %s is the tracked screen %s', (id, name, params) => {
  const row = ROUTES.find((one) => one.id === id);
  const match = row && matchRoute(samplePaths(row, 'en')[0] ?? '');
  expect(match && trackedScreenOf(match)).toEqual({ name, params });
});

test('[Y-03] other pages are no tracked screens', () => {
  const match = matchRoute('/en/live');
  expect(match && trackedScreenOf(match)).toBeNull();
});
