import type { Locator } from '@playwright/test';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { CONTROL_PREFIX } from '#shared/contracts/control.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { lastCode } from '#tests/fixtures/inbox.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { newCredentials } from '#tests/fixtures/player.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');

/** A number of this run alone. */
const freshNumber = () => `+4915${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

const press = (place: Locator, key: string) => place.getByRole('button', { name: words(key), exact: true }).click();

test('[A-01] [A-02] a phone is added and confirmed; then it lets its owner in by a code, and by the second step', async ({
  page,
  player,
  context,
}) => {
  const { email, password } = await player.signUp();
  const phone = freshNumber();
  await page.goto('/en');
  await page.getByRole('button', { name: words('account:account_open') }).click();
  await press(page.getByRole('dialog'), 'auth:security');
  const security = page.getByRole('dialog', { name: words('auth:security') });
  await press(security, 'auth:phone_add');
  await security.getByRole('textbox', { name: words('auth:phone'), exact: true }).fill(phone);
  await security.getByLabel(words('auth:password_confirm'), { exact: true }).fill(password);
  await press(security, 'auth:code_ask');
  const confirmation = security.getByLabel(words('auth:code'), { exact: true });
  await expect(confirmation).toBeFocused();
  await confirmation.fill(await lastCode(page.request, phone));
  await press(security, 'auth:phone_confirm');
  await expect(security.getByText(words('auth:phone_confirmed'))).toBeVisible();
  await expect(security.getByText(phone)).toBeVisible();
  await press(security, 'auth:two_step_on');
  await security.getByLabel(words('auth:password_confirm'), { exact: true }).fill(password);
  await press(security, 'auth:two_step_on');
  await expect(security.getByText(words('auth:two_step_is_on'))).toBeVisible();

  await context.clearCookies();
  await page.goto('/en');
  await page.getByRole('button', { name: words('account:sign_in'), exact: true }).click();
  const entry = page.getByRole('dialog', { name: words('auth:sign_in') });
  await entry.getByRole('radio', { name: words('auth:phone') }).click();
  await press(entry, 'auth:way_sms');
  await entry.getByRole('textbox', { name: words('auth:phone'), exact: true }).fill(phone);
  await press(entry, 'auth:code_ask');
  const code = entry.getByLabel(words('auth:code'), { exact: true });
  await expect(code).toBeFocused();
  await code.fill(`Your code is ${await lastCode(page.request, phone)}`);
  await press(entry, 'auth:sign_in');
  await expect(entry.getByText('@example.com')).toBeVisible();
  await code.fill(await lastCode(page.request, email));
  await press(entry, 'auth:sign_in');
  await expect(page.getByRole('button', { name: words('account:account_open') })).toBeVisible();
  expect((await player.session()).player.email).toBe(email);
});

test('[O-04] who came by phone adds an e-mail by its code, and switches two steps on', async ({ page }) => {
  const [phone, email] = [freshNumber(), `${crypto.randomUUID()}@example.com`];
  const { password } = newCredentials();
  const values = { phone, password, currency: 'EUR' };
  const registration = { type: 'phone_reg', language: 'en', adult: true, values, phoneCountry: 'DE' };
  const begun = await page.request.post(openPaths.register, { data: registration });
  const { code: asked } = (await begun.json()) as { code: CodeAsked };
  const data = { request: asked.request, code: await lastCode(page.request, phone) };
  expect((await page.request.post(openPaths.confirmRegistration, { data })).status()).toBe(200);
  await page.goto('/en');
  await page.getByRole('button', { name: words('account:account_open') }).click();
  await press(page.getByRole('dialog'), 'auth:security');
  const security = page.getByRole('dialog', { name: words('auth:security') });
  await expect(security.getByText(words('auth:two_step_needs_email'))).toBeVisible();
  await press(security, 'auth:email_add');
  const field = security.getByRole('textbox', { name: words('auth:email'), exact: true });
  await expect(field).toBeFocused();
  await field.fill(email);
  await security.getByLabel(words('auth:password_confirm'), { exact: true }).fill(password);
  await press(security, 'auth:code_ask');
  const code = security.getByLabel(words('auth:code'), { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await lastCode(page.request, email));
  await press(security, 'auth:email_confirm');
  await expect(security.getByText(words('auth:email_confirmed'))).toBeVisible();
  await expect(security.getByRole('heading', { name: words('auth:email'), exact: true })).toBeFocused();
  await expect(security.getByText(email)).toBeVisible();
  await press(security, 'auth:two_step_on');
  await security.getByLabel(words('auth:password_confirm'), { exact: true }).fill(password);
  await press(security, 'auth:two_step_on');
  await expect(security.getByText(words('auth:two_step_is_on'))).toBeVisible();
});

test('[A-05] a wrong code is told, who closes is asked first, and the new password signs in', async ({
  page,
  player,
  context,
  noise,
}) => {
  noise.allow('the browser itself names the status of the refused call', /status of 403/);
  const { email } = await player.signUp();
  await context.clearCookies();
  await page.goto('/en/forgotpassword');
  const dialog = page.getByRole('dialog', { name: words('auth:password_forgotten') });
  await dialog.getByLabel(words('auth:email')).fill(email);
  await press(dialog, 'auth:code_ask');
  const code = dialog.getByLabel(words('auth:code'), { exact: true });
  await expect(code).toBeFocused();
  const right = await lastCode(page.request, email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await press(dialog, 'auth:code_check');
  await expect(dialog.getByRole('alert')).toContainText(words('errors:code_wrong'));
  await code.fill(right);
  await press(dialog, 'auth:code_check');
  await dialog.getByLabel(words('auth:password_new'), { exact: true }).fill('a new sentence to play with');
  await press(dialog, 'auth:password_go_on');
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText(words('auth:password_cancel_text'));
  await press(dialog, 'auth:password_go_on');
  await press(dialog, 'auth:password_set');
  await expect(dialog.getByRole('status')).toHaveText(words('auth:password_done'));
  const answer = await page.request.post(openPaths.login, {
    data: { uLogin: email, uPassword: 'a new sentence to play with', save: false },
  });
  expect(answer.ok()).toBe(true);
});

test('[A-01] the link of a letter signs in by a press', async ({ page, request, player, context }) => {
  const { email } = await player.signUp();
  await context.clearCookies();
  const answer = await request.post(`${CONTROL_PREFIX}/letter`, { data: { email, purpose: 'login' } });
  await page.goto(((await answer.json()) as { link: string }).link);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('auth:sign_in'), exact: true })
    .click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('session');
});
