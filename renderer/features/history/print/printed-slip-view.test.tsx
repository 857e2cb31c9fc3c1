import { describe, expect, test } from 'vitest';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { PrintedCashOuts } from './printed-cash-outs.tsx';
import { PrintedSlip } from './printed-slip.tsx';

const open = couponOf(placementOf([betOf(1), betOf(2), betOf(3)], { amount: 1000 }), {
  typeId: COUPON_TYPE.system,
  systemValue: 2,
});
const cashOutOf = (stake: number, amount: number, by: 'edit' | 'player' | 'rule') => ({
  cashedOutStake: stake,
  cashedOutAmount: amount,
  rule: null,
  cashOuts: [{ number: 1, stake, amount, by, at: NOW }],
});
const over = { state: 'settled', amount: 0, payout: 0, settledAt: NOW } as const;

async function printed(coupon: Coupon, language: (typeof LANGUAGES)[number] = 'en'): Promise<string> {
  const slip = { coupon, check: 'ABC', code: 'ABCD-EFGH', isOwner: true, now: NOW };
  const namespaces = ['history', 'print', 'coupon-bonuses'];
  const html = await renderPart(<PrintedSlip slip={slip} paper="a4" />, { language, namespaces, session });
  return textOf(html).replace(/[\u2066\u2069]/g, '');
}

describe('[P-16] the printed slip of a coupon', () => {
  test.each(LANGUAGES)('has all its texts in %s, with the notes on age and limits', async (language) => {
    const text = await printed(open, language);
    expect(text).not.toMatch(KEY_LEAK);
    expect(text).toContain('18');
  });

  test('shows the price of a cashed-out coupon, and no lines', async () => {
    const text = await printed({ ...open, ...over, result: 'sold', cashOut: cashOutOf(1000, 950, 'player') });
    expect(text).toContain('Cashed out');
    expect(text).toContain('Stake €10.00');
    expect(text).toContain('Paid out €9.50');
    expect(text).toContain('Cashed out €10.00 of the stake for €9.50');
    expect(text).not.toMatch(/€0\.00/);
  });

  test('shows the new start of a game that was moved, and says so once', async () => {
    const [first, ...others] = open.legs;
    if (!first) throw new Error('no legs');
    const moved = { ...first, startAt: first.startAt + 2 * 86_400_000, movedFrom: first.startAt };
    expect((await printed({ ...open, legs: [moved, ...others] })).match(/Rescheduled/g)).toHaveLength(1);
    expect(await printed(open)).not.toContain('Rescheduled');
  });

  test('shows the open stake of a partly cashed-out coupon, and its lines', async () => {
    const text = await printed({ ...open, amount: 600, cashOut: cashOutOf(400, 380, 'rule') });
    expect(text).toContain('Stake €10.00');
    expect(text).toContain('In play €6.00');
    expect(text).toContain('Auto cash-out: €4.00 of the stake for €3.80');
    expect(text).toMatch(/€6\.00[^€]*3/);
  });

  test('shows the value and the successor of an edited coupon, and the origin of the new one', async () => {
    const old = await printed({
      ...open,
      ...over,
      result: 'edited',
      cashOut: cashOutOf(1000, 950, 'edit'),
      edit: { into: { couponId: '77' } },
    });
    expect(old).toContain('Edited');
    expect(old).toContain('Value when edited €9.50');
    expect(old).toContain('Became bet 77');
    const next = await printed({ ...open, edit: { from: { couponId: '66', value: 950 } } });
    expect(next).toContain('Edited from bet 66, worth €9.50');
  });

  test.each(LANGUAGES)('has the texts of cash-outs and edits in %s', async (language) => {
    const edit = { from: { couponId: '66', value: 950 }, into: { couponId: '77' } };
    for (const by of ['edit', 'player', 'rule'] as const) {
      const coupon: Coupon = { ...open, ...over, result: 'edited', cashOut: cashOutOf(1000, 950, by), edit };
      const text = textOf(
        await renderPart(<PrintedCashOuts coupon={coupon} />, { namespaces: ['history', 'print'], language }),
      );
      expect(text).not.toMatch(KEY_LEAK);
      expect(text).toContain('66');
      expect(text).toContain('77');
    }
  });
});
