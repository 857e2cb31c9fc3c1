import { expectAccessible } from '#tests/fixtures/axe.ts';
import { couponJourney } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { CouponPanel } from '#tests/pages/coupon-panel.ts';
import { alive } from '#tests/pages/prices.ts';

test(
  '[B-03] open bets are the second tab of the coupon, are counted on a phone, and are cashed out with a second press',
  FULL,
  async ({ page, world, player }) => {
    const { words, device, coupon } = couponJourney(page);
    await player.signUp();
    const picks = await world.take({ section: 'line', count: 2 });
    const placed = await player.place(
      picks.map(({ outcome }) => ({ selectionId: outcome.id, coef: outcome.price })),
      { typeId: 1, amount: 1000 },
    );
    const { money: before } = await player.account();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en');
    await alive(page);
    const bar = page.getByRole('navigation', { name: words('common:sections') });
    await expect(bar.locator('[data-open-bets]')).toHaveText('1');
    const sheet = new CouponPanel({ page, words, device, isPhone: true });
    await sheet.open();
    await device.press(sheet.panel.getByRole('radio', { name: words('account:my_bets') }));
    const row = page.locator(`[data-my-bets] [data-coupon="${placed.id}"]`);
    await expect(row.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'the open bets of the coupon');
    await sheet.close();

    await page.setViewportSize({ width: 1440, height: 900 });
    await device.press(coupon.panel.getByRole('radio', { name: words('account:my_bets') }));
    const offer = row.locator('[data-cash-out]');
    const done = row.getByText(/^Cashed out\./);
    // A price that falls at that instant is refused, and the row asks at the new one.
    await expect(async () => {
      if (!(await done.isVisible())) {
        await device.press(offer);
        await device.press(row.locator('[data-armed]'));
      }
      await expect(done).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 60_000 });
    const [, whole = '', cents = ''] = /€([\d,]+)\.(\d\d)/.exec((await done.textContent()) ?? '') ?? [];
    expect((await player.account()).money).toBe(before + Number(whole.replace(',', '') + cents));
    await device.press(row.getByRole('button', { name: words('common:close') }));
    await expect(coupon.panel.getByText(words('history:open_none'), { exact: true })).toBeVisible();
    await expect(page.locator('[data-open-bets]:visible')).toHaveCount(0);
  },
);
