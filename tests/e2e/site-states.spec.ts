import type { Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { expectAccessible, expectAccessibleDialog } from '#tests/fixtures/axe.ts';
import { configure } from '#tests/fixtures/configure.ts';
import { FULL, isFull } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { Player } from '#tests/fixtures/player.ts';
import { type Product, startProduct } from '#tests/fixtures/product.ts';
import { control, serverNow } from '#tests/fixtures/site-controls.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { listening } from '#tests/pages/prices.ts';

const test = journeyOn(async () => {
  const site = await startProduct();
  return { site, origin: site.origin, end: site.stop };
});
test.describe.configure({ mode: 'default' });

/** Expects the final address and status of a new request; the site learns of a change within a second. */
async function expectFresh({ origin }: Product, path: string, to: string, status: number): Promise<void> {
  const ask = async () => {
    const answer = await fetch(`${origin}${path}`);
    return `${answer.status} ${new URL(answer.url).pathname}`;
  };
  await expect.poll(ask, { intervals: [200] }).toBe(`${status} ${to}`);
}

/** Expects the address to which an open page moves when the visitor returns to it. */
async function expectMoved(page: Page, to: string): Promise<void> {
  const look = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return new URL(page.url()).pathname;
  };
  await expect.poll(look, { intervals: [300] }).toBe(to);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
}

/** One reason of each kind of page; the guards' truth tables have all of them. The gate takes the first two. */
const REASONS = [
  [16, 'suspension', 503],
  [2, 'block', 403],
  [13, 'block-ua', 451],
  [8, 'coming-soon', 503],
] as const;

test('[G-05] each reason of a block redirects new requests and open pages, and its end brings them back', async ({
  page,
  site,
}) => {
  await open(page, '/en/live');
  for (const [reason, name, status] of isFull ? REASONS : REASONS.slice(0, 2)) {
    await control(site, 'block', { reason });
    await Promise.all([expectFresh(site, '/en/line', `/en/${name}`, status), expectMoved(page, `/en/${name}`)]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsOf('en')(`states:title_${name.replaceAll('-', '_')}`),
    );
    await control(site, 'block', { reason: null });
    await Promise.all([expectFresh(site, `/en/${name}`, '/en', 200), expectMoved(page, '/en')]);
  }
});

test(
  '[N-08] an open page announces coming maintenance, and stops when it is called off',
  FULL,
  async ({ page, site }) => {
    await open(page, '/ru/live');
    const now = await serverNow(site);
    const startAt = now + 3_600_000;
    await control(site, 'maintenance', { active: false, startAt, finishAt: startAt, notifyStartDate: now - 1000 });
    const notice = page.getByRole('status').filter({ hasText: 'Технические работы' });
    const look = async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return notice.count();
    };
    await expect.poll(look, { intervals: [300] }).toBe(1);
    await notice.getByRole('button', { name: wordsOf('ru')('common:close') }).click();
    await expect(notice).toHaveCount(0);
    await control(site, 'maintenance', { active: false, startAt: startAt + 60_000 });
    await expect.poll(look, { intervals: [300] }).toBe(1);
    const never = { startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null };
    await control(site, 'maintenance', { active: false, ...never });
    await expect.poll(look, { intervals: [300] }).toBe(0);

    const words = wordsOf('ru');
    const bell = (count: number) =>
      page.getByRole('banner').getByRole('button', { name: words('common:notices_open', { count }), exact: true });
    await expect(bell(2)).toBeVisible();
    await page.reload();
    await bell(2).click();
    const centre = page.getByRole('dialog', { name: words('notices:centre_title') });
    await expect(centre.getByRole('listitem')).toHaveCount(2);
    await expect(centre.getByRole('listitem').first()).toContainText('Технические работы');
    await page.keyboard.press('Escape');
    await expect(bell(0)).toBeFocused();
  },
);

test('[N-03] [A-11] dialogs that open automatically appear one at a time, and are answered once', async ({
  page,
  site,
}) => {
  const say = (key: string) => wordsOf('en')(`modals:${key}`, { age: 18, brand: 'Fairline' });
  await configure(site, { ageGate: { terms: '/en', keep: 'local' }, isWelcomeModal: true });
  await page.goto('/en');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(say('age_title'));
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog.getByRole('button', { name: say('age_no') }).click();
  await expect(dialog.getByRole('status')).toHaveText(say('age_sorry'));
  await dialog.getByRole('button', { name: say('age_yes') }).click();
  await expect(dialog).toHaveAccessibleName(say('welcome_title'));
  await dialog.getByRole('button', { name: say('welcome_go') }).click();
  await expect(dialog).toHaveCount(0);
  await configure(site, { ageGate: { terms: '/en', keep: 'local' }, firstDepositModal: 2 });
  await page.goto('/en');
  await expect(dialog, 'what was answered is not asked again').toHaveAccessibleName(say('deposit_title_2'));
  await dialog.getByRole('button', { name: say('to_sign_up') }).click();
  await expect(dialog).toHaveAccessibleName(wordsOf('en')('auth:sign_up'));
  await control(site, 'config', { ageGate: null, isWelcomeModal: null, firstDepositModal: null });
});

