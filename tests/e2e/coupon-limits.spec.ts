import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { leaveDialog } from '#tests/fixtures/leave-dialog.ts';
import { moneyText } from '#tests/fixtures/words.ts';

test.describe.configure({ timeout: 240_000 });

test(
  '[X-01] a player sets a limit on stakes with the keyboard; a bet above it is refused with the reason, a smaller one is accepted',
  FULL,
  async ({ page, world, player }) => {
    const device = keyboardDevice(page);
    const { coupon, words, add } = couponJourney(page, device);
    await player.signUp();
    await add(await world.takeOne({ section: 'line' }));
    await page.goto(paths.to('office/history', words.language));
    const { iso } = await player.account();
    await coupon.ready();

    await page.getByRole('button', { name: words('account:account_open') }).click();
    const dialog = page.getByRole('dialog');
    await device.press(dialog.getByRole('button', { name: words('auth:care') }));
    const period = words('limits:period', { days: 1 });
    const name = `${words('limits:set')}: ${words('limits:group_stake')}, ${period}`;
    const set = dialog.getByRole('button', { name });
    await set.focus();
    await page.keyboard.press('Enter');
    const amount = dialog.getByLabel(words('limits:amount', { iso }));
    await expect(amount).toBeFocused();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2.50');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(words('limits:saved_now'))).toBeVisible();
    const left = moneyText(words, 250, iso);
    await expect(dialog.getByText(words('limits:spent', { spent: moneyText(words, 0, iso), left }))).toBeVisible();
    await expectAccessible(page, 'limits');
    await leaveDialog(dialog);

    await coupon.takeAnyPrice();
    await coupon.stake.fill('5');
    await coupon.ready();
    await coupon.button.press('Enter');
    const refusal = coupon.panel.getByRole('alert');
    await expect(refusal).toContainText(words('limits:slip_stake', { period, amount: left }));
    expect((await player.account()).money, 'nothing is taken').toBe(10_000);
    await device.press(refusal.getByRole('button', { name: words('limits:slip_stake_this', { amount: left }) }));
    await coupon.ready();
    await coupon.button.press('Enter');
    await expect(coupon.accepted(1)).toBeVisible();
    const [placed] = await player.placed(1);
    expect(placed?.amount).toBe(250);
  },
);
