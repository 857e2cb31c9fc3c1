import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { generateSync } from 'otplib';
import { PNG } from 'pngjs';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import type { Credentials } from '#tests/fixtures/player.ts';
import { type Words, wordsOf } from '#tests/fixtures/words.ts';

const STEP_S = 30;

/** Returns the code that an authenticator shows, or will show in a number of steps. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S });

async function openSecurity(page: Page, words: Words): Promise<Locator> {
  await page.goto(paths.to('office/history', words.language));
  await page.getByRole('button', { name: words('account:account_open') }).click();
  await page.getByRole('button', { name: words('auth:security'), exact: true }).click();
  return page.getByRole('dialog', { name: words('auth:security') });
}

/** Reads the QR code of the set-up, as an authenticator would, and returns the secret. */
async function scanSecret(place: Locator): Promise<string> {
  const picture = PNG.sync.read(await place.getByRole('img').screenshot());
  const code = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height);
  const address = new URL(code?.data ?? '');
  expect(address.protocol).toBe('otpauth:');
  return address.searchParams.get('secret') ?? '';
}

/** Signs in by the password; returns the dialog, which asks for the second step then. */
async function signIn(page: Page, words: Words, { email, password }: Credentials): Promise<Locator> {
  await page.context().clearCookies();
  await page.goto(`/${words.language}/nowhere`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('auth:sign_in'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: words('auth:sign_in') });
  await dialog.getByLabel(words('auth:email'), { exact: true }).fill(email);
  await dialog.getByLabel(words('auth:password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words('factors:step_text'))).toBeVisible();
  return dialog;
}

for (const language of ['en', 'ar']) {
  test(
    `[A-01] [O-04] a player sets up an authenticator by its QR code, signs in with it and with a recovery code, and switches two-step sign-in off, in ${language}`,
    language === 'en' ? {} : FULL,
    async ({ page, player, pageErrors }) => {
      pageErrors.allow('the browser itself names the status of a page and of refused calls', /status of 40[134]/);
      const words = wordsOf(language);
      const credentials = await player.signUp();
      const security = await openSecurity(page, words);
      const app = security.getByRole('region', { name: words('factors:totp'), exact: true });
      await app.getByRole('button', { name: words('factors:totp_add') }).press('Enter');
      const password = app.getByLabel(words('auth:password_confirm'), { exact: true });
      await expect(password).toBeFocused();
      await page.keyboard.type(credentials.password);
      await page.keyboard.press('Enter');
      const code = app.getByLabel(words('auth:code'), { exact: true });
      await expect(code).toBeFocused();
      await expectAccessible(page, 'the set-up of an authenticator');
      const secret = await scanSecret(app);
      await page.keyboard.type(codeOf(secret));
      await page.keyboard.press('Enter');
      const list = app.getByRole('list', { name: words('factors:recovery') }).getByRole('listitem');
      await expect(list).toHaveCount(10);
      const recovery = await list.allTextContents();
      await expectAccessible(page, 'the new recovery codes');
      await app.getByRole('button', { name: words('factors:recovery_done') }).click();
      await expect(security.getByText(words('auth:two_step_is_on'), { exact: true })).toBeVisible();

      const byApp = await signIn(page, words, credentials);
      await expect(byApp.getByLabel(words('auth:code'), { exact: true })).toBeFocused();
      await page.keyboard.type(codeOf(secret, 1));
      await page.keyboard.press('Enter');
      await expect(byApp).toHaveCount(0);

      const byCode = await signIn(page, words, credentials);
      await byCode.getByLabel(words('factors:choose'), { exact: true }).selectOption('recovery');
      await expectAccessible(page, 'the second step');
      const field = byCode.getByLabel(words('factors:recovery_label'), { exact: true });
      await field.fill('AAAAA-AAAAA');
      await page.keyboard.press('Enter');
      await expect(byCode.getByRole('alert')).toContainText(words('errors:recovery_code_wrong'));
      await field.fill(recovery[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(byCode).toHaveCount(0);

      const again = await openSecurity(page, words);
      await expect(again.getByText(words('factors:recovery_left', { count: 9 }))).toBeVisible();
      const twoStep = again.getByRole('region', { name: words('auth:two_step'), exact: true });
      await twoStep.getByRole('button', { name: words('auth:two_step_off') }).click();
      await twoStep.getByLabel(words('auth:password_confirm'), { exact: true }).fill(credentials.password);
      await twoStep.getByLabel(words('factors:choose'), { exact: true }).selectOption('recovery');
      await twoStep.getByLabel(words('factors:recovery_label'), { exact: true }).fill(recovery[1] ?? '');
      await page.keyboard.press('Enter');
      await expect(twoStep.getByText(words('auth:two_step_is_off'), { exact: true })).toBeVisible();
    },
  );
}
