import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectCall } from '#shared/contracts/analytics.ts';
import { matchRoute } from '../routing/route-table.ts';
import { ANALYTICS_EVENTS, eventNameOf } from './analytics-events.ts';
import { trackedScreenOf } from './tracked-screens.ts';

const accepts = (event: object) => v.safeParse(collectCall.body, { events: [event] }).success;

describe('the table of analytics events', () => {
  test('gives every event a unique id that finds it again', () => {
    const ids = Object.values(ANALYTICS_EVENTS).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [name, { id }] of Object.entries(ANALYTICS_EVENTS)) expect(eventNameOf(id)).toBe(name);
    expect(eventNameOf(0)).toBeUndefined();
  });

  test.each([
    ['an event of the table', { id: 301, at: 1, params: { type: 1, legs: 3 } }, true],
    ['an event without its values', { id: 301, at: 1 }, true],
    ['an unknown id', { id: 999, at: 1 }, false],
    ['a value that the event does not have', { id: 301, at: 1, params: { email: 'a@example.com' } }, false],
    ['a text that is too long', { id: 203, at: 1, params: { code: 'x'.repeat(121) } }, false],
    ['an infinite number', { id: 411, at: 1, params: { value: Number.POSITIVE_INFINITY } }, false],
    ['an instant before the epoch', { id: 204, at: -1 }, false],
  ])('[Y-02] decides whether the collector takes %s', (_what, event, isTaken) => {
    expect(accepts(event)).toBe(isTaken);
  });
});

test('other pages are not tracked', () => {
  const match = matchRoute('/en/live');
  expect(match && trackedScreenOf(match)).toBeNull();
});
