import type { Page } from '@playwright/test';
import { oneTapCall, oneTapClientCall } from '#shared/contracts/social.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { answerOf } from '#tests/fixtures/answer-of.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { lastCode } from '#tests/fixtures/inbox.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { newCredentials } from '#tests/fixtures/player.ts';
import { type Words, wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');
const PROVIDER = /\/__identity-provider\/authorize/;
const NETWORK = { network: 'Google' };

/** The page of the network, which the product plays on this machine, has its own texts. */
const decision = (page: Page, value: 'allow' | 'deny') => page.locator(`button[name="decision"][value="${value}"]`);

async function beSignedIn(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(PROVIDER);
  await page.locator('input[value="new"]').check();
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="email"]').press('Enter');
}

const networkLink = (page: Page, say: Words) => page.getByRole('link', { name: say('social:sign_in_with', NETWORK) });

test('[A-01] [A-04] a player links a network with the keyboard', FULL, async ({ page, player }) => {
  const { password } = await player.signUp();
  await page.goto(paths.to('office/history', 'en'));
  await page.getByRole('button', { name: words('account:account_open') }).press('Enter');
  await page.getByRole('button', { name: words('auth:security'), exact: true }).press('Enter');
  const networks = page.getByRole('region', { name: words('social:networks'), exact: true });
  await networks.getByRole('button', { name: words('social:add') }).press('Enter');
  await expect(networks.getByLabel(words('social:which'))).toBeFocused();
  await networks.getByLabel(words('auth:password_confirm'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await beSignedIn(page, `${crypto.randomUUID()}@example.com`);
  await expect(page.getByText(words('social:result_joined', NETWORK))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.to('office/history', 'en')}$`));
});

test(
  '[A-01] [A-03] [A-04] a visitor signs up with a wallet, signs out, and signs in with it',
  FULL,
  async ({ page, player }) => {
    const wallet = { network: 'MetaMask' };
    const name = crypto.randomUUID();
    const { email, password } = newCredentials();

    /** Goes from the sign-in page to the wallet, rejects once, and then agrees to connect and to sign. */
    async function askWallet(): Promise<void> {
      await page.goto('/en/login');
      await page.getByRole('button', { name: words('social:more') }).click();
      await page.getByRole('link', { name: words('social:sign_in_with', wallet) }).click();
      const connect = page.getByRole('button', { name: words('social:wallet_connect', { wallet: 'Test wallet' }) });
      await expect(connect).toBeFocused();
      await expectAccessible(page, 'the page that asks a wallet');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(words('social:wallet_declined'));
      await connect.click();
      await page.getByLabel('Name of the account').fill(name);
      await page.keyboard.press('Enter');
      await expect(page.locator('dialog pre')).toContainText('wants you to sign in with your Ethereum account');
      await page.getByRole('button', { name: 'Sign', exact: true }).click();
    }

    await askWallet();
    await expect(page).toHaveURL(/\/en\/registration\/metamask\?request=[\w-]{43}$/);
    const form = page.getByRole('main');
    await expect(form).toContainText(words('registration:social_from', wallet));
    await form.getByLabel(words('auth:email'), { exact: true }).fill(email);
    await form.getByLabel(words('auth:password'), { exact: true }).fill(password);
    await form.getByLabel(words('registration:country')).selectOption('DE');
    await form.getByRole('checkbox', { name: words('auth:adult', { age: 18 }) }).check();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel(words('auth:code'), { exact: true })).toBeFocused();
    await page.keyboard.type(await lastCode(page.request, email));
    await page.keyboard.press('Enter');
    const account = page.getByRole('button', { name: words('account:account_open') });
    await expect(account).toBeVisible();
    await account.click();
    await page.getByRole('button', { name: words('auth:sign_out'), exact: true }).click();
    await expect(account).toHaveCount(0);
    await askWallet();
    await expect(account).toBeVisible();
    expect((await player.session()).player.email).toBe(email);
  },
);

test(
  '[A-04] a player links a wallet over the page, and reads what to do without one',
  FULL,
  async ({ page, player }) => {
    const wallet = { network: 'MetaMask' };
    const { password } = await player.signUp();
    // A browser without a wallet: the stand-in never arrives.
    await page.route('**/wallet.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }), {
      times: 1,
    });
    await page.goto(paths.to('office/history', 'en'));
    await page.getByRole('button', { name: words('account:account_open') }).click();
    await page.getByRole('button', { name: words('auth:security'), exact: true }).click();
    const networks = page.getByRole('region', { name: words('social:networks'), exact: true });

    async function link(): Promise<void> {
      await networks.getByRole('button', { name: words('social:add') }).click();
      await networks.getByLabel(words('social:which')).selectOption('metamask');
      await networks.getByLabel(words('auth:password_confirm'), { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    }

    await link();
    const dialog = page.getByRole('dialog', { name: 'MetaMask' });
    await expect(dialog).toContainText(words('social:wallet_none', wallet));
    await expect(dialog.getByRole('link', { name: words('social:wallet_install', wallet) })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expectAccessible(page, 'the dialog without a wallet');
    await dialog.getByRole('button', { name: words('auth:cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${paths.to('office/history', 'en')}$`));
    await page.getByRole('button', { name: words('account:account_open') }).click();
    await page.getByRole('button', { name: words('auth:security'), exact: true }).click();
    await link();
    await dialog.getByRole('button', { name: words('social:wallet_connect', { wallet: 'Test wallet' }) }).click();
    await page.getByLabel('Name of the account').fill(crypto.randomUUID());
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByText(words('social:result_joined', wallet))).toBeVisible();
  },
);

