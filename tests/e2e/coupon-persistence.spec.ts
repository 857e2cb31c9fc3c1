import { answerConsent } from '#tests/fixtures/answer-consent.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { alive, priceOf } from '#tests/pages/prices.ts';

// Each bet opens a page.
test.describe.configure({ timeout: 120_000 });

test(
  '[P-14] [P-17] the coupon of a guest survives a reload, another page and signing in',
  FULL,
  async ({ page, world, player, context, journey }) => {
    const { coupon, device, frame, add } = journey;
    const picks = await world.take({ section: 'line', count: 2 });
    const credentials = await player.signUp();
    await context.clearCookies();
    await add(...picks);
    await device.press(coupon.tab('express'));
    await device.write(coupon.stake, '8');
    await page.reload();
    await expect(coupon.legs).toHaveCount(2);
    await expect(coupon.tab('express')).toHaveAttribute('aria-checked', 'true');
    await expect(coupon.stake).toHaveValue('8.00');
    await expect(coupon.button).toHaveAttribute('data-step', 'signIn');
    await device.press(coupon.button);
    await frame.signIn(credentials);
    await expect(coupon.legs).toHaveCount(2);
    await expect(coupon.stake).toHaveValue('8.00');
    await coupon.ready();
    await page.goto('/de/line');
    await expect(
      page.getByRole('complementary', { name: 'Wettschein' }).or(coupon.panel).getByRole('listitem'),
    ).toHaveCount(2);
  },
);

test('a coupon is the same in all tabs of a browser', async ({ page, context, world, journey }) => {
  const [first, second] = await world.take({ section: 'line', count: 2 });
  if (!first || !second) throw new Error('two games');
  await journey.add(first);
  const other = await context.newPage();
  const elsewhere = couponJourney(other);
  await other.goto(gamePath('en', second.game));
  await alive(other);
  await expect(elsewhere.coupon.legs).toHaveCount(1);
  await priceOf(other, elsewhere.words, second).click();
  await expect(elsewhere.coupon.legs).toHaveCount(2);
  await expect(journey.coupon.legs).toHaveCount(2);
  await journey.coupon.remove(first);
  await expect(elsewhere.coupon.legs).toHaveCount(1);
  await expect(elsewhere.coupon.leg(second)).toBeVisible();
  await expect(priceOf(page, journey.words, first)).toHaveAttribute('aria-pressed', 'false');
});

test(
  'bets are brought back after "Remove all", switched off without being removed, and loaded by name after a reload',
  FULL,
  async ({ page, world, journey }) => {
    const { coupon, device, words, add } = journey;
    const [first, second] = await world.take({ section: 'line', count: 2 });
    if (!first || !second) throw new Error('two games');
    await add(first, second);
    const clear = coupon.panel.getByRole('button', { name: words('account:coupon_clear') });
    const undo = coupon.panel.getByRole('button', { name: words('coupon:undo'), exact: true });
    const kept = coupon.panel.getByRole('button', { name: words('coupon-tools:tool_kept', { count: 0 }) });
    const on = coupon.leg(first).getByRole('switch');
    await kept.click();
    await device.write(coupon.panel.getByLabel(words('coupon-tools:kept_name'), { exact: true }), 'Sunday');
    await page.keyboard.press('Enter');
    const list = coupon.panel.getByRole('list', { name: words('coupon-tools:kept_list') });
    await expect(list.getByRole('listitem')).toContainText(words('coupon-tools:kept_odds', { odds: '' }).trim());

    await clear.press('Enter');
    await expect(coupon.said(words('coupon:undo_removed', { count: 2 }))).toHaveCount(1);
    await expect(undo, 'the focus is not lost').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(coupon.legs).toHaveCount(2);

    await on.press('Enter');
    await expect(on).toHaveAttribute('aria-checked', 'false');
    await expect(on).toBeFocused();
    await expect(coupon.leg(first)).toContainText(words('coupon:leg_off'));
    await expectAccessible(page, 'a bet that is switched off');
    await page.reload();
    await expect(on).toHaveAttribute('aria-checked', 'false');
    await expect(coupon.tab('singles')).toHaveAttribute('aria-checked', 'true');

    await kept.click();
    await list.getByRole('button', { name: `${words('coupon-tools:load')}: Sunday` }).click();
    await expect(on).toHaveAttribute('aria-checked', 'true');
    await expect(coupon.tab('express')).toHaveAttribute('aria-checked', 'true');
    await expect(kept).toBeFocused();
  },
);

test(
  'bets are shared as a link, and a visitor who opens it gets them at the current prices',
  FULL,
  async ({ page, context, browser, baseURL, world, journey }) => {
    const [kept, gone] = await world.take({ section: 'line', count: 2 });
    if (!kept || !gone) throw new Error('two games');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { coupon, words, add } = journey;
    await add(kept, gone);
    // By the keyboard: later content above the button would move it away from the mouse.
    await coupon.panel.getByRole('button', { name: words('coupon:share') }).press('Enter');
    await expect(coupon.panel.getByRole('status').filter({ hasText: words('coupon:share_copied') })).toHaveCount(1);
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    await world.decide(gone.outcome.id, 0);
    const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await answerConsent(stranger);
    const other = await stranger.newPage();
    await other.goto(`${link.pathname}${link.search}`);
    const elsewhere = couponJourney(other);
    await expect(elsewhere.coupon.leg(kept)).toBeVisible();
    await expect(elsewhere.coupon.legs).toHaveCount(1);
    const notice = other
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: words('coupon:shared_lost', { count: 1 }) });
    await expect(notice).toContainText(words('coupon:shared_taken', { count: 1 }));
    expect(new URL(other.url()).search).toBe('');
    await elsewhere.coupon.remove(kept);
    await other.reload();
    await alive(other);
    await expect(elsewhere.coupon.panel).toContainText(words('account:coupon_empty'));
    await stranger.close();
  },
);
