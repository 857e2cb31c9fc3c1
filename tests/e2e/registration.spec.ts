import type { Locator, Page } from '@playwright/test';
import { answerConsent } from '#tests/fixtures/answer-consent.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { type Hand, keyboardHand, touchHand } from '#tests/fixtures/hand.ts';
import { lastCode } from '#tests/fixtures/inbox.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { newCredentials } from '#tests/fixtures/player.ts';
import { type Words, wordsOf } from '#tests/fixtures/words.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

/** A number of this run alone. */
const freshNumber = () => `1512${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

const adult = (words: Words) => words('auth:adult', { age: 18 });

/** Types are one stop of the Tab key; the arrows lead from one to the next. */
async function chooseType(page: Page, hand: Hand, place: Locator, steps: number): Promise<void> {
  await hand.press(place.getByRole('radio', { checked: true }));
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press('ArrowRight');
    await expect(place.getByRole('radio').nth(step)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(place.getByRole('radio').nth(steps)).toBeChecked();
}

/** Another visitor: nothing is open any more that would ask as the player. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
}

async function confirm(page: Page, words: Words, to: string): Promise<void> {
  const code = page.getByLabel(words('auth:code'), { exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.type(await lastCode(page.request, to));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words('account:account_open') })).toBeVisible();
}

test('[A-03] [A-11] by keyboard: what is wrong has the focus, what was filled in is kept, and each way opens an account', async ({
  page,
  player,
}) => {
  const words = wordsOf('en');
  const hand = keyboardHand(page);
  const frame = new SiteFrame(page, words, hand);
  const { email, password } = newCredentials();
  await page.goto('/en');
  const dialog = await frame.openSignUp();
  await expect(dialog.getByLabel(words('auth:email'), { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const secret = dialog.getByLabel(words('auth:password'), { exact: true });
  await expect(secret).toBeFocused();
  await expect(secret).toHaveAccessibleDescription(words('registration:wrong_missing'));
  await page.keyboard.type(password);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await frame.openSignUp();
  await expect(dialog.getByLabel(words('auth:email'), { exact: true })).toHaveValue(email);
  await expect(secret).toHaveValue('');
  await frame.signUp({ email, password });
  expect((await player.session()).player.email).toBe(email);

  await leave(page);
  const number = freshNumber();
  await page.goto('/en');
  const second = await frame.openSignUp();
  await chooseType(page, hand, second, 1);
  await second.getByRole('combobox', { name: words('auth:phone_country') }).selectOption('DE');
  await hand.write(second.getByRole('textbox', { name: words('auth:phone'), exact: true }), number);
  await hand.write(second.getByLabel(words('auth:password'), { exact: true }), password);
  await hand.press(second.getByRole('checkbox', { name: adult(words) }));
  await page.keyboard.press('Enter');
  await confirm(page, words, `+49${number}`);

  await leave(page);
  await page.goto('/en/registration');
  const form = page.getByRole('main');
  const { email: third } = newCredentials();
  await chooseType(page, hand, form, 2);
  await hand.write(form.getByLabel(words('auth:email'), { exact: true }), third);
  await hand.write(form.getByLabel(words('auth:password'), { exact: true }), password);
  await hand.write(form.getByLabel(words('registration:name'), { exact: true }), 'Ada');
  await hand.write(form.getByLabel(words('registration:surname')), 'Lovelace');
  await hand.write(form.getByLabel(words('registration:day')), '29');
  await hand.write(form.getByLabel(words('registration:month')), '2');
  await hand.write(form.getByLabel(words('registration:year')), '2023');
  await hand.choose(form.getByLabel(words('registration:country')), { value: 'DE' });
  await hand.write(form.getByLabel(words('registration:city')), 'Cologne');
  await hand.write(form.getByLabel(words('registration:address')), 'Domplatte 1');
  await hand.press(form.getByRole('checkbox', { name: adult(words) }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('group', { name: words('registration:birthday') })).toContainText(
    words('registration:wrong_date'),
  );
  await hand.write(form.getByLabel(words('registration:year')), '1992');
  await page.keyboard.press('Enter');
  await confirm(page, words, third);
  await expect(page).toHaveURL(/\/en$/);
});

test('[A-03] in Arabic on a phone: the dialog has no barrier, and a code opens the account', async ({
  browser,
  baseURL,
}) => {
  const words = wordsOf('ar');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...(baseURL ? { baseURL } : {}),
  });
  await answerConsent(context);
  const page = await context.newPage();
  await page.goto('/ar');
  const frame = new SiteFrame(page, words, touchHand());
  const dialog = await frame.openSignUp();
  await dialog.getByRole('radio', { name: words('registration:type_full_reg') }).tap();
  await dialog.getByLabel(words('registration:address')).waitFor();
  await expectAccessible(page, 'the dialog of a whole registration');
  await dialog.getByRole('radio', { name: words('registration:type_fast_reg') }).tap();
  await frame.signUp(newCredentials());
  await context.close();
});
