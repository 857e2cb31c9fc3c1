import { describe, expect, test } from 'vitest';
import { betOf } from '#tests/fixtures/coupon-samples.ts';
import { readStored } from '../persistence/stored-coupon.ts';
import { groupNow, membersOf, selectionsOf } from './group-members.ts';

const open = { price: 1500, suspended: false };
const told = { selectionId: 9, coef: 2700, suspended: false };

describe('the state of a bet builder follows its members and its quoted price', () => {
  test.each([
    ['all open', [open, open], told, { state: 'open', coef: 2700 }],
    ['nothing heard of a member yet', [open, null], told, { state: 'open', coef: 2700 }],
    ['a member closed', [open, { ...open, suspended: true }], told, { state: 'suspended', coef: 2700 }],
    ['closed by the back end', [open, open], { ...told, suspended: true }, { state: 'suspended', coef: 2700 }],
    ['a member gone', [open, { ...open, price: 0 }], told, { state: 'gone' }],
    ['no price for it', [open, open], { ...told, coef: null }, { state: 'gone' }],
    ['the platform has not priced it', [open, open], undefined, { state: 'unknown' }],
  ])('%s', (_, members, price, expected) => {
    expect(groupNow(members, price)).toEqual(expected);
  });
});

test('a bet builder is identified by its members, a single selection by its id', () => {
  const { selectionId, typeId, period, param, outcome } = betOf(1);
  const members = [{ selectionId, typeId, period, param, outcome }];
  expect(membersOf({ members })).toEqual({ members: [selectionId] });
  expect(membersOf({})).toEqual({});
  expect(selectionsOf({ selectionId: 7, members })).toEqual([selectionId]);
  expect(selectionsOf({ selectionId: 7 })).toEqual([7]);
});

test('a stored coupon keeps the members of a bet builder', () => {
  const { selectionId, typeId, period, param, outcome } = betOf(1);
  const bet = betOf(1, { members: [{ selectionId, typeId, period, param, outcome }] });
  const stored = { bets: { value: [bet], stamp: { at: 1, by: 'x' } } };
  expect(readStored(JSON.stringify(stored))).toEqual(stored);
});
