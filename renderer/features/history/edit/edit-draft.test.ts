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

describe('[B-03] the draft of an edit', () => {
  test('begins with the open bets; decided ones are locked', () => {
    expect(idsOf(start)).toEqual([second.selectionId, third.selectionId]);
    expect(start.legs.map(({ state }) => state)).toEqual(['locked', 'kept', 'kept']);
    expect(questionOf(start)).toEqual({
      bets: [second, third].map(({ selectionId }) => ({ selectionId, banker: false })),
      stake: null,
    });
  });

  test('restores a removed bet at its place', () => {
    const without = toggled(start, String(second.selectionId));
    expect(idsOf(without)).toEqual([third.selectionId]);
    expect(toggled(without, String(second.selectionId))).toEqual(start);
  });

  test('requests no quote without a bet', () => {
    expect(questionOf(toggled(toggled(start, String(second.selectionId)), String(third.selectionId)))).toBeNull();
  });

  test('restores a replaced bet when its replacement is removed', () => {
    const changed = replaced(start, String(second.selectionId), other);
    expect(idsOf(changed)).toEqual([77, third.selectionId]);
    expect(toggled(changed, String(77))).toEqual(start);
    const again = replaced(changed, String(77), { ...other, selectionId: 78 });
    expect(idsOf(again)).toEqual([78, third.selectionId]);
    expect(replaced(again, String(78), second)).toEqual(start);
  });

  test('adds a bet once, and removes an added bet for good', () => {
    const more = withBet(start, other);
    expect(idsOf(more)).toEqual([second.selectionId, third.selectionId, 77]);
    expect(withBet(more, other)).toBe(more);
    expect(toggled(more, String(77))).toEqual(start);
  });
});
