import { test } from '#tests/fixtures/coupon-journey.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { settlementOf } from '#tests/fixtures/settle.ts';
import { moneyText } from '#tests/fixtures/words.ts';

test('[P-10] [P-11] an express with its bonus bet is paid by a promo code, and brings the winnings without the stake', async ({
  world,
  player,
  journey,
}) => {
  const { coupon, words, device, add } = journey;
  const { panel } = coupon;
  const picks = await world.take({ section: 'line', count: 3 });
  await player.signUp();
  const { user_id: userId } = (await player.session()).player;
  const code = `GIFT-${userId}`;
  const value = moneyText(words, 500, 'EUR');
  await world.control('promo', { code, userId, value: 500, iso: 'EUR' });
  await add(...picks);
  await device.press(coupon.tab('express'));
  await coupon.takeAnyPrice();

  const bonus = panel.getByRole('region', { name: words('coupon-bonuses:bonus_bet') });
  await expect(bonus).toContainText('1.03');

  await device.press(panel.getByRole('button', { name: words('coupon-bonuses:promo_open') }));
  const typed = panel.getByRole('textbox', { name: words('coupon-bonuses:promo_code') });
  await typed.fill('no-such-code');
  await typed.press('Enter');
  await expect(panel.getByText(words('coupon-bonuses:promo_reason_unknown'))).toBeVisible();
  await device.press(panel.getByRole('button', { name: words('coupon-bonuses:promo_use', { code, value }) }));
  await expect(panel.getByText(words('coupon-bonuses:promo_in_use', { code, value }))).toBeVisible();
  await expect(panel.getByRole('textbox', { name: words('coupon:stake') })).toBeDisabled();
  await coupon.place();

  const [placed] = await player.placed(1);
  if (!placed) throw new Error('no coupon');
  expect(placed).toMatchObject({ amount: 500, promoCode: code, bonusBetCoef: 1030 });
  await expect(panel.getByText(code)).toBeVisible();
  for (const { selectionId } of placed.legs) await world.decide(selectionId, 1);
  const { payout } = await player.settled(placed.id);
  expect(payout).toBe((settlementOf(placed, [1, 1, 1]).payoutMinor ?? 0) - 500);
});
