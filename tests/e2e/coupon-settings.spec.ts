import type { Page } from '@playwright/test';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { COEF_CHANGE_ACTION } from '#shared/domain/coupon/coef-change.ts';
import { expectAccessibleDialog } from '#tests/fixtures/axe.ts';
import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { openList, priceInList } from '#tests/pages/prices.ts';

/** Returns all coupons of the player. */
async function coupons(page: Page): Promise<Coupon[]> {
  const answer = await page.request.get(openPaths.couponHistory);
  return ((await answer.json()) as { coupons: Coupon[] }).coupons;
}

test('[P-07] [P-14] one-click betting asks before it clears the coupon, places a double press once, and is switched on in every tab', async ({
  page,
  context,
  world,
  player,
  journey,
}) => {
  const { words, device, coupon, add } = journey;
  const [first, second] = await world.take({ section: 'line', count: 2 });
  if (!first || !second) throw new Error('two games');
  await player.signUp();
  await add(first);
  await device.press(coupon.panel.getByRole('button', { name: words('account:coupon_settings') }));
  const dialog = page.getByRole('dialog', { name: words('bet-slip:settings_title') });
  // Prices are never completely still.
  const anyChange = String(COEF_CHANGE_ACTION.anyChange);
  await device.choose(dialog.getByLabel(words('coupon:policy_label'), { exact: true }), { value: anyChange });
  const armed = dialog.getByRole('switch', { name: words('bet-slip:one_click_on') });
  await device.press(armed);
  await expectAccessibleDialog(page, 'the settings of the coupon');
  await device.press(dialog.getByRole('button', { name: words('bet-slip:one_click_undo') }));
  await expect(armed).toHaveAttribute('aria-checked', 'false');
  await expect(armed).toBeFocused();
  await device.press(armed);
  await device.press(dialog.getByRole('button', { name: words('bet-slip:one_click_enable') }));
  await expect(armed).toHaveAttribute('aria-checked', 'true');
  await device.press(dialog.getByRole('button', { name: words('common:close') }));
  await expect(coupon.legs).toHaveCount(0);

  const elsewhere = couponJourney(await context.newPage());
  const other = elsewhere.coupon.panel.page();
  await openList(other, 'en', second.game);
  // Nothing can be placed before the prices have arrived.
  await expect(
    other.locator('section:not([data-paused])').and(other.getByLabel(words('bet-slip:one_click'))),
  ).toBeAttached();
  await expect(elsewhere.coupon.panel.getByRole('button', { name: words('bet-slip:one_click_off') })).toBeVisible();
  await priceInList(other, words, second).dblclick();
  await expect.poll(async () => (await coupons(other)).length).toBe(1);
  const [placed] = await coupons(other);
  expect(placed).toMatchObject({ typeId: 0, legs: [{ selectionId: second.outcome.id }] });

  const mate = second.market.outcomes.find(({ id }) => id !== second.outcome.id);
  if (!mate) throw new Error('a market with one outcome');
  const prices = [{ selectionId: mate.id, coef: mate.price + 500, suspended: false }];
  const refused = { status: 'refused', code: 'COEF_CHANGED', selectionIds: [mate.id], prices, data: {} };
  await other.route(`**${openPaths.placeCoupon}`, (route) => route.fulfill({ json: refused }), { times: 1 });
  await priceInList(other, words, { ...second, outcome: mate }).click();
  const changed = other.getByRole('dialog', { name: words('bet-slip:changed_title') });
  await expect(changed).toBeVisible();
  await expectAccessibleDialog(other, 'a price that has changed');
  await other.keyboard.press('Escape');
  await expect(changed).toHaveCount(0);

  await page.reload();
  await device.press(coupon.panel.getByRole('button', { name: words('bet-slip:one_click_off') }));
  await expect(elsewhere.coupon.panel.getByRole('button', { name: words('bet-slip:one_click_off') })).toHaveCount(0);
  expect(await coupons(page)).toHaveLength(1);
});
