import { describe, expect, test } from 'vitest';
import { readCalls } from '#build/call-list.ts';
import { perTenMinutes } from '#shared/contracts/call-rate.ts';
import { callLimitsOf } from './call-limits.ts';

const calls = await readCalls();
const named = (rate: string) => calls.filter((call) => call.rate === rate);

/** Readings whose question does not fit into an address. */
const READ_BY_POST = ['block', 'couponLimits', 'readSupport', 'redirectLight', 'sectionPieces'];
/** Calls of a session that answer without one too: one says that it is over, one ends it. */
const OF_ANY_SESSION = ['logout', 'sessionPulse'];

describe('the rate of a call', () => {
  test('stands in every contract', () => {
    expect(calls.length).toBeGreaterThan(150);
    expect(calls.filter(({ rate }) => rate === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('leaves uncounted, of the calls of visitors, only readings and those that bound themselves', () => {
    const uncounted = named('read').filter(({ method }) => method !== 'GET');
    expect(uncounted.map(({ id }) => id).sort()).toEqual(READ_BY_POST);
    const open = named('session').filter(({ auth }) => !auth);
    expect(open.map(({ id }) => id).sort()).toEqual(OF_ANY_SESSION);
  });

  test('is that of a throttle of its own only where the call can be refused by one', () => {
    const cannot = named('own').filter(({ errors }) => !errors.includes('TOO_MANY_ATTEMPTS'));
    expect(cannot.map(({ id }) => id)).toEqual([]);
  });

  test('is that of staff on no call of the site', () => {
    expect(named('staff').map(({ id }) => id)).toEqual([]);
  });

  test.each([
    [perTenMinutes(60), true, { max: 60, windowMs: 600_000 }],
    [perTenMinutes(60), false, { max: 1200, windowMs: 600_000 }],
    [perTenMinutes(10), false, { max: 1000, windowMs: 600_000 }],
    ['read', true, null],
    ['own', false, null],
  ] as const)('%j makes in production: %s the limit %j', (rate, isProduction, limit) => {
    expect(callLimitsOf(isProduction)({ id: 'call', rate })).toEqual(limit);
  });
});
