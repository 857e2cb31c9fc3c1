import { expect, test } from 'vitest';
import type { WantedOddsOrder } from '#shared/contracts/wanted-odds.ts';
import { betOf, couponOf, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { type HistoryFilter, NO_FILTER } from '../filters/history-filter.ts';
import { isListed } from './pending-order-filter.ts';

const { legs } = couponOf(placementOf([betOf(1)]));
const bet = { state: 'waiting', accountId: 7, legs } as unknown as WantedOddsOrder;
const team = legs[0]?.home.name ?? '';

test.each([
  ['without any filter', {}, true],
  ['among the open ones', { state: 'open' }, true],
  ['not among the won ones', { state: 'win' }, false],
  ['not among the edited ones', { state: 'edited' }, false],
  ['of its account', { accountId: '7' }, true],
  ['not of another account', { accountId: '8' }, false],
  ['by the name of a team', { search: team.toUpperCase() }, true],
  ['not by another name', { search: `${team} nobody` }, false],
  ['of the last day', { period: 'day' }, true],
  ['not of chosen days', { period: 'custom', from: '2026-01-01', to: '2026-01-02' }, false],
] as const)('[B-03] a waiting bet is listed %s: %j', (_, part, isShown) => {
  expect(isListed(bet, { ...NO_FILTER, ...part } as HistoryFilter)).toBe(isShown);
});

test('[B-03] a bet that no longer waits is not listed', () => {
  expect(isListed({ ...bet, state: 'placed' }, NO_FILTER)).toBe(false);
});
