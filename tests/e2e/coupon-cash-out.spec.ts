import type { Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { couponJourney } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { moneyText, type Words, wordsOf } from '#tests/fixtures/words.ts';

/** Cashes out the chosen share in the open dialog and closes it; returns the amount, minor units. */
async function cashOutChosen(page: Page, words: Words, share: string | null): Promise<number> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  if (share) await dialog.getByRole('radio', { name: share, exact: true }).click();
  await dialog.getByRole('checkbox', { name: words('cash-out:any_price') }).check();
  await dialog.getByRole('button', { name: /Cash out €/ }).click();
  const note = dialog.getByText(/^Cashed out\./);
  await expect(note).toBeVisible({ timeout: 20_000 });
  const [, whole = '', cents = ''] = /€([\d,]+)\.(\d\d)/.exec((await note.textContent()) ?? '') ?? [];
  await dialog
    .getByRole('button', { name: words('common:close'), exact: true })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
  return Number(whole.replace(',', '') + cents);
}

test(
  '[B-03] a coupon is cashed out in part and then in full, and the account gets both amounts to the cent',
  FULL,
  async ({ page, world, player }) => {
    const words = wordsOf('en');
    await player.signUp();
    const picks = await world.take({ section: 'line', count: 2 });
    const coupon = await player.place(
      picks.map(({ outcome }) => ({ selectionId: outcome.id, coef: outcome.price })),
      { typeId: 1, amount: 1000 },
    );
    const { money: before } = await player.account();
    await page.goto(`${paths.to('office/history', words.language)}?coupon=${coupon.id}`);
    const card = page.getByRole('article');
    const offer = card.getByRole('button', { name: /^Cash out €/ });

    await offer.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the sale of a coupon');
    const part = await cashOutChosen(page, words, '25%');
    expect(part).toBeGreaterThan(0);
    await expect(card).toContainText(`${words('history:in_play')}${moneyText(words, 750, 'EUR')}`);
    expect((await player.account()).money).toBe(before + part);

    await offer.click();
    const rest = await cashOutChosen(page, words, null);
    await expect(card).toContainText(words('history:status_sold'));
    await expect(card).toContainText(moneyText(words, part + rest, 'EUR'));
    await expect(offer).toHaveCount(0);
    expect((await player.account()).money).toBe(before + part + rest);
    await expect(page.getByRole('banner')).toContainText(moneyText(words, before + part + rest, 'EUR'));
  },
);

test(
  '[B-03] several open bets are cashed out together, each on its own, and the account gets every amount',
  FULL,
  async ({ page, world, player }) => {
    const words = wordsOf('en');
    await player.signUp();
    const picks = await world.take({ section: 'line', count: 3 });
    for (const { outcome } of picks) await player.place([{ selectionId: outcome.id, coef: outcome.price }]);
    const { money: before } = await player.account();
    await page.goto(paths.to('office/history', words.language));
    await page.getByRole('button', { name: words('history:cash_out_several') }).click();
    const dialog = page.getByRole('dialog', { name: words('cash-out:several_title') });
    const bets = dialog.getByRole('group', { name: words('cash-out:several_label') }).getByRole('checkbox');
    await expect(bets).toHaveCount(1 + picks.length);
    await expectAccessible(page, 'the cash-out of several bets');
    const [kept] = await player.coupons();
    const all = bets.first();
    const own = dialog.getByRole('checkbox', { name: new RegExp(String(kept?.id)) });
    const again = dialog.getByRole('button', { name: words('cash-out:several_again') });
    // An offer that drops at that instant is refused, and the bet can be chosen again at the new one.
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await all.check();
      await own.uncheck();
      await dialog.getByRole('button', { name: /^Cash out \d bets?: €/ }).click();
      await expect(again).toBeVisible({ timeout: 20_000 });
      expect((await player.coupons()).filter(({ result }) => result === 'sold')).toHaveLength(2);
    }).toPass({ timeout: 90_000 });
    const coupons = await player.coupons();
    const paid = coupons.reduce((sum, { cashOut }) => sum + (cashOut?.cashedOutAmount ?? 0), 0);
    expect(paid).toBeGreaterThan(0);
    expect((await player.account()).money).toBe(before + paid);
    expect(coupons.find(({ id }) => id === kept?.id)?.state, 'what was not chosen stays open').toBe('open');
    await dialog
      .getByRole('button', { name: words('common:close'), exact: true })
      .last()
      .click();
    await expect(page.getByRole('article').filter({ hasText: words('history:status_sold') })).toHaveCount(2);
    await expect(page.getByRole('banner')).toContainText(moneyText(words, before + paid, 'EUR'));
  },
);

