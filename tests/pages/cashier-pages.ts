import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { paths } from '#shared/domain/routing/paths.ts';
import type { InputDevice } from '#tests/fixtures/input-device.ts';
import { moneyText, type Words } from '#tests/fixtures/words.ts';

interface CashierOptions {
  readonly page: Page;
  readonly words: Words;
  readonly device: InputDevice;
}

/** The player's pages of payments, and the pages of the payment company in them. */
export class CashierPages {
  readonly main: Locator;
  readonly #options: CashierOptions;

  constructor(options: CashierOptions) {
    this.#options = options;
    this.main = options.page.getByRole('main');
  }

  #button(key: string): Locator {
    return this.main.getByRole('button', { name: this.#options.words(key), exact: true });
  }

  get #amount(): Locator {
    return this.main.getByLabel(this.#options.words('cashier:amount_label', { iso: 'EUR' }), { exact: true });
  }

  /** What the page says about the payment: its state, what that means and why. */
  said(state: string): Locator {
    return this.main.getByRole('status').filter({ hasText: this.#options.words(`cashier:${state}`) });
  }

  /** Expects the balance that a received deposit led to, euro cents; pages to which the company leads have no header. */
  async expectBalance(amount: number): Promise<void> {
    const { words } = this.#options;
    await expect(this.main).toContainText(`${words('cashier:balance_now')} ${moneyText(words, amount, 'EUR')}`);
  }

  /** Begins a deposit by a method of the configuration on the page of deposits, through the question for a limit where that comes. */
  async beginDeposit(method: string, amount: string): Promise<void> {
    const { page, words, device } = this.#options;
    await page.goto(paths.to('office/recharge', words.language));
    await device.press(this.main.getByRole('radio').and(page.locator(`[value=${method}]`)));
    await device.write(this.#amount, amount);
    await device.press(this.main.locator('form button[type=submit]').last());
    const withoutLimit = this.#button('auth:deposit_without_limit');
    const begun = this.said('state_deposit_waiting');
    await expect(withoutLimit.or(begun).first()).toBeVisible();
    if (await withoutLimit.isVisible()) await device.press(withoutLimit);
    await expect(begun).toBeVisible();
  }

  /** The company's page within the site's. */
  companyFrame(): FrameLocator {
    return this.main.frameLocator('iframe');
  }

  /** Leaves the site for the company's page. */
  async openCompany(): Promise<FrameLocator | Page> {
    const { page, words, device } = this.#options;
    await device.press(this.main.getByRole('link', { name: words('cashier:pay_on_page') }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Pay');
    return page;
  }

  /** Fills in fields of the company's page by their names, and presses its button. */
  async pay(on: FrameLocator | Page, fields: Readonly<Record<string, string>>): Promise<void> {
    const { device } = this.#options;
    for (const [name, text] of Object.entries(fields)) await device.write(on.locator(`#${name}`), text);
    await device.press(on.locator('button[value=pay]'));
  }

  /** Asks for a withdrawal to the first target, which is where money has to go back to. */
  async withdraw(amount: string, shown: string): Promise<void> {
    const { page, words, device } = this.#options;
    await page.goto(paths.to('office/deduce', words.language));
    await device.write(this.#amount, amount);
    await device.press(this.main.locator('form button[type=submit]').last());
    const confirm = this.main.getByRole('group', { name: words('cashier:confirm_title') });
    await expect(confirm).toContainText(words('cashier:confirm_final'));
    await device.press(confirm.getByRole('button', { name: words('cashier:withdraw_amount', { amount: shown }) }));
    await expect(this.said('state_withdrawal_in_review')).toBeVisible();
  }

  /** Opens the latest payment in the history. */
  async openLatest(): Promise<void> {
    const { page, words, device } = this.#options;
    await page.goto(paths.to('office/historypay', words.language));
    const rows = this.main.getByRole('table', { name: words('cashier:payments_label') }).getByRole('row');
    await device.press(rows.nth(1).getByRole('button'));
  }
}
