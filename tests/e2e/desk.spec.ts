import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { enrol, enrolmentLink, openDeskSite, STAFF_PASSWORD, staffCode } from '#tests/fixtures/desk-site.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { Player } from '#tests/fixtures/player.ts';

const test = journeyOn(openDeskSite);
test.use({ colorScheme: 'dark' });

const places = (page: Page) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link').allTextContents();

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  return context.newPage();
}

test('an administrator of the desk adds a support member, who finds a player without any control of money, and the log shows what both did', async ({
  page,
  browser,
  context,
  site,
  pageErrors,
}) => {
  pageErrors.allow('the browser itself names the status of a refused sign-in', /status of 40[13]/);
  const { email } = await new Player(context.request).signUp();
  const { secret, used } = await enrol(
    page,
    enrolmentLink(await site.command('add-admin', 'ada@example.com', '--name', 'Ada Lovelace')),
  );
  await expectAccessible(page, 'the first page of the desk');
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');

  // The desk leads back to the page that was asked for.
  await page.goto(`${site.deskOrigin}/staff`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('textbox', { name: 'Code' }).fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('the code was used before');
  await expectAccessible(page, 'the sign-in of the desk');
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('textbox', { name: 'Code' }).fill(staffCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff');

  await page.getByText('Add a staff account').press('Enter');
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Add the account' }) });
  await form.getByLabel('E-mail address').fill('sam@example.com');
  await form.getByLabel('Name', { exact: true }).fill('Sam');
  await form.getByLabel('support', { exact: true }).check();
  await form.getByLabel('Reason').fill('joins the night shift');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enrolment link');
  const link = enrolmentLink((await page.getByRole('main').locator('code').textContent()) ?? '');

  const support = await openPhone(browser);
  await enrol(support, link);
  expect(await places(support)).toEqual(['Overview', 'Players', 'Support', 'Messages']);
  await support.getByRole('navigation').getByRole('link', { name: 'Players' }).press('Enter');
  await support.getByLabel('Search').fill(email);
  await support.keyboard.press('Enter');
  await support.getByRole('main').getByRole('link').press('Enter');
  await expect(support.getByText(email)).toBeVisible();
  await expect(support.getByText('100.00 EUR')).toBeVisible();
  const acts = support.getByRole('group').getByText(/./).filter({ visible: true });
  await expect(acts).toHaveText([
    'Correct name, birthday or country',
    'End all sessions',
    'Ban, or lift the ban',
    'Exclude from play',
    'Close the account for good',
  ]);
  await expectAccessible(support, 'a player on a phone');
  expect(await support.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await support.getByText('End all sessions').press('Enter');
  await support.getByLabel('Reason').filter({ visible: true }).fill('no');
  await support.keyboard.press('Enter');
  await expect(support.getByRole('alert')).toContainText('Reason: Say in five characters or more why');
  await support.getByLabel('Reason').fill('the player lost a phone');
  await support.keyboard.press('Enter');
  await expect(support.getByRole('status')).toHaveText('End all sessions: done.');
  await expect(support.getByText('No session is open.')).toBeVisible();
  for (const closed of ['/promo', '/book', '/site', '/staff', '/log']) {
    expect((await support.goto(site.deskOrigin + closed))?.status(), closed).toBe(403);
  }
  await support.context().close();

  await page.goto(`${site.deskOrigin}/log?kinds=staff_act`);
  const rows = page.getByRole('row').filter({ hasText: 'staff_act' });
  await expect(rows).toHaveCount(3);
  for (const details of await rows.getByText('Details').all()) await details.press('Enter');
  await expect(rows.nth(0)).toContainText('the player lost a phone');
  await expect(rows.nth(1)).toContainText('joins the night shift');
  await expect(rows.nth(2)).toContainText('command line');
  await expectAccessible(page, 'the security log');
});
