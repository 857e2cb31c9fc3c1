import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { moneyText } from '#tests/fixtures/words.ts';

const VIP_STAKE = 600_000;
/** Balance left for the second bet, minor units. */
const LEFT = 500;

test(
  '[P-09] [P-11] a trader accepts a VIP bet, the player takes an advance on it, and its winnings repay the advance',
  FULL,
  async ({ page, world, player, journey }) => {
    const { coupon, words, device, add } = journey;
    const { panel } = coupon;
    const [first, second] = await world.take({ section: 'line', count: 2 });
    if (!first || !second) throw new Error('no games');
    await player.signUp();
    const { user_id: userId } = (await player.session()).player;
    const { money } = await player.account();
    await world.control('fund', { userId, iso: 'EUR', amount: VIP_STAKE + LEFT - money });

    await add(first);
    await coupon.takeAnyPrice();
    const stake = panel.getByRole('textbox', { name: words('coupon:stake') });
    await stake.fill('6000');
    await device.press(panel.getByRole('switch', { name: words('coupon-bonuses:vip_bet') }));
    await expect(panel.getByText(words('coupon-bonuses:vip_review_ahead'))).toBeVisible();
    await expectAccessible(page, 'a coupon with a VIP bet', 'aside');
    await coupon.ready();
    await device.press(coupon.button);
    const [vip] = await player.placed(1);
    expect(vip).toMatchObject({ amount: VIP_STAKE, review: { state: 'pending' } });
    await expect(panel.getByText(/^Your VIP bet is under review/).last()).toBeVisible();
    expect((await player.account()).money).toBe(LEFT);

    await world.control('vipBet', { couponId: vip?.id, decision: 'accept' });
    const amount = moneyText(words, VIP_STAKE, 'EUR');
    const notice = page.getByText(words('coupon-bonuses:vip_news_accepted', { number: vip?.id ?? '', amount })).first();
    await expect(notice).toBeVisible({ timeout: 15_000 });

    await device.press(panel.getByRole('button', { name: words('coupon:done'), exact: true }));
    await add(second);
    await stake.fill('10');
    await device.press(panel.getByRole('button', { name: words('coupon-bonuses:advance_ask') }));
    const part = panel.getByRole('region', { name: words('coupon-bonuses:advance_bet') });
    await expect(part).toContainText(
      `${words('coupon-bonuses:advance_of_stake')}${moneyText(words, 1000 - LEFT, 'EUR')}`,
    );
    await coupon.place();
    const [advanced] = await player.placed(2);
    expect(advanced).toMatchObject({ amount: 1000, advance: { amount: 1000 - LEFT, state: 'open' } });

    await world.decide(first.outcome.id, 1);
    const won = await player.settled(vip?.id ?? '');
    expect((await player.account()).money).toBe((won.payout ?? 0) - (1000 - LEFT));
    await page.goto(`${paths.to('office/history', words.language)}?coupon=${advanced?.id}`);
    const repaid = words('coupon-bonuses:advance_repaid', { amount: moneyText(words, 1000 - LEFT, 'EUR') });
    await expect(page.getByRole('article').getByText(repaid)).toBeVisible();
  },
);
