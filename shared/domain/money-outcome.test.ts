import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../errors/catalogue.ts';
import { moneyOutcome } from './money-outcome.ts';

describe('trust F1, F5: a money call without its answer', () => {
  test.each<[what: string, status: number, code: string]>([
    ['the connection was cut, or never made', 0, 'NETWORK'],
    ['the client cancelled it', 499, 'CANCELLED'],
    ['the answer could not be read', 200, 'ANSWER_MALFORMED'],
    ['no part of the answer could be read', 0, 'ANSWER_MALFORMED'],
    ['a refusal could not be read', 403, 'ANSWER_MALFORMED'],
    ['it was redirected', 302, 'BAD_REQUEST'],
    ['the back end waited too long for it', 408, 'BAD_REQUEST'],
    ['the transport may repeat it', 425, 'BAD_REQUEST'],
    ['something else was booked under its key', 409, 'IDEMPOTENCY_MISMATCH'],
    ['the back end broke', 500, 'INTERNAL'],
    ['a proxy could not read the back end', 502, 'UNAVAILABLE'],
    ['the back end was away', 503, 'UNAVAILABLE'],
    ['a proxy waited too long', 504, 'UNAVAILABLE'],
    ['a proxy lost the connection', 520, 'INTERNAL'],
  ])('has an unknown outcome when %s (%i %s)', (_what, status, code) => {
    expect(moneyOutcome({ status, code })).toBe('unknown');
  });

  test.each<[what: string, status: number, code: string]>([
    ['it was malformed', 400, 'BAD_REQUEST'],
    ['the session was missing', 401, 'SESSION_REQUIRED'],
    ['it was forbidden', 403, 'FORBIDDEN'],
    ['the player is excluded', 403, 'PLAYER_EXCLUDED'],
    ['there is no such coupon', 404, 'COUPON_UNKNOWN'],
    ['there were too many attempts', 429, 'TOO_MANY_ATTEMPTS'],
    ['the terms have changed', 451, 'TERMS_CHANGED'],
    ['the gate could not be read', 503, 'ADMISSION_UNAVAILABLE'],
    ['the site is in maintenance', 503, 'MAINTENANCE'],
  ])('has moved nothing when %s (%i %s)', (_what, status, code) => {
    expect(moneyOutcome({ status, code })).toBe('known');
  });

  test('has a known outcome only from 400 to 499, except for statuses of the transport', () => {
    const known = Array.from({ length: 1000 }, (_, status) => status).filter(
      (status) => moneyOutcome({ status, code: 'BAD_REQUEST' }) === 'known',
    );
    const expected = Array.from({ length: 100 }, (_, index) => 400 + index).filter(
      (status) => ![408, 425, 499].includes(status),
    );
    expect(known).toEqual(expected);
  });

  test.each(Object.entries(errorCatalogue).map(([code, { status }]) => [code, status] as const))(
    'has an unknown outcome for the error %s (%i) only if the back end failed or the key was used before',
    (code, status) => {
      const isGate = code === 'ADMISSION_UNAVAILABLE' || code === 'MAINTENANCE';
      const isKnown = isGate || (status < 500 && code !== 'IDEMPOTENCY_MISMATCH');
      expect(moneyOutcome({ status, code })).toBe(isKnown ? 'known' : 'unknown');
    },
  );
});
