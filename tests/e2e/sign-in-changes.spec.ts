import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { lastLink } from '#tests/fixtures/inbox.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');
const WEAK = 'iloveyou1';
const NEXT = 'quiet umbrella seven rivers';
const LAST = 'green tables sing at noon';

test(
  '[O-04] a player changes the password, and the link of the email takes the change back',
  FULL,
  async ({ page, context, player, request, pageErrors }) => {
    pageErrors.allow('the session of the page has ended', /status of 401/);
    const { email, password } = await player.signUp();
    await page.goto(paths.to('office/history', 'en'));
    await page.getByRole('button', { name: words('account:account_open') }).click();
    await page.getByRole('button', { name: words('auth:security'), exact: true }).click();
    const security = page.getByRole('dialog', { name: words('auth:security') });
    await security.getByRole('button', { name: words('passwords:change'), exact: true }).click();
    const chosen = security.getByLabel(words('auth:password_new'), { exact: true });
    const current = security.getByLabel(words('auth:password_confirm'), { exact: true });
    await expect(current).toBeFocused();
    await page.keyboard.type(password);
    await chosen.fill(WEAK);
    await expect(security.getByText(words('passwords:weak_common'))).toBeVisible();
    await chosen.fill(NEXT);
    await expect(security.getByText(words('passwords:strength_3'))).toBeVisible();
    await expectAccessible(page, 'the change of a password');
    await page.keyboard.press('Enter');
    await expect(security.getByText(words('passwords:changed'))).toBeVisible();

    const link = await lastLink(request, email);
    // The page of the ended session asks for it once more.
    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText(words('sign-in-changes:change_password_changed'))).toBeVisible();
    await expectAccessible(other, 'the page that takes a change back');
    await other.getByRole('button', { name: words('sign-in-changes:undo') }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(words('sign-in-changes:undone_title'));
    await other.getByLabel(words('auth:password_new'), { exact: true }).fill(LAST);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(words('states:done_password_reset'));
    const signIn = async (uPassword: string) =>
      (await request.post(openPaths.login, { data: { uLogin: email, uPassword, save: false } })).status();
    expect([await signIn(password), await signIn(NEXT), await signIn(LAST)]).toEqual([403, 403, 200]);
  },
);
