import type { Locator, Page } from '@playwright/test';
import { paths } from '#shared/domain/routing/paths.ts';
import { type CouponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { moneyText } from '#tests/fixtures/words.ts';

/** The account dialog with its actions on accounts. */
class AccountDialog {
  readonly dialog: Locator;
  readonly #journey: CouponJourney;

  constructor(journey: CouponJourney) {
    this.#journey = journey;
    this.dialog = journey.frame.dialog('auth:account');
  }

  async open(): Promise<void> {
    await this.#journey.device.press(this.#journey.frame.account);
    await expect(this.dialog).toBeVisible();
  }

  async close(): Promise<void> {
    const { words, device } = this.#journey;
    await device.press(this.dialog.getByRole('button', { name: words('common:close'), exact: true }));
    await expect(this.dialog).toHaveCount(0);
  }

  /** The account with this currency code. */
  account(iso: string): Locator {
    return this.dialog.getByRole('radio', { name: iso });
  }

  async #press(key: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    const { words, device } = this.#journey;
    await device.press(this.dialog.getByRole('button', { name: words(key, values), exact: true }));
  }

  async add(iso: string): Promise<void> {
    const { words, device } = this.#journey;
    await this.#press('auth:currency_add');
    const currencies = this.dialog.getByLabel(words('auth:currency'), { exact: true });
    await expect(currencies).toBeFocused();
    await device.choose(currencies, { value: iso });
    await this.#press('auth:currency_add_confirm');
    await expect(this.dialog.getByText(words('auth:currency_added', { iso }))).toBeVisible();
    await expect(this.account(iso)).toBeVisible();
    await this.#press('auth:currency_add');
    await expect(currencies.locator(`option[value=${iso}]`)).toHaveCount(0);
    await this.#press('auth:cancel');
  }

  async switchTo(iso: string): Promise<void> {
    await this.account(iso).click();
    await expect(this.dialog.getByText(this.#journey.words('auth:main_account_will_set'))).toBeVisible();
    await expect(this.account(iso)).toBeChecked();
  }

  async askToRemove(iso: string): Promise<void> {
    await this.#press('auth:currency_remove', { iso });
  }

  async remove(iso: string): Promise<void> {
    await this.askToRemove(iso);
    await this.#press('auth:currency_remove_confirm');
    await expect(this.dialog.getByText(this.#journey.words('auth:currency_removed', { iso }))).toBeVisible();
    await expect(this.account(iso)).toHaveCount(0);
  }
}

/** Expects the history of one account only. */
async function expectHistoryOf(page: Page, { words, frame }: CouponJourney, id: number, stake: string): Promise<void> {
  await page.goto(paths.to('office/history', words.language));
  const select = frame.main.getByLabel(words('history:account_label'), { exact: true });
  await expect(select.locator('option')).toHaveText([
    words('history:account_all'),
    `${words('account:main_account')} · EUR`,
    `${words('account:currency_account')} · JPY`,
  ]);
  await select.selectOption(String(id));
  await expect(frame.main.getByRole('article')).toHaveCount(1);
  await expect(frame.main.getByRole('article')).toContainText(stake);
}

test(
  '[O-02] a player adds currency accounts, removes one, and bets from the yen account with exact amounts',
  FULL,
  async ({ page, world, player, journey }) => {
    const { words, frame, coupon, device } = journey;
    await player.signUp();
    const euros = await player.account();
    const pick = await world.takeOne({ section: 'line' });
    await journey.add(pick);
    // The mouse has moved the focus into the field, which has no amount before the first bet.
    await expect(coupon.stake).toHaveValue('');
    const accounts = new AccountDialog(journey);

    await accounts.open();
    await accounts.add('JPY');
    await accounts.add('KWD');
    await expect(accounts.dialog).toContainText(moneyText(words, 0, 'JPY'));
    await expect(accounts.dialog).toContainText(moneyText(words, 0, 'KWD'));
    await accounts.remove('KWD');
    await accounts.switchTo('JPY');
    await accounts.close();
    await frame.expectBalance(0, 'JPY');
    const payer = coupon.panel.getByRole('combobox', { name: words('bet-slip:pay_from') });
    await expect(payer.locator('option:checked')).toContainText(moneyText(words, 0, 'JPY'));

    await frame.addPlayMoney();
    const yen = await player.account();
    expect(yen).toMatchObject({ iso: 'JPY', type: 9, decimals: 0, money: 10_000 });
    await frame.expectBalance(10_000, 'JPY');

    // The coupon that was begun in euro now has the quick amounts of the yen.
    await device.press(coupon.panel.getByRole('button', { name: moneyText(words, 1000, 'JPY') }));
    await expect(coupon.stake).toHaveValue('1,000');
    await device.write(coupon.stake, '1250');
    await expect(coupon.button).toContainText(moneyText(words, 1250, 'JPY'));
    await coupon.place();
    const [placed] = await player.placed(1);
    expect(placed).toMatchObject({ iso: 'JPY', decimals: 0, amount: 1250, accountId: yen.id });
    await expect(coupon.panel).toContainText(moneyText(words, 1250, 'JPY'));
    await frame.expectBalance(8750, 'JPY');

    await accounts.open();
    await accounts.askToRemove('JPY');
    await expect(accounts.dialog.getByText(words('errors:account_not_empty'))).toBeVisible();
    await accounts.dialog.getByRole('button', { name: words('auth:currency_keep') }).click();
    await accounts.switchTo('EUR');
    await accounts.close();
    await frame.expectBalance(euros.money, 'EUR');

    await expectHistoryOf(page, journey, yen.id, moneyText(words, 1250, 'JPY'));
  },
);
