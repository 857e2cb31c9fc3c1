import { describe, expect, test } from 'vitest';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { betOf, couponOf, NOW, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { BetStory } from './bet-story.tsx';

const goal = { kind: 'goal', period: 1, at: NOW } as const;

function settled(legMore: Partial<Coupon['legs'][number]>, more: Partial<Coupon> = {}): Coupon {
  const plain = couponOf(placementOf([betOf(1, { coef: 2000 })], { typeId: 0 }));
  const legs = plain.legs.map((leg) => ({ ...leg, statusId: BET_STATUS.win, settledAt: NOW, ...legMore }));
  return { ...plain, legs, state: 'settled', result: 'win', payout: 2 * plain.amount, settledAt: NOW, ...more };
}

const recorded = settled(
  {
    seenCoef: 1900,
    sportId: 1,
    decidedBy: {
      ...goal,
      side: 0,
      clockSeconds: 800,
      score: [2, 0],
      course: [{ ...goal, side: 0, clockSeconds: 300, score: [1, 0] }],
    },
  },
  { askedAt: NOW - 5500, placedAt: NOW },
);
const namespaces = ['history', 'story', 'games'];
const draw = async (coupon: Coupon, language: (typeof LANGUAGES)[number] = 'en') =>
  textOf(await renderPart(<BetStory coupon={coupon} />, { namespaces, language })).replace(/[\u2066\u2069]/g, '');

describe('the story of a settled bet', () => {
  test('tells the delay, both prices, the events with minute and score, and the arithmetic', async () => {
    const text = await draw(recorded);
    expect(text).toContain('Accepted 5.5 s after you sent it');
    expect(text).toContain('odds seen 1.90, accepted 2.00');
    expect(text).toMatch(/Goal, .+, 6′, 1:0.*decided by: Goal, .+, 14′, 2:0/);
    expect(text).toContain('How the amount paid out was calculated.');
  });

  test('says of an older bet what was not recorded', async () => {
    const text = await draw(settled({}));
    expect(text).toContain('The moment you sent the bet was not recorded');
    expect(text).toContain('the odds you saw were not recorded');
    expect(text).toContain('The deciding event was not recorded.');
  });

  test('of a cashed-out bet ends with the cash-out', async () => {
    const cashOuts = [{ number: 1, stake: 1000, amount: 1234, by: 'player' as const, at: NOW }];
    const cashOut = { cashedOutStake: 1000, cashedOutAmount: 1234, cashOuts, rule: null };
    const text = await draw(settled({}, { result: 'sold', payout: 0, cashOut }));
    expect(text).toContain('Cashed out for €12.34');
    expect(text).not.toContain('How the amount paid out was calculated.');
  });

  test.each(LANGUAGES)('has all its words in %s', async (language) => {
    expect(await draw(recorded, language)).not.toMatch(KEY_LEAK);
    expect(await draw(settled({}), language)).not.toMatch(KEY_LEAK);
  });
});
