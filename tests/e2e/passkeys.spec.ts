import type { Locator, Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { addAuthenticator } from '#tests/fixtures/sign-in-matrix/authenticator.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');

async function openSecurity(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: words('account:account_open') }).click();
  await page.getByRole('button', { name: words('auth:security'), exact: true }).click();
  return page.getByRole('dialog', { name: words('auth:security') });
}

test(
  '[A-01] a player adds and removes a passkey with the keyboard only',
  FULL,
  async ({ page, context, player, baseURL }) => {
    // Passkeys need a host name; they do not work for an IP address.
    const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
    const { email, password } = await player.signUp();
    const data = { uLogin: email, uPassword: password, save: false };
    expect((await context.request.post(site + openPaths.login, { data })).ok()).toBe(true);
    const authenticator = await addAuthenticator(context, page);
    await page.goto(site + paths.to('office/history', 'en'));
    const security = await openSecurity(page);
    const named = (name: string) => security.getByRole('button', { name, exact: true });
    await named(words('passkeys:add')).focus();
    await page.keyboard.press('Enter');
    await expect(security.getByLabel(words('passkeys:name'), { exact: true })).toBeFocused();
    await page.keyboard.type('My key');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(security.getByText(words('passkeys:added'))).toBeVisible();
    await expect(named(words('passkeys:add'))).toBeFocused();
    expect(await authenticator.keys()).toBe(1);
    await expectAccessible(page, 'the panel of security');

    await named(words('passkeys:remove_of', { name: 'My key' })).press('Enter');
    await expect(security.getByLabel(words('auth:password_confirm'), { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(security.getByText(words('passkeys:removed'))).toBeVisible();
    await expect(security.getByRole('heading', { name: words('passkeys:heading') })).toBeFocused();
    expect((await context.request.get(site + openPaths.security).then((answer) => answer.json())).passkeys).toEqual([]);
  },
);
