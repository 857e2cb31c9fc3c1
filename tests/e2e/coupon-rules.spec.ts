import { test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';

test(
  '[P-12] two bets of one game cannot be an express; the coupon says so and offers singles',
  FULL,
  async ({ world, player, journey }) => {
    const { coupon, device, words, add } = journey;
    const pick = await world.takeOne({ section: 'line' });
    const { markets } = await world.gameOf(pick.game.id);
    const market = markets.find(({ typeId }) => typeId !== pick.market.typeId);
    const outcome = market?.outcomes[0];
    if (!market || !outcome) throw new Error('a second market');
    await player.signUp();
    await add(pick, { game: pick.game, market, outcome });
    await device.press(coupon.tab('express'));
    await expect(coupon.legs.filter({ hasText: words('coupon:leg_dependent') })).toHaveCount(2);
    await expect(coupon.button).toHaveAttribute('data-step', 'blocked');
    await expect(coupon.button).toHaveAttribute('aria-disabled', 'true');
    await device.press(coupon.panel.getByRole('button', { name: words('coupon:remedy_singles') }));
    await expect(coupon.tab('singles')).toHaveAttribute('aria-checked', 'true');
    await coupon.ready();
  },
);

test('[P-05] with "always ask me" a moved price is named on the button, and one press accepts and places it', async ({
  world,
  player,
  journey,
}) => {
  const { coupon, add } = journey;
  // A point of tennis closes the book for two seconds, a goal of football for half a minute.
  const pick = await world.takeOne({ section: 'live', sport: 'tennis', live: { minute: 30 } });
  await player.signUp();
  await add(pick);
  await coupon.ready();
  await coupon.choosePolicy(0);
  await world.control('incident', { gameId: pick.game.id, kind: 'point', side: 0 });
  await expect(coupon.button).toHaveAttribute('data-step', 'acceptPrices');
  await expect(coupon.button).toHaveText(/^Accept [\d.]+ and place €5\.00$/);
  await expect(coupon.leg(pick).locator('s'), 'the agreed price, struck out').toBeVisible();
  expect(await player.coupons()).toEqual([]);
  await coupon.place();
});

test('a bet whose market is decided is shown as closed in the coupon and removed by one press', async ({
  world,
  player,
  journey,
}) => {
  const { coupon, device, words, add } = journey;
  const [kept, gone] = await world.take({ section: 'line', count: 2 });
  if (!kept || !gone) throw new Error('two games');
  await player.signUp();
  await add(kept, gone);
  await coupon.ready();
  await world.decide(gone.outcome.id, 0);
  await expect(coupon.leg(gone)).toContainText(words('coupon:leg_gone'));
  await expect(coupon.button).toHaveAttribute('data-step', 'blocked');
  await device.press(coupon.panel.getByRole('button', { name: words('coupon:remedy_remove', { count: 1 }) }));
  await expect(coupon.legs).toHaveCount(1);
  await coupon.ready();
});
