import type { Page, Request } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { FINGERPRINT_HEADER } from '#shared/domain/transport/answer-codes.ts';
import { expectAccessibleDialog } from '#tests/fixtures/axe.ts';
import { test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { newCredentials } from '#tests/fixtures/player.ts';
import { letDeviceWork } from '#tests/pages/captcha.ts';
import { listening } from '#tests/pages/prices.ts';

// The device works on captchas here, which takes long on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** Collects the requests of a page to a path, in their order. */
function requestsTo(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

test(
  '[C-07] [C-13] after three wrong passwords the site requires a captcha, which the device can solve',
  FULL,
  async ({ page, player, journey, pageErrors }) => {
    pageErrors.allow('sign-ins are refused', /Failed to load resource/);
    const { words, frame } = journey;
    const { email, password } = await player.signUp(newCredentials());
    await page.context().clearCookies();
    await page.goto(paths.home('en'));
    const logins = requestsTo(page, openPaths.login);
    const dialog = await frame.openSignIn();
    const send = async (text: string) => {
      await dialog.getByLabel(words('auth:email')).fill(email);
      await dialog.getByLabel(words('auth:password'), { exact: true }).fill(text);
      await dialog
        .getByRole('button', { name: words('auth:sign_in'), exact: true })
        .last()
        .click();
    };
    for (let turn = 1; turn <= 3; turn++) {
      await send('a wrong password');
      await expect(dialog.getByText(words('errors:credentials_wrong'))).toBeVisible();
      await expect.poll(() => logins.length).toBe(turn);
    }
    await send(password);
    await expect(page.getByRole('dialog', { name: words('captcha:title') })).toBeVisible();
    await expectAccessibleDialog(page, 'the captcha');
    await letDeviceWork(page, words);
    await expect(frame.account).toBeVisible();
    expect(logins.map((request) => request.headers()[FINGERPRINT_HEADER] !== undefined)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
  },
);

test(
  '[C-14] the end of a session is said in both tabs, and the coupon stays',
  FULL,
  async ({ page, context, world, player, journey, pageErrors }) => {
    pageErrors.allow('a session that is over refuses what the page asks', /status of 401/);
    pageErrors.allow('a session that is over has no secure data', /secure data call is empty/);
    const { coupon, words, frame, add } = journey;
    await player.signUp();
    await add(await world.takeOne({ section: 'line' }));
    const other = await context.newPage();
    await other.goto(paths.home('en'));
    await expect(other.getByRole('banner').getByRole('button', { name: words('account:account_open') })).toBeVisible();
    await listening(other);
    await context.request.post(openPaths.logout);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const alerts = [page, other].map((tab) =>
      tab.getByRole('alert').filter({ hasText: words('notices:session_over') }),
    );
    // Each tab notices the end separately and hides its alert after a time: on a busy machine one may be gone when the
    // other appears.
    await Promise.all(alerts.map((alert) => expect(alert).toBeVisible({ timeout: 45_000 })));
    await expect(frame.account).toHaveCount(0);
    await expect(coupon.panel.getByRole('listitem').first()).toBeVisible();
  },
);
