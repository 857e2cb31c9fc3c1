import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { moneyText } from '#tests/fixtures/words.ts';

test('[P-08] the book takes less than was asked: the smaller stake is offered, and taken by keyboard, once', async ({
  page,
  world,
  player,
}) => {
  const { coupon, words, add } = couponJourney(page, keyboardDevice(page));
  await player.signUp();
  const { player: known } = await player.session();
  await add(await world.takeOne({ section: 'line' }));
  await coupon.takeAnyPrice();
  await coupon.stake.fill('10');
  await coupon.ready();
  // After the limits have been told: 5.00 or less of a player on one market, in EUR.
  await world.control('factor', { userId: known.user_id, factor: 0.0001 });
  await coupon.button.press('Enter');

  const offer = coupon.panel.getByRole('region', { name: words('counter-offer:offer_title') });
  await expect(offer).toBeVisible();
  const take = offer.getByRole('button').first();
  const stake = Number.parseFloat((await take.textContent())?.replace(/[^\d.]/g, '') ?? '') * 100;
  const sums = { amount: moneyText(words, stake, 'EUR'), asked: moneyText(words, 1000, 'EUR') };
  await expect(take).toHaveText(words('counter-offer:offer_take', sums));
  await expect(coupon.panel.getByRole('alert')).toContainText(words('coupon:reason_stake_offered', sums));
  await expect(offer.getByRole('status')).not.toBeEmpty();
  expect((await player.account()).money, 'nothing is taken').toBe(10_000);
  // The focus waits before the counter-offer: the next stop is its button.
  await page.keyboard.press('Tab');
  await expect(take).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(coupon.accepted(1)).toBeVisible();
  const [placed] = await player.placed(1);
  expect(placed?.amount).toBe(stake);
  expect((await player.account()).money).toBe(10_000 - stake);
});
