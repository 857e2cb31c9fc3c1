import { describe, expect, test } from 'vitest';
import type { CouponLeg } from '#shared/contracts/coupon.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GROUP_MARKET_TYPE } from '#shared/domain/markets/types-group.ts';
import { betOf, couponOf, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { LegItem } from './leg-item.tsx';

const [plain] = couponOf(placementOf([betOf(1)])).legs;
if (!plain) throw new Error('no leg');

const result = { selectionId: 1, typeId: COMMON_MARKET.result, period: 0, param: 0, outcome: 0 };
const total = { selectionId: 2, typeId: COMMON_MARKET.total, period: 0, param: 5, outcome: 0 };

/** Makes a leg with a bet builder of two members, with these statuses. */
function legWith(statusId: number, first: number, second: number): CouponLeg {
  const members = [
    { ...result, statusId: first },
    { ...total, statusId: second },
  ];
  return { ...(plain as CouponLeg), typeId: GROUP_MARKET_TYPE, outcome: 0, statusId, group: { coef: 2700, members } };
}

const draw = async (leg: CouponLeg, language: (typeof LANGUAGES)[number] = 'en') =>
  textOf(
    await renderPart(<LegItem leg={leg} isBanker={false} result={null} />, {
      namespaces: ['history', 'tracker'],
      language,
    }),
  );

describe('a bet builder in the history', () => {
  test('lists each member with its result', async () => {
    const text = await draw(legWith(0, 1, 0));
    expect(text).toMatch(/Bet builder: 2 selections/);
    expect(text).toMatch(/Match result: Team 1-1 Won/);
    expect(text).toMatch(/Total goals: Over 2\.5 Lost/);
  });

  test('shows no result for an open member', async () => {
    expect(await draw(legWith(-1, 1, -1))).toMatch(/Won Total goals: Over 2\.5 (?!Won|Lost)/);
  });

  test.each(LANGUAGES)('has all its texts in %s', async (language) => {
    expect(await draw(legWith(1, 1, 1), language)).not.toMatch(KEY_LEAK);
  });
});