test(
  '[B-03] the first press arms a cash-out and the second one sells, a double click or a held key sells nothing; one press is enough for those who choose it',
  FULL,
  async ({ page, world, player }) => {
    const { coupon, words, device } = couponJourney(page);
    await player.signUp();
    const live = await world.takeOne({ section: 'live', live: { minute: 20 } });
    await player.place([{ selectionId: live.outcome.id, coef: live.outcome.price }]);
    await player.place([{ selectionId: live.outcome.id, coef: live.outcome.price }]);
    await page.goto(paths.home(words.language));
    await device.press(coupon.panel.getByRole('radio', { name: words('account:my_bets') }));
    const rows = page.locator('[data-my-bets] [data-coupon]');
    const button = rows.first().locator('[data-cash-out]');
    const armed = rows.first().locator('[data-armed]');
    await expect(rows).toHaveCount(2);

    await button.dblclick();
    await expect(armed).toHaveText(/^Confirm €/);
    await expect(armed, 'it falls back by itself').toHaveCount(0, { timeout: 10_000 });
    await button.focus();
    await page.keyboard.down('Enter');
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(armed).toHaveText(/^Confirm €/);
    expect((await player.coupons()).every(({ state }) => state === 'open')).toBe(true);

    await page.keyboard.press('Enter');
    await expect(button).toHaveText(/^Cashing out €/);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button, 'the focus stays in the row').toBeFocused();
    await expectAccessible(page, 'a cash-out that is being checked');
    await expect(rows.first().getByText(/^Cashed out\./)).toBeVisible({ timeout: 20_000 });
    await device.press(rows.first().getByRole('button', { name: words('common:close') }));
    await expect(rows).toHaveCount(1);

    await device.press(page.getByRole('button', { name: words('account:coupon_settings') }));
    const settings = page.getByRole('dialog');
    await settings.getByRole('switch', { name: words('bet-slip:one_tap_cash_out') }).click();
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);
    await button.click();
    await expect(rows.first().getByText(/^Cashed out\./)).toBeVisible({ timeout: 20_000 });
  },
);

test('[B-03] a cash-out whose answer is lost in a reload is told by the next page, once', async ({
  page,
  world,
  player,
}) => {
  const words = wordsOf('en');
  await player.signUp();
  const { outcome } = await world.takeOne({ section: 'line' });
  const { id } = await player.place([{ selectionId: outcome.id, coef: outcome.price }]);
  const { money: before } = await player.account();
  await page.goto(paths.to('office/history', words.language));
  // The platform executes the order, and the page never hears of it.
  const executed = new Promise<void>((resolve) => {
    void page.route(`**${openPaths.cashOutCoupon.replace(':couponId', id)}`, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  const offer = page.getByRole('article').getByRole('button', { name: /^Cash out €/ });
  await offer.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: words('cash-out:any_price') }).check();
  await dialog.getByRole('button', { name: /^Cash out €/ }).click();
  await executed;

  const next = paths.to('points', words.language);
  await page.goto(next);
  const notice = page.getByText(`Bet ${id}: cash-out done`);
  await expect(notice).toBeVisible();
  const [coupon] = await player.coupons();
  expect(coupon).toMatchObject({ id, result: 'sold' });
  const { money } = await player.account();
  expect(money).toBe(before + (coupon?.cashOut?.cashedOutAmount ?? 0));
  const header = page.getByRole('banner');
  await expect(header).toContainText(moneyText(words, money, 'EUR'));
  await page.goto(next);
  await expect(header).toContainText(moneyText(words, money, 'EUR'));
  await expect(notice).toHaveCount(0);
});
