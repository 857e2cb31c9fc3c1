import { describe, expect, test } from 'vitest';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { betOf, couponOf, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { Receipt } from './outcome.tsx';
import { ReceiptType } from './receipt-type.tsx';

const namespaces = ['coupon', 'history', 'coupon-bonuses', 'bet-slip'];
const coupon = (typeId: number, systemValue: number | null = null, amount = 500) => ({
  ...couponOf(placementOf([betOf(1), betOf(2), betOf(3)], { amount })),
  typeId: typeId as 0,
  systemValue,
});
const typeOf = async (of: ReturnType<typeof coupon>, language: (typeof LANGUAGES)[number] = 'en') =>
  textOf(await renderPart(<ReceiptType coupon={of} />, { namespaces, language })).replaceAll('\u00a0', ' ');

describe('the receipt of a coupon', () => {
  test.each([
    [COUPON_TYPE.express, null, 'Bet type Accumulator'],
    [COUPON_TYPE.system, 2, 'Bet type System 2/3 Stake per line (3 lines) 3 × €1.67'],
    [COUPON_TYPE.lucky, null, 'Bet type Lucky Stake per line (7 lines) 7 × €0.71'],
    [COUPON_TYPE.patent, null, 'Bet type Patent Stake per line (4 lines) 4 × €1.25'],
  ])('of type %i says which bet it is and how its lines share the stake', async (typeId, systemValue, text) => {
    expect(await typeOf(coupon(typeId, systemValue))).toBe(text);
  });

  test.each([
    [COUPON_TYPE.single, 'Potential payout €'],
    [COUPON_TYPE.express, 'Potential payout €'],
    [COUPON_TYPE.system, 'Potential payout up to €'],
    [COUPON_TYPE.lucky, 'Potential payout up to €'],
    [COUPON_TYPE.chain, 'Potential payout up to €'],
  ])('of type %i calls its payout the most that it can be where it may be less', async (typeId, words) => {
    const html = await renderPart(<Receipt coupon={coupon(typeId, 2)} />, { namespaces });
    expect(textOf(html)).toContain(words);
  });

  test.each(LANGUAGES)('has its words in %s', async (language) => {
    expect(await typeOf(coupon(COUPON_TYPE.system, 2), language)).not.toMatch(KEY_LEAK);
  });
});
