import type { Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { answerConsent } from '#tests/fixtures/answer-consent.ts';
import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { settleAs } from '#tests/fixtures/settle.ts';
import { moneyText, wordsOf } from '#tests/fixtures/words.ts';
import { alive, listening } from '#tests/pages/prices.ts';

const words = wordsOf('en');

/**
 * Calculates a system of two of three whose last bet is returned: 3.00 × 2.00 pays 6, 3.00 and 2.00 with the returned
 * one pay 3 and 2.
 */
async function reckon(page: Page): Promise<void> {
  await page.goto(
    `${paths.to('information/betting-calculator', 'en')}?type=2&legs=2000.3.0.1._2000.3.0.2._2000.4.0.3.&size=2&currency=EUR&stake=900`,
  );
  await listening(page);
  const device = keyboardDevice(page);
  const main = page.getByRole('main');
  await device.write(main.getByLabel(words('calculator:odds')).first(), '3');
  await expect(main.getByText(moneyText(words, 3300, 'EUR')).first()).toBeVisible();
}

test(
  '[P-15] [P-16] [R-27] coupons are calculated, passed on by a code, and generated for a target payout or by the house',
  FULL,
  async ({ page, browser, baseURL, world, player, journey }) => {
    await reckon(page);

    const { coupon, device } = journey;
    const [stays, gone] = await world.take({ section: 'line', count: 2 });
    if (!stays || !gone) throw new Error('two games');
    const bets = [stays, gone].map(({ outcome }) => ({ selectionId: outcome.id }));
    const answer = await page.request.post(openPaths.shareCoupon, { data: { typeId: 1, bets } });
    const { code } = (await answer.json()) as { code: string };
    await world.decide(gone.outcome.id, 0);

    await test.step('the code is loaded elsewhere, without what is decided', async () => {
      const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      await answerConsent(other);
      const elsewhere = await other.newPage();
      const there = couponJourney(elsewhere);
      await elsewhere.goto('/en');
      await alive(elsewhere);
      const { panel } = there.coupon;
      await there.device.press(panel.getByRole('button', { name: words('coupon-tools:tool_load') }));
      await there.device.write(
        panel.getByLabel(words('coupon-tools:code'), { exact: true }),
        `${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`,
      );
      await there.device.press(panel.getByRole('button', { name: words('coupon-tools:load'), exact: true }));
      await expect(there.coupon.leg(stays)).toBeVisible();
      await expect(there.coupon.legs).toHaveCount(1);
      const notice = elsewhere.getByRole('status').filter({ hasText: gone.game.home.name });
      await expect(notice.first()).toContainText(words('coupon-tools:loaded', { count: 1 }));
      await other.close();
    });

    await player.signUp();
    await page.goto('/en');
    await alive(page);
    const { panel } = coupon;

    await test.step('the bet generator fills the slip, and the coupon is placed', async () => {
      await device.press(panel.getByRole('button', { name: words('coupon-tools:tool_generate') }));
      await device.write(panel.getByRole('textbox', { name: words('coupon-tools:stake') }), '2');
      await device.write(panel.getByRole('textbox', { name: words('coupon-tools:target_payout') }), '40');
      await device.press(panel.getByRole('button', { name: words('coupon-tools:find') }));
      await expect(coupon.legs.first()).toBeVisible();
      await coupon.takeAnyPrice();
      await coupon.place();
      const [placed] = await player.placed(1);
      expect(placed).toMatchObject({ typeId: 1, amount: 200 });
      // Prices may have moved slightly between the answer and the press.
      expect(placed?.maxPayout).toBeGreaterThan(3600);
      await device.press(panel.getByRole('button', { name: words('coupon:done') }));
    });

    await test.step('the express of the day pays its uplift, and receipt and history tell it', async () => {
      const name = words('coupon-tools:express_line');
      const offer = panel.getByRole('region', { name, exact: true });
      await device.press(offer.getByRole('button').last());
      await expect(panel.getByText(words('coupon-tools:uplift', { percent: 10 }))).toBeVisible();
      await coupon.place();
      await expect(panel.getByText('+10%')).toBeVisible();
      const [placed] = await player.placed(2);
      if (!placed) throw new Error('no coupon');
      expect(placed.upliftPercent).toBe(10);
      await settleAs(
        { world, player },
        placed,
        placed.legs.map(() => 1),
      );
      await page.goto(`${paths.to('office/history', 'en')}?coupon=${placed.id}`);
      await listening(page);
      const main = page.getByRole('main');
      await expect(main.getByText('+10%').first()).toBeVisible();
      await expect(main.getByText(/boost × 1\.1:/)).toBeVisible();
    });
  },
);
