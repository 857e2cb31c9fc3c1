import { describe, expect, test } from 'vitest';
import { betOf, couponOf, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { betsOfDraft, draftOf, type EditDraft, questionOf, replaced, toggled, withBet } from './edit-draft.ts';

const open = couponOf(placementOf([betOf(1), betOf(2), betOf(3)]));
const [first, second, third] = open.legs;
if (!first || !second || !third) throw new Error('no legs');
const coupon = { ...open, legs: [{ ...first, statusId: 1 }, second, third] };
const other = { ...second, selectionId: 77 };
const idsOf = (draft: EditDraft) => betsOfDraft(draft).map(({ bet }) => bet.selectionId);
const start = draftOf(coupon);

describe('[B-03] what a coupon is to become', () => {
  test('begins as what is open of it; what is decided is no part of it', () => {
    expect(idsOf(start)).toEqual([second.selectionId, third.selectionId]);
    expect(start.legs.map(({ state }) => state)).toEqual(['locked', 'kept', 'kept']);
    expect(questionOf(start)).toEqual({
      bets: [second, third].map(({ selectionId }) => ({ selectionId, banker: false })),
      stake: null,
    });
  });

  test('a bet goes and comes back to its place', () => {
    const without = toggled(start, String(second.selectionId));
    expect(idsOf(without)).toEqual([third.selectionId]);
    expect(toggled(without, String(second.selectionId))).toEqual(start);
  });

  test('without any bet there is nothing to ask', () => {
    expect(questionOf(toggled(toggled(start, String(second.selectionId)), String(third.selectionId)))).toBeNull();
  });

  test('another bet stands in the place of one, which comes back when that one goes', () => {
    const changed = replaced(start, String(second.selectionId), other);
    expect(idsOf(changed)).toEqual([77, third.selectionId]);
    expect(toggled(changed, String(77))).toEqual(start);
    const again = replaced(changed, String(77), { ...other, selectionId: 78 });
    expect(idsOf(again)).toEqual([78, third.selectionId]);
    expect(replaced(again, String(78), second)).toEqual(start);
  });

  test('a bet is added once, and goes for good', () => {
    const more = withBet(start, other);
    expect(idsOf(more)).toEqual([second.selectionId, third.selectionId, 77]);
    expect(withBet(more, other)).toBe(more);
    expect(toggled(more, String(77))).toEqual(start);
  });
});
