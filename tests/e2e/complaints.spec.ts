import { paths } from '#shared/domain/routing/paths.ts';
import { test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { touchDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { moneyText, selectionWords, wordsOf } from '#tests/fixtures/words.ts';
import type { Pick } from '#tests/fixtures/world.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { CouponPanel } from '#tests/pages/coupon-panel.ts';
import { listening, priceOf } from '#tests/pages/prices.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

/** The most frequent complaints about bet slips elsewhere, each shown not to apply. */
test.describe.configure({ timeout: 120_000 });

const withPicks = (path: string, picks: readonly Pick[]) =>
  `${path}?picks=${picks.map(({ outcome }) => outcome.id.toString(36)).join('-')}`;

/** Typed text, and the resulting amount in minor units. */
const KEYS = [
  ['1', 100],
  ['2', 1200],
  ['5', 12_500],
  ['Backspace', 1200],
] as const;

/** Returns another outcome of the same market that can be bet on now. */
function mateOf(pick: Pick): Pick {
  const mate = pick.market.outcomes.find(({ id, suspended }) => id !== pick.outcome.id && !suspended);
  if (!mate) throw new Error('a market with one outcome');
  return { ...pick, outcome: mate };
}

test(
  'complaints answered on a desktop: "the win is outdated until I leave the box", "switching types said that odds changed", "my bet is not in the list"',
  FULL,
  async ({ page, world, player, journey }) => {
    const { coupon, words } = journey;
    const pick = await world.takeOne({ section: 'line' });
    const mate = mateOf(pick);
    const { market, outcome } = mate;
    await player.signUp();
    await page.goto(withPicks(gamePath(words.language, pick.game), [pick]));
    await coupon.takeAnyPrice();
    await coupon.ready();
    const leg = coupon.legs.first();
    const win = coupon.panel
      .locator('dl > div')
      .filter({ hasText: words('coupon:could_win') })
      .locator('dd');

    await test.step('the possible win follows each key, at the price that stands there', async () => {
      await coupon.stake.press('ControlOrMeta+a');
      for (const [key, amount] of KEYS) {
        await page.keyboard.press(key);
        await expect(coupon.stake).toBeFocused();
        const said = async () => {
          const price = Number(await leg.locator('[data-move], [class*="price"]').locator('bdi').last().textContent());
          return [await win.textContent(), moneyText(words, Math.round(amount * price), 'EUR')] as const;
        };
        await expect.poll(async () => new Set(await said()).size, `the win after ${key}`).toBe(1);
      }
    });

    await test.step('another outcome of the market is taken at its price, and nothing is said to have changed', async () => {
      await priceOf(page, words, pick).click();
      await priceOf(page, words, mate).click();
      await expect(coupon.legs).toHaveCount(1);
      await expect(leg).toContainText(selectionWords(words, mate.game, market, outcome.outcome).outcome);
      await expect(leg.locator('s')).toHaveCount(0);
      await expect(coupon.button).toHaveAttribute('data-step', 'place');
    });

    await test.step('the list of bets that stands beside has the new one, with its line', async () => {
      await page.goto(paths.to('office/history', words.language));
      await expect(page.getByRole('main')).toContainText(words('history:empty'));
      await coupon.place();
      const [placed] = await player.placed(1);
      const card = page.getByRole('main').getByRole('article');
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(selectionWords(words, mate.game, market, outcome.outcome).outcome);
      await expect(card).toContainText(moneyText(words, placed?.maxPayout ?? -1, 'EUR'));
      await expect(coupon.panel).toContainText(moneyText(words, placed?.maxPayout ?? -1, 'EUR'));
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'complaints answered on a phone: "I cannot find the slip", "another language loses the odds", "it is still there after I signed out"',
    FULL,
    async ({ page, world, player }) => {
      const device = touchDevice();
      const picks = await world.take({ section: 'line', count: 2 });
      const bar = page.getByRole('navigation', { name: wordsOf('en')('common:sections') }).getByRole('button');
      await player.signUp();
      await page.goto(withPicks(paths.to('office/history', 'en'), picks));
      await expect(bar.first(), 'the bar says how many bets there are').toContainText('2');

      for (const language of ['ar', 'en'] as const) {
        await test.step(`every bet has its price in ${language}`, async () => {
          const words = wordsOf(language);
          const coupon = new CouponPanel({ page, words, device, isPhone: true });
          await page.goto(paths.to('office/history', language));
          await listening(page);
          await coupon.open();
          await expect(coupon.legs).toHaveCount(2);
          for (const pick of picks)
            await expect(coupon.leg(pick).locator('bdi[dir="ltr"]').last()).toHaveText(/^\d+[.,٫]\d+$/);
          await coupon.close();
        });
      }

      await test.step('who signs out leaves nothing of the slip to the next one, and an empty one has nothing to press', async () => {
        const words = wordsOf('en');
        const coupon = new CouponPanel({ page, words, device, isPhone: true });
        await device.press(new SiteFrame(page, words, device).account);
        await device.press(page.getByRole('dialog').getByRole('button', { name: words('auth:sign_out'), exact: true }));
        await expect(bar.first()).not.toContainText('2');
        await coupon.open();
        await expect(coupon.panel).toContainText(words('account:coupon_empty'));
        await expect(coupon.button).toHaveCount(0);
      });
    },
  );
});
