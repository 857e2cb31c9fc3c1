import { expect, type Locator, type Page } from '@playwright/test';
import { COEF_CHANGE_ACTION, type CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import type { InputDevice } from '#tests/fixtures/input-device.ts';
import { pairText, type Words } from '#tests/fixtures/words.ts';
import type { Pick } from '#tests/fixtures/world.ts';

export interface CouponPanelOptions {
  readonly page: Page;
  readonly words: Words;
  readonly device: InputDevice;
  /** Whether the coupon is in its sheet. */
  readonly isPhone?: boolean;
}

/** Attempts to place: live prices may need another confirmation, or be refused, several times. */
const ATTEMPTS = 5;

/** The coupon, next to the content or in its sheet. */
export class CouponPanel {
  readonly panel: Locator;
  readonly legs: Locator;
  readonly stake: Locator;
  /** The button of the next step; `data-step` names the step. */
  readonly button: Locator;
  readonly #options: CouponPanelOptions;

  constructor(options: CouponPanelOptions) {
    this.#options = options;
    const { page, words, isPhone = false } = options;
    const name = words('common:coupon');
    this.panel = isPhone ? page.getByRole('dialog', { name }) : page.getByRole('complementary', { name });
    this.legs = this.panel.getByRole('list', { name: words('coupon:bets_label') }).getByRole('listitem');
    this.stake = this.panel.getByRole('textbox').last();
    this.button = this.panel.locator('button[data-step]');
  }

  leg({ game }: Pick): Locator {
    return this.legs.filter({ hasText: pairText(this.#options.words, game) });
  }

  tab(name: 'singles' | 'express' | 'system'): Locator {
    return this.panel.getByRole('radio', { name: this.#options.words(`coupon:tab_${name}`) });
  }

  get policy(): Locator {
    return this.panel.getByLabel(this.#options.words('coupon:policy_label'), { exact: true });
  }

  /** Opens the options above the stake, where they are closed. */
  async openOptions(): Promise<void> {
    const bar = this.panel.locator('button[data-options]');
    if ((await bar.getAttribute('aria-expanded')) !== 'true') await this.#options.device.press(bar);
    await expect(this.policy).toBeVisible();
  }

  /** Chooses the policy on changed prices. */
  async choosePolicy(action: CoefChangeAction): Promise<void> {
    await this.openOptions();
    await this.#options.device.choose(this.policy, { value: String(action) });
  }

  /** Accepts any price change, for tests of bets that the book accepts. */
  async takeAnyPrice(): Promise<void> {
    await this.choosePolicy(COEF_CHANGE_ACTION.anyChange);
  }

  /** Returns the polite live region with this text. */
  said(text: string | undefined): Locator {
    return this.panel.getByRole('status').filter({ hasText: text ?? /^nothing was placed$/ });
  }

  /** On a phone: opens the sheet from the bar at the bottom. */
  async open(): Promise<void> {
    const { page, words, device, isPhone = false } = this.#options;
    if (!isPhone || (await this.panel.isVisible())) return;
    const bar = page
      .getByRole('navigation', { name: words('common:sections') })
      .filter({ has: page.locator('button') });
    await device.press(bar.getByRole('button').first());
    await expect(this.panel).toBeVisible();
  }

  /** On a phone: returns to the page. */
  async close(): Promise<void> {
    const { page, words, device, isPhone = false } = this.#options;
    if (!isPhone || !(await this.panel.isVisible())) return;
    await device.press(this.panel.getByRole('button', { name: words('common:close'), exact: true }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  async remove(pick: Pick): Promise<void> {
    const { words, device } = this.#options;
    const bet = pairText(words, pick.game);
    await device.press(this.leg(pick).getByRole('button', { name: words('coupon:remove_bet', { bet }) }));
    await expect(this.leg(pick)).toHaveCount(0);
  }

  /** Types a stake where the slip has none, as before the first bet of a device; the focus stays where it was. */
  async fillStake(): Promise<void> {
    const isBlocked = (await this.button.count()) > 0 && (await this.button.getAttribute('data-step')) === 'blocked';
    if (!isBlocked || !(await this.stake.isEditable()) || (await this.stake.inputValue()) !== '') return;
    const focused = await this.#options.page.evaluateHandle(() => document.activeElement);
    await this.stake.fill('5');
    await focused.evaluate((element) => {
      if (element instanceof HTMLElement && element !== document.body) element.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }

  /** Waits until the next press places the coupon, at the prices of before or at moved ones that it accepts. */
  async ready(): Promise<void> {
    await expect(async () => {
      await this.fillStake();
      await expect(this.button).toHaveAttribute('data-step', /^(place|acceptPrices)$/, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Returns the title of an accepted placement. */
  accepted(count: number): Locator {
    return this.panel.getByText(this.#options.words('coupon:accepted', { count }), { exact: true });
  }

  /**
   * Presses until the order is sent: a market that closes or a price that moves at that instant changes what the press
   * does.
   */
  async #send(answer: Locator): Promise<void> {
    // The progress of an order takes the place of the button.
    const isSent = async () => (await this.button.count()) === 0 || (await answer.isVisible());
    await expect(async () => {
      await this.ready();
      await this.#options.device.press(this.button);
      await expect.poll(isSent, { timeout: 5000 }).toBe(true);
    }).toPass({ timeout: 120_000 });
  }

  /**
   * Places the coupon; tries again after a refusal, which a live game may cause at any moment.
   *
   * @param waiting text that is shown while the accepted order is decided
   */
  async place(count = 1, waiting?: Locator): Promise<void> {
    const { words, device } = this.#options;
    const refused = this.panel.getByRole('alert').filter({ hasText: words('coupon:not_placed') });
    const answer = this.accepted(count).or(refused);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      await this.#send(answer);
      if (waiting) await expect(waiting.or(refused).first()).toBeVisible();
      await expect(answer).toBeVisible({ timeout: 60_000 });
      if (await this.accepted(count).isVisible()) return;
      if (attempt === ATTEMPTS) throw new Error(`refused ${attempt} times: ${await refused.textContent()}`);
      await device.press(refused.getByRole('button', { name: words('coupon:dismiss') }));
      await expect(refused).toHaveCount(0);
    }
  }
}
