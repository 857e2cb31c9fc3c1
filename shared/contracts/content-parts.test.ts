import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { blockPlaceSchema } from './content-blocks.ts';

const isRead = (block: object) => v.safeParse(blockPlaceSchema, { id: 'part', ...block }).success;

describe('the settings of help lines', () => {
  const line = {
    country: 'GB',
    name: 'GamCare',
    phone: '0808 8020 133',
    web: 'https://www.gamcare.org.uk',
    isFree: true,
  };
  const isLine = (change: object) => isRead({ kind: 'helpLines', lines: [{ ...line, ...change }] });

  test.each([{}, { country: null }, { phone: '+49 30 123' }, { phone: '115' }, { phone: '1-800-426-2537' }])(
    'may have %j',
    (change) => {
      expect(isLine(change)).toBe(true);
    },
  );

  test.each([
    { country: 'gb' },
    { country: 'GBR' },
    { country: '' },
    { name: '' },
    { phone: '1-800-GAMBLER' },
    { phone: '0808;ext=1' },
    { phone: '' },
    { web: 'http://www.gamcare.org.uk' },
    { web: 'javascript:alert(1)' },
    { web: 'https://[' },
    { web: 'https://a b' },
    { isFree: false },
  ])('may not have %j', (change) => {
    expect(isLine(change)).toBe(false);
  });

  test('name each line of a country once', () => {
    expect(isRead({ kind: 'helpLines', lines: [line, line] })).toBe(false);
    expect(isRead({ kind: 'helpLines', lines: [line, { ...line, country: 'IE' }] })).toBe(true);
    expect(isRead({ kind: 'helpLines', lines: [] })).toBe(false);
  });
});

test.each<[bounds: unknown[], isAllowed: boolean]>([
  [[1], true],
  [[2, 7], true],
  [[7, 2], false],
  [[2, 2], false],
  [[0, 3], false],
  [[1.5], false],
  [[], false],
])('the bounds %j of a self-test: %s', (bounds, isAllowed) => {
  expect(isRead({ kind: 'selfTest', bounds })).toBe(isAllowed);
});

describe('the settings of cash terminals', () => {
  const place = { name: 'Shop', address: '1 Main Street', city: 'Bern', latitude: 46.9, longitude: 7.4 };
  const isPlace = (change: object) => isRead({ kind: 'cashTerminals', places: [{ ...place, ...change }] });
  const open = (hours: object) => ({ hours: [{ days: [1], from: '09:00', to: '18:00', ...hours }] });

  test.each([{}, open({}), open({ to: '24:00' }), open({ days: [0, 6] }), { services: ['bets'] }])(
    'may have %j',
    (change) => {
      expect(isPlace(change)).toBe(true);
    },
  );

  test.each([
    { latitude: 91 },
    { longitude: -181 },
    { latitude: Number.NaN },
    { latitude: '46.9' },
    open({ from: '9:00' }),
    open({ from: '24:00' }),
    open({ to: '24:30' }),
    open({ to: '18:60' }),
    open({ days: [] }),
    open({ days: [7] }),
    { services: ['roulette'] },
    { city: '' },
  ])('may not have %j', (change) => {
    expect(isPlace(change)).toBe(false);
  });

  test('name each place once', () => {
    expect(isRead({ kind: 'cashTerminals', places: [place, place] })).toBe(false);
    expect(isRead({ kind: 'cashTerminals', places: [place, { ...place, address: '2 Main Street' }] })).toBe(true);
  });
});
