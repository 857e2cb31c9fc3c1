import { expect, type Locator, type Page } from '@playwright/test';
import { lastCode } from '#tests/fixtures/inbox.ts';
import type { InputDevice } from '#tests/fixtures/input-device.ts';
import type { Credentials } from '#tests/fixtures/player.ts';
import { moneyText, type Words } from '#tests/fixtures/words.ts';

/** The header and what it opens: sign-in, registration, account, settings, search. */
export class SiteFrame {
  readonly page: Page;
  readonly words: Words;
  readonly header: Locator;
  readonly #device: InputDevice;

  constructor(page: Page, words: Words, device: InputDevice) {
    this.page = page;
    this.words = words;
    this.#device = device;
    this.header = page.getByRole('banner');
  }

  /** A sheet over the page hides the header from assistive technology, so the test finds the button by selector. */
  get account(): Locator {
    return this.page
      .getByRole('banner', { includeHidden: true })
      .getByRole('button', { name: this.words('account:account_open'), includeHidden: true });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  dialog(key: string): Locator {
    return this.page.getByRole('dialog', { name: this.words(key) });
  }

  /** Expects the balance of the header, to the cent. */
  async expectBalance(amount: number, iso: string): Promise<void> {
    await expect(this.account).toContainText(moneyText(this.words, amount, iso));
  }

  async openSignUp(): Promise<Locator> {
    await this.#device.press(this.header.getByRole('button', { name: this.words('account:join') }));
    return this.dialog('auth:sign_up');
  }

  async openSignIn(): Promise<Locator> {
    await this.#device.press(this.header.getByRole('button', { name: this.words('account:sign_in'), exact: true }));
    return this.dialog('auth:sign_in');
  }

  /** Fills in the registration form and sends it. */
  async signUp({ email, password }: Credentials): Promise<void> {
    const { words } = this;
    const dialog = this.dialog('auth:sign_up');
    await this.#device.write(dialog.getByLabel(words('auth:email'), { exact: true }), email);
    await this.#device.write(dialog.getByLabel(words('auth:password'), { exact: true }), password);
    await this.#device.choose(dialog.getByLabel(words('registration:country')), { value: 'DE' });
    await this.#device.press(dialog.getByRole('checkbox', { name: words('auth:adult', { age: 18 }) }));
    const button = dialog.getByRole('button', { name: words('auth:sign_up_button') });
    await this.#device.press(button);
    await this.#device.write(dialog.getByLabel(words('auth:code'), { exact: true }), await this.#codeOf(email));
    await this.#device.press(button);
    await expect(dialog).toHaveCount(0);
    await expect(this.account).toBeVisible();
  }

  /** Waits for the last message to an address and returns its code. */
  async #codeOf(email: string): Promise<string> {
    await this.dialog('auth:sign_up').getByLabel(this.words('auth:code'), { exact: true }).waitFor();
    return lastCode(this.page.request, email);
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    const { words } = this;
    const dialog = this.dialog('auth:sign_in');
    await this.#device.write(dialog.getByLabel(words('auth:email'), { exact: true }), email);
    await this.#device.write(dialog.getByLabel(words('auth:password'), { exact: true }), password);
    await this.#device.press(dialog.getByRole('button', { name: words('auth:sign_in'), exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(this.account).toBeVisible();
  }

  /** Adds play money in the account dialog and closes it. */
  async addPlayMoney(): Promise<void> {
    const { words } = this;
    await this.#device.press(this.account);
    const dialog = this.dialog('auth:account');
    await this.#device.press(dialog.getByRole('button', { name: words('auth:play_money'), exact: true }));
    const confirm = (key: 'auth:deposit_without_limit' | 'auth:play_money_confirm') =>
      dialog.getByRole('button', { name: words(key), exact: true, disabled: false });
    await this.#device.press(confirm('auth:deposit_without_limit').or(confirm('auth:play_money_confirm')));
    await expect(dialog.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    await this.#device.press(dialog.getByRole('button', { name: words('common:close'), exact: true }));
    await expect(dialog).toHaveCount(0);
  }
}
