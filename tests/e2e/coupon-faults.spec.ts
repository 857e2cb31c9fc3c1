import { openPaths } from '#shared/contracts/paths.ts';
import { test } from '#tests/fixtures/coupon-journey.ts';
import { feedLine } from '#tests/fixtures/feed-line.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { priceFigures } from '#tests/pages/prices.ts';

// The tests reload pages, and delay or drop answers.
test.describe.configure({ timeout: 240_000 });

/** Time for the coupon of a reloaded page to appear on a busy machine. */
const WHOLE_PAGE_MS = 60_000;

/** Time after which a page gives up an answer that hangs, with room for a busy machine. */
const HANGING_MS = 60_000;

const isPlacement = (url: URL) => url.pathname === openPaths.placeCoupon;
const isOutcome = (url: URL) => url.pathname.startsWith(openPaths.couponOutcome.replace(':key', ''));

/** Faults apply to the whole site, so each is set just before the one call that meets it. */
const ONE_PLACEMENT = `POST ${openPaths.placeCoupon}`;

test(
  'after a lost answer the coupon asks until the outcome is known, and the bet is placed once',
  FULL,
  async ({ page, world, player, journey, pageErrors }) => {
    pageErrors.allow('the answer is lost on purpose', /Failed to load resource/);
    const { coupon, device, add } = journey;
    await player.signUp();
    const before = await player.account();
    await add(await world.takeOne({ section: 'line' }));
    await journey.coupon.takeAnyPrice();
    await page.route(isPlacement, async (route) => {
      await world.fault({ pattern: ONE_PLACEMENT, drop: true });
      await route.continue();
    });
    await coupon.ready();
    await device.press(coupon.button);
    await expect(coupon.accepted(1)).toBeVisible({ timeout: 30_000 });
    const [placed] = await player.placed(1);
    expect((await player.account()).money).toBe(before.money - (placed?.amount ?? 0));
  },
);

test(
  'a coupon whose outcome is unknown says so, also after a reload',
  FULL,
  async ({ page, world, player, journey, pageErrors }) => {
    pageErrors.allow('answers do not come on purpose', /Failed to load resource/);
    const { coupon, device, words, add } = journey;
    await player.signUp();
    await add(await world.takeOne({ section: 'line' }));
    await journey.coupon.takeAnyPrice();
    await page.route(isOutcome, (route) => route.abort('connectionreset'));
    await page.route(isPlacement, async (route) => {
      // The bet is placed, and its answer hangs.
      await route.fetch();
    });
    await coupon.ready();
    await device.press(coupon.button);
    const checking = coupon.panel.getByText(words('coupon:unknown_title'), { exact: true });
    await expect(checking).toBeVisible({ timeout: HANGING_MS });
    await page.reload();
    await expect(checking).toBeVisible({ timeout: WHOLE_PAGE_MS });
    expect(await player.coupons()).toHaveLength(1);
    await page.unroute(isOutcome);
    await expect(coupon.accepted(1)).toBeVisible({ timeout: 30_000 });
    expect(await player.coupons()).toHaveLength(1);
  },
);

test(
  'without the feed prices stay, show their age and cannot be bet on; with it they move again',
  FULL,
  async ({ page, world, player, journey, pageErrors }) => {
    pageErrors.allow('the feed is cut on purpose', /Failed to load resource|WebSocket/);
    const { coupon, words, add } = journey;
    await player.signUp();
    const line = await feedLine(page);
    const pick = await world.takeOne({ section: 'live' });
    await add(pick);
    await expect(coupon.button).toHaveAttribute('data-step', /place|blocked|acceptPrices/, { timeout: 20_000 });
    await line.cut();
    const notice = page.getByRole('main').getByText(words('games:feed_lost'));
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main')).toContainText(/\d{1,2}:\d{2}:\d{2}/);
    await expect(coupon.button).toHaveAttribute('data-step', 'paused');
    await expect(coupon.button).toHaveAttribute('aria-disabled', 'true');
    const frozen = await priceFigures(page);
    await world.control('incident', { gameId: pick.game.id, kind: 'goal', side: 0 });
    const price = async () =>
      (await world.gameOf(pick.game.id)).markets
        .flatMap(({ outcomes }) => outcomes)
        .find(({ id }) => id === pick.outcome.id)?.price;
    await expect.poll(price).not.toBe(pick.outcome.price);
    // Cards further below may be drawn meanwhile.
    const after = await priceFigures(page);
    expect(after.slice(0, frozen.length)).toEqual(frozen);
    line.mend();
    await expect(notice).toHaveCount(0, { timeout: 60_000 });
    await expect(coupon.button).toHaveAttribute('data-step', /place|blocked|acceptPrices/, { timeout: 20_000 });
    const moved = async () => (await priceFigures(page)).slice(0, frozen.length);
    await expect.poll(moved, { timeout: 30_000 }).not.toEqual(frozen);
  },
);
