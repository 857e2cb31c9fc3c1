import { expect, test } from 'vitest';
import { statementQuestion } from './statement-question.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
// The page's reading of the server clock has fractions, which a request may not have.
const how = { of: 'bets', format: 'pdf', now: NOW + 0.4, zone: 180 } as const;

test('a statement takes over the filters of the page as numbers', () => {
  const query = { userId: 1, from: '1000', to: '2000', accountId: '7', sport: '1', type: '2', state: 'win' } as const;
  expect(statementQuestion({ ...query, search: 'arsenal' }, how)).toEqual({
    ...{ of: 'bets', format: 'pdf', zone: 180, from: 1000, to: 2000, accountId: 7, sport: 1, type: 2 },
    ...{ state: 'win', search: 'arsenal' },
  });
});

test('a statement of money takes over the time and the account, and no filter of bets', () => {
  const query = { userId: 1, from: '1000', to: '2000', accountId: '7', sport: '1', type: '2', state: 'win' } as const;
  expect(statementQuestion({ ...query, search: 'arsenal' }, { ...how, of: 'money' })).toEqual({
    ...{ of: 'money', format: 'pdf', zone: 180, from: 1000, to: 2000, accountId: 7 },
  });
});

test('a statement without a beginning covers the year up to its end, or up to now', () => {
  const year = 366 * 86_400_000;
  expect(statementQuestion({ userId: 1 }, how)).toEqual({
    of: 'bets',
    format: 'pdf',
    zone: 180,
    from: NOW - year,
    to: NOW,
  });
  expect(statementQuestion({ userId: 1, to: String(NOW - 5) }, how)).toMatchObject({ from: NOW - 5 - year });
});