test(
  '[G-05] maintenance redirects the open page, shows its end, and brings the page back afterwards',
  FULL,
  async ({ page, site }) => {
    await open(page, '/ar/line');
    await control(site, 'maintenance', { active: true, finishAt: (await serverNow(site)) + 3_600_000 });
    await expectFresh(site, '/ar/no-such-page', '/ar/maintenance', 503);
    const answer = await fetch(`${site.origin}/ar/maintenance`);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500);
    await expectMoved(page, '/ar/maintenance');
    await expect(page.locator('[data-layout=maintenance]')).toContainText(wordsOf('ar')('states:back_at'));
    await control(site, 'maintenance', { active: false, finishAt: null });
    await expectFresh(site, '/ar/maintenance', '/ar', 200);
    await expectMoved(page, '/ar');
  },
);

test('[G-04] changed terms redirect a player to the page that accepts them, and then back', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  pageErrors.allow('the first answer is lost', /status of 503/);
  await new Player(context.request).signUp();
  await open(page, '/en/live');
  await control(site, 'terms', { changed: true });
  await expectMoved(page, '/en/confirm');
  await expectFresh(site, '/en/live', '/en/live', 200);
  const words = wordsOf('en');
  const accept = page.getByRole('button', { name: words('states:terms_accept') });
  await expect(accept).toBeDisabled();
  await page.getByRole('checkbox').check();
  await page.route(`**${openPaths.acceptAgreement}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await accept.click();
  const problem = page.getByRole('dialog', { name: words('states:terms_error_title') });
  await expect(problem).toBeVisible();
  await expectAccessibleDialog(page, 'what went wrong with the terms');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await expect(problem, 'only its button closes it').toBeVisible();
  await problem.getByRole('button').click();
  await expect(accept).toBeFocused();
  await accept.click();
  await expect(page).toHaveURL('/en');
  await open(page, '/en/live');
  await expect(page).toHaveURL('/en/live');
  await control(site, 'terms', { changed: false });
});

test(
  '[G-04] the rules can be read where they are to be accepted: the summary, or those of the operator',
  FULL,
  async ({ page, context, site }) => {
    await new Player(context.request).signUp();
    await control(site, 'terms', { changed: true });
    await open(page, '/ar/confirm');
    const rules = page.getByRole('region', { name: wordsOf('ar')('terms:label') });
    await expect(rules.getByRole('heading')).toHaveCount(6);
    await expect(rules).toContainText(wordsOf('ar')('terms:text_settlement'));
    await expectAccessible(page, 'the terms in Arabic');
    const sections = [{ heading: 'How bets are settled', paragraphs: ['By the official result.'] }];
    await control(site, 'config', { ruleTexts: { en: sections } });
    await open(page, '/de/confirm');
    const own = page.getByRole('region', { name: wordsOf('de')('terms:label') });
    await expect(own.getByRole('heading')).toHaveText(['How bets are settled']);
    await expect(own.locator('[lang=en]')).toContainText('By the official result.');
    await control(site, 'config', { ruleTexts: { en: null } });
    await control(site, 'terms', { changed: false });
  },
);

test(
  '[N-04] an alert leads to changed terms where the site does not force them, until they are accepted',
  FULL,
  async ({ page, context, site }) => {
    const say = wordsOf('en');
    await new Player(context.request).signUp();
    await configure(site, { isAvailableConfirmTerms: false });
    await open(page, '/en/live');
    await control(site, 'terms', { changed: true });
    const alert = page.getByRole('alert').filter({ hasText: say('notices:information_confirm_terms_error') });
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(alert).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page, 'betting goes on').toHaveURL('/en/live');
    await alert.getByRole('link', { name: say('notices:read_terms') }).click();
    await expect(page).toHaveURL('/en/confirm');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('states:terms_accept') }).click();
    await expect(page).toHaveURL('/en');
    await open(page, '/en/live');
    await expect(alert).toHaveCount(0);
    await control(site, 'terms', { changed: false });
    await control(site, 'config', { isAvailableConfirmTerms: null });
  },
);

test('[G-06] a ban closes betting for its player only, until the ban ends', async ({ page, context, site }) => {
  const { email } = await new Player(context.request).signUp();
  await open(page, '/en/live');
  await control(site, 'ban', { email, level: 10 });
  await expectMoved(page, '/en/block-appeal-history');
  await expectFresh(site, '/en/live', '/en/live', 200);
  await open(page, '/en/office/history');
  await expect(page).toHaveURL('/en/office/history');
  await open(page, '/en/line');
  await expect(page).toHaveURL('/en/block-appeal-history');
  await control(site, 'ban', { email, level: 0 });
  await expectMoved(page, '/en');
});