test(
  '[A-04] a visitor comes from Telegram, whose answer is in the fragment, to the registration',
  FULL,
  async ({ page }) => {
    await page.goto('/en/login');
    await page.getByRole('button', { name: words('social:more') }).click();
    await page.getByRole('link', { name: words('social:sign_in_with', { network: 'Telegram' }) }).click();
    await expect(page).toHaveURL(/\/__identity-provider\/telegram\/auth/);
    await decision(page, 'allow').click();
    await expect(page).toHaveURL(/\/en\/registration\/telegram\?request=[\w-]{43}$/);
    await page.goto('/en/login');
    await page.getByRole('button', { name: words('social:more') }).click();
    await page.getByRole('link', { name: words('social:sign_in_with', { network: 'Telegram' }) }).click();
    await decision(page, 'deny').click();
    await expect(page.getByRole('alert')).toHaveText(words('social:result_denied', { network: 'Telegram' }));
  },
);

test(
  '[A-04] on an Arabic phone a sign-in by a network says when it was cancelled, or when the network gave no e-mail',
  FULL,
  async ({ page, pageErrors }) => {
    pageErrors.allow('the browser itself names the status of pages', /status of (?:404|422)/);
    const arabic = wordsOf('ar');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ar/login');
    await networkLink(page, arabic).click();
    await expect(page).toHaveURL(PROVIDER);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page, 'the page of the network');
    await decision(page, 'deny').click();
    await expect(page.getByRole('alert')).toHaveText(arabic('social:result_denied', NETWORK));
    await expectAccessible(page, 'the page of signing in after a refusal');
    await networkLink(page, arabic).click();
    await page.locator('input[value="new"]').check();
    await decision(page, 'allow').click();
    await expect(page.locator('input[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  '[A-04] one-tap does not appear over dialogs, its answer signs in, and a failed script is reported',
  FULL,
  async ({ page, pageErrors }) => {
    pageErrors.allow('the script is kept away on purpose', /Failed to load/);
    pageErrors.allow(
      'a page that the test hands out is of no network that may open the feed',
      /LOCAL_NETWORK_ACCESS_CHECKS/,
    );
    // Switched on for this page only, because other tests share the site.
    await page.route(/\/en\/registration$/, async (route) => {
      const response = await answerOf(route);
      const body = (await response.text()).replace('"isOneTapAuthEnabled":false', '"isOneTapAuthEnabled":true');
      await route.fulfill({ response, body });
    });
    await page.route(`**${oneTapClientCall.path}`, (route) => route.fulfill({ json: { clientId: 'fairline-google' } }));
    let sent = '';
    await page.route(`**${oneTapCall.path}`, async (route) => {
      sent = route.request().postData() ?? '';
      await route.fulfill({ json: { redirectUrl: '/en/login?social=join&network=google' } });
    });
    await page.route('**/one-tap.js', (route) => route.abort(), { times: 1 });
    await page.goto(paths.to('registration', 'en'));
    await expect(page.getByText(words('social:one_tap_error'))).toBeVisible();
    await page.goto(paths.to('registration', 'en'));
    const prompt = page.getByRole('button', { name: 'Continue as Ada' });
    await expect(prompt).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('account:sign_in'), exact: true })
      .click();
    await expect(prompt).toHaveCount(0);
    await page.goto(paths.to('registration', 'en'));
    await prompt.click();
    await expect(page).toHaveURL(/\/en\/login\?social=join/);
    for (const name of ['credential', 'language', 'currency', 'countryId']) expect(sent).toContain(`name="${name}"`);
  },
);
