import { expectAccessible } from '#tests/fixtures/axe.ts';
import { test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';

const PHONE = { width: 390, height: 844 };

test(
  '[R-35] the page of a registration code opens the registration with that code',
  FULL,
  async ({ page, journey }) => {
    const { words } = journey;
    await page.goto('/en/bonus/partners/kickoff');
    await expectAccessible(page, 'the page of a registration code');
    const button = page.getByRole('button', { name: words('offers:act_register', { code: 'KICKOFF' }) });
    const promo = page.getByRole('dialog').getByRole('textbox', { name: new RegExp(words('registration:promo')) });
    await button.click();
    await expect(promo).toHaveValue('KICKOFF');
    // The code of the offer takes the place of one that was typed before.
    await promo.fill('OTHER');
    await page.keyboard.press('Escape');
    await page.goto('/en/promotions/welcome-bonus');
    await page.getByRole('button', { name: words('offers:act_register', { code: 'FAIRSTART' }) }).click();
    await expect(promo).toHaveValue('FAIRSTART');
  },
);

test(
  '[R-35] [P-15] the page of the accumulator of the day puts it into the bet slip, which a phone opens',
  FULL,
  async ({ page, journey }) => {
    const { words } = journey;
    await page.goto('/en/promotions/accumulator-of-the-day');
    await expectAccessible(page, 'the page of the accumulator of the day');
    const add = page.getByRole('main').getByRole('button', { name: words('offers:act_express_line') });
    await add.click();
    const uplift = words('coupon-tools:uplift', { percent: 10 });
    await expect(page.getByRole('complementary', { name: words('common:coupon') }).getByText(uplift)).toBeVisible();
    await expect(page.getByRole('main').getByText(words('offers:express_added'))).toBeVisible();

    await page.setViewportSize(PHONE);
    await page.goto('/en/promotions/accumulator-of-the-day');
    await add.click();
    const sheet = page.getByRole('dialog', { name: words('common:coupon') });
    await expect(sheet.getByText(uplift)).toBeVisible();
    // It opens once for each press.
    await sheet.getByRole('button', { name: words('common:close') }).click();
    await expect(sheet).toHaveCount(0);
  },
);

test(
  '[R-35] [P-11] the page of free bets leads a player with a bet to the field for a code',
  FULL,
  async ({ page, world, player, journey }) => {
    const { words, add } = journey;
    await player.signUp();
    await add(...(await world.take({ section: 'line', count: 1 })));
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto('/en/promotions/free-bet');
      await page
        .getByRole('main')
        .getByRole('button', { name: words('offers:act_promo') })
        .click();
      await expect(page.getByRole('textbox', { name: words('coupon-bonuses:promo_code') })).toBeFocused();
    }
  },
);
