import type { Locator, Page } from '@playwright/test';
import { PICK_BASE, PICK_SEPARATOR, PICKS_PARAMETER } from '#shared/domain/links/pick-text.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { moneyText, pairText, wordsOf } from '#tests/fixtures/words.ts';
import { CouponPanel } from '#tests/pages/coupon-panel.ts';
import { alive, priceOf } from '#tests/pages/prices.ts';

test.describe.configure({ timeout: 240_000 });

/** Returns the polite live regions of the coupon. */
const said = (panel: Locator): Locator => panel.getByRole('status');

async function tabTo(page: Page, target: Locator, maxPresses: number): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `reached with ${maxPresses} presses of Tab`).toBeFocused();
}

test('trust §4: a bet is placed with the keyboard only, and its result is announced', async ({
  page,
  world,
  player,
}) => {
  const device = keyboardDevice(page);
  const { coupon, words, add } = couponJourney(page, device);
  await player.signUp();
  await add(await world.takeOne({ section: 'line' }));
  // Where a field has had the focus, the next press of Tab would begin.
  await coupon.ready();
  // A page with little content, so that only the coupon takes time.
  await page.goto(paths.to('office/history', words.language));
  await coupon.ready();
  const skip = page.getByRole('link', { name: words('common:skip_to_coupon') });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await tabTo(page, coupon.stake, 20);
  await coupon.takeAnyPrice();
  await device.write(coupon.stake, '3');
  await page.keyboard.press('Enter');
  await expect(coupon.accepted(1)).toBeVisible();
  const [placed] = await player.placed(1);
  expect(placed?.amount).toBe(300);
  await expect(said(coupon.panel).filter({ hasText: placed?.id ?? '' })).toHaveCount(1);
  await tabTo(page, coupon.panel.getByRole('button', { name: words('coupon:done') }), 5);
  await page.keyboard.press('Enter');
  await expect(coupon.panel.getByText(words('account:coupon_empty'))).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is not lost').toBe(true);
});

test('the focus stays in the coupon when the focused control disappears', FULL, async ({ page, world, player }) => {
  const device = keyboardDevice(page);
  const { coupon, words, add } = couponJourney(page, device);
  const [first, second] = await world.take({ section: 'line', count: 2 });
  if (!first || !second) throw new Error('two games');
  const removeOf = ({ game }: typeof first) =>
    coupon.panel.getByRole('button', { name: words('coupon:remove_bet', { bet: pairText(words, game) }) });
  await player.signUp();
  await add(first, second);
  await page.goto(paths.to('office/history', words.language));
  await coupon.ready();
  await coupon.stake.fill('0.01');
  const { iso } = await player.account();
  const amount = moneyText(words, 20, iso);
  const remedy = coupon.panel.getByRole('button', { name: words('coupon:remedy_stake', { amount }), exact: true });
  await device.press(remedy);
  await expect(remedy).toHaveCount(0);
  await expect(coupon.button).toBeFocused();
  await device.press(removeOf(first));
  await expect(removeOf(second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(coupon.legs).toHaveCount(0);
  expect(await coupon.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
});

test(
  'placing a bet after the session has ended asks for a sign-in, which leads back to the button',
  FULL,
  async ({ context, world, player, journey, pageErrors }) => {
    pageErrors.allow('the session has ended', /401 \(Unauthorized\)/);
    const { coupon, device, frame, words, add } = journey;
    const credentials = await player.signUp();
    await add(await world.takeOne({ section: 'line' }));
    await coupon.takeAnyPrice();
    await coupon.ready();
    await context.clearCookies();
    await device.press(coupon.button);
    await expect(frame.dialog('auth:sign_in').getByLabel(words('auth:email'))).toBeFocused();
    await frame.signIn(credentials);
    await expect(coupon.button).toBeFocused();
    await expect(coupon.panel.getByRole('alert')).toHaveCount(0);
    await coupon.ready();
    await device.press(coupon.button);
    await expect(coupon.accepted(1)).toBeVisible();
    await player.placed(1);
  },
);

test(
  'in the sheet of a phone, Escape closes the open list of types first and then the sheet',
  FULL,
  async ({ page, world }) => {
    const words = wordsOf('en');
    const phone = new CouponPanel({ page, words, device: keyboardDevice(page), isPhone: true });
    await page.setViewportSize({ width: 390, height: 844 });
    const picks = await world.take({ section: 'line', count: 3 });
    const text = picks.map(({ outcome }) => outcome.id.toString(PICK_BASE)).join(PICK_SEPARATOR);
    await page.goto(`/en?${PICKS_PARAMETER}=${text}`);
    await alive(page);
    await phone.open();
    const types = phone.panel.getByRole('button', { name: words('coupon-types:more_types') });
    await types.press('Enter');
    await expect(types).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(types).toHaveAttribute('aria-expanded', 'false');
    await expect(types).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(phone.panel).toHaveCount(0);
  },
);

test(
  'trust §4: a moved price is announced politely, and not more often than a listener can follow',
  FULL,
  async ({ page, world, journey }) => {
    const { coupon, words, add } = journey;
    const pick = await world.takeOne({ section: 'live' });
    await add(pick);
    await coupon.panel.evaluate(
      (panel, pair) => {
        const times: number[] = [];
        Object.assign(window, { newsTimes: times });
        const isNews = ({ target }: MutationRecord) =>
          target.parentElement?.closest('[role="status"]')?.textContent?.startsWith(pair) ||
          (target instanceof Element && target.role === 'status' && target.textContent?.startsWith(pair));
        new MutationObserver((changes) => {
          if (changes.some(isNews)) times.push(Date.now());
        }).observe(panel, { childList: true, subtree: true, characterData: true });
      },
      pairText(words, pick.game),
    );
    const timesOfNews = () => page.evaluate(() => (window as unknown as { newsTimes: number[] }).newsTimes);
    let goals = 0;
    const scoreAndListen = async () => {
      await world.control('incident', { gameId: pick.game.id, kind: 'goal', side: goals % 2 });
      goals += 1;
      return (await timesOfNews()).length;
    };
    await expect.poll(scoreAndListen, { intervals: [30_000], timeout: 150_000 }).toBeGreaterThan(1);
    await expect(priceOf(page, words, pick)).toHaveAttribute('aria-pressed', 'true');
    const times = await timesOfNews();
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4_900);
  },
);
