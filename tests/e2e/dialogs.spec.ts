import type { Locator, Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { type CareLimit, limitsCall, setLimitsCall } from '#shared/contracts/session-life.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { answerOf } from '#tests/fixtures/answer-of.ts';
import { expectAccessibleDialog } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { leaveDialog } from '#tests/fixtures/leave-dialog.ts';
import { type Words, wordsOf } from '#tests/fixtures/words.ts';
import type { World } from '#tests/fixtures/world.ts';

/**
 * Changes the site config of this page only, because other tests share the site: in the page itself and in later
 * answers.
 */
async function configure(page: Page, path: string, patch: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route(new RegExp(`${path}$`), async (route) => {
    const response = await answerOf(route);
    const entries = Object.entries(patch);
    const body = entries.reduce(
      (text, [name, value]) =>
        text.replace(new RegExp(`"${name}":(?:false|null)`), `"${name}":${JSON.stringify(value)}`),
      await response.text(),
    );
    await route.fulfill({ response, body });
  });
  await page.route(`**${siteConfigCall.path}*`, async (route) => {
    const response = await answerOf(route);
    const answer = (await response.json()) as { config: object };
    await route.fulfill({ response, json: { ...answer, config: { ...answer.config, ...patch } } });
  });
}

const HANDED_OUT = /LOCAL_NETWORK_ACCESS_CHECKS/;

const press = (place: Locator | Page, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).press('Enter');

/** Waits for a dialog and checks it. */
async function look(page: Page, title: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expectAccessibleDialog(page, title);
  return dialog;
}

/** Checks a dialog and closes it. */
async function lookAndLeave(page: Page, title: string): Promise<void> {
  await leaveDialog(await look(page, title));
}

const FIRST = {
  ageGate: { terms: '/en/rules', keep: 'session' },
  isWelcomeModal: true,
  isConvertReminder: true,
  isSetLimitsReminder: true,
};

/** Checks the dialogs that open automatically, in their order. */
async function lookAtFirstModals(page: Page, words: Words): Promise<void> {
  const say = (key: string) => words(`modals:${key}`, { age: 18, brand: 'Fairline' });
  const age = await look(page, say('age_title'));
  await press(age, say('age_no'));
  await expect(age).toContainText(say('age_sorry'));
  await expectAccessibleDialog(page, 'the answer to somebody who is too young');
  await press(age, say('age_yes'));
  await lookAndLeave(page, say('welcome_title'));
  const convert = await look(page, say('convert_title_hrk'));
  await press(convert, words('conversion:look'));
  await lookAndLeave(page, words('conversion:title', { from: 'HRK', to: 'EUR' }));
  const limits = await look(page, words('limits:remind_title'));
  await press(limits, words('limits:remind_go'));
  await look(page, words('auth:care'));
}

/** Returns from the open part of the account to its overview. */
async function lookAtAccount(page: Page, words: Words): Promise<void> {
  await press(page.getByRole('dialog'), words('auth:code_back'));
  await lookAndLeave(page, words('auth:account'));
}

/** Checks the dialogs that the header opens. */
async function lookAtFrame(page: Page, words: Words): Promise<void> {
  const banner = page.getByRole('banner');
  await press(banner, words('common:settings'));
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
  await lookAndLeave(page, words('preferences:settings_title'));
  await banner.getByRole('button', { name: words('common:search') }).press('Enter');
  await page.getByRole('combobox').fill('un');
  await page.getByRole('row').first().waitFor();
  await expectAccessibleDialog(page, 'the search');
  await leaveDialog(page.getByRole('dialog'));
}

async function lookAtSupport(page: Page, words: Words): Promise<void> {
  for (const [option, title] of [
    ['option_callback', 'option_callback'],
    ['option_requests', 'requests_title'],
  ] as const) {
    await press(page, words('support:contact'));
    await press(page, words(`support:${option}`));
    await lookAndLeave(page, words(`support:${title}`));
  }
}

/** Changes the answers of a call on their way, as if time had passed. */
async function bend(page: Page, path: string, change: (body: Answers) => unknown): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'DELETE') return route.fallback();
    const response = await answerOf(route);
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** The fields of answers that the test changes. */
interface Answers {
  readonly life?: Readonly<Record<string, unknown>>;
  readonly data?: readonly CareLimit[];
}

/** Simulates a return to the page, which makes it check its session at once. */
const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const DEPOSIT_IN_A_DAY = 20;

/** Checks a reality check, and a looser deposit limit that waits for the player's confirmation. */
async function lookAtCare(page: Page, words: Words, world: World): Promise<void> {
  for (const limitValue of [1000, 2000]) {
    const data = { limits: [{ limitType: DEPOSIT_IN_A_DAY, limitValue }] };
    expect((await page.request.post(setLimitsCall.path, { data })).ok()).toBe(true);
  }
  let due: Readonly<Record<string, number>> = { realityAt: 1 };
  await bend(page, openPaths.sessionPulse, (answer) => ({ ...answer, life: { ...answer.life, ...due } }));
  await comeBack(page);
  const reality = await look(page, words('modals:reality_title'));
  due = {};
  await press(reality, words('modals:reality_continue'));
  await expect(reality).toHaveCount(0);

  const aMinuteAgo = Math.floor((await world.now()) / 1000) - 60;
  await bend(page, limitsCall.path, ({ data = [] }) => ({
    data: data.map((limit) => (limit.limitState === 'PENDING' ? { ...limit, endsAt: aMinuteAgo } : limit)),
  }));
  due = { limitToApproveAt: 1 };
  await comeBack(page);
  const decision = await look(page, words('limits:decide_title'));
  due = {};
  await press(decision, words('limits:reject'));
  await expect(decision).toHaveCount(0);
}

test(
  'dialogs that open automatically and the account have no accessibility violation in either theme',
  FULL,
  async ({ page, player, world, pageErrors }) => {
    pageErrors.allow('the lightest page is one that is not there', /status of 404 .*\/nowhere/);
    pageErrors.allow('a page that the test hands out is of no network that may open the feed', HANDED_OUT);
    const words = wordsOf('en');
    const { email } = await player.signUp();
    await world.control('fund', { email, iso: 'HRK', amount: 75_345 });
    await configure(page, '/en/nowhere', FIRST);
    await page.goto('/en/nowhere');
    await lookAtFirstModals(page, words);
    await lookAtAccount(page, words);
    // Answers that are still on their way are dropped.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'dialogs of the header, of support and of limits have no accessibility violation in either theme',
  FULL,
  async ({ page, player, world, pageErrors }) => {
    pageErrors.allow('the lightest page is one that is not there', /status of 404 .*\/nowhere/);
    pageErrors.allow('the window has no answer of its own to a dropped one', /NAME_NOT_RESOLVED .*\/session\/pulse/);
    const words = wordsOf('en');
    await player.signUp();
    await page.goto('/en/nowhere');
    await lookAtFrame(page, words);
    await lookAtSupport(page, words);
    await lookAtCare(page, words, world);
    // Answers that are still on their way are dropped.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });

  test(
    'on an Arabic phone a guest’s dialogs have no accessibility violation in either theme',
    FULL,
    async ({ page, pageErrors }) => {
      pageErrors.allow('a page that the test hands out is of no network that may open the feed', HANDED_OUT);
      pageErrors.allow('the lightest page is one that is not there', /status of 404 .*\/nowhere/);
      const words = wordsOf('ar');
      const bar = page.getByRole('navigation', { name: words('common:sections') }).last();
      await configure(page, '/ar/nowhere', { registrationReminder: { delaySeconds: 0, intervalMinutes: 60 } });
      await page.goto('/ar/nowhere');
      await lookAndLeave(page, words('modals:reminder_title', { brand: 'Fairline' }));
      await press(bar, words('common:menu'));
      const menu = await look(page, words('common:menu'));
      await press(menu, words('common:notices_open', { count: 0 }));
      await lookAndLeave(page, words('notices:centre_title'));
      await bar.getByRole('button', { name: words('common:coupon') }).press('Enter');
      await lookAndLeave(page, words('common:coupon'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('account:sign_in'), exact: true })
        .press('Enter');
      const entry = await look(page, words('auth:sign_in'));
      await press(entry, words('auth:password_forgotten'));
      await lookAndLeave(page, words('auth:password_forgotten'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('account:join') })
        .press('Enter');
      const join = page.getByRole('dialog', { name: words('auth:sign_up') });
      await join.getByRole('radio', { name: words('registration:type_full_reg') }).press('Enter');
      await join.getByLabel(words('registration:address')).waitFor();
      await lookAndLeave(page, words('auth:sign_up'));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
});

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
]) {
  test(
    `[A-11] before the first deposit a visitor sees offers that can be taken, once, in ${language} at ${width}`,
    FULL,
    async ({ page, world, pageErrors }) => {
      pageErrors.allow('a page that the test hands out is of no known address', HANDED_OUT);
      await page.setViewportSize({ width, height: 900 });
      const words = wordsOf(language);
      await configure(page, `/${language}`, { firstDepositModal: 1 });
      const path = `${openPaths.content}?id=promo&lang=${language}`;
      const { blocks } = await world.read<{
        blocks: { kind: string; offers?: { page: { id: string; name: string } }[] }[];
      }>(path);
      const [offer] = blocks.flatMap(({ offers = [] }) => offers);
      await page.goto(`/${language}`);
      const dialog = await look(page, words('modals:deposit_title_1'));
      await dialog.getByRole('link', { name: offer?.page.name ?? '' }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/${offer?.page.id}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer?.page.name ?? '');
      await page.goto(`/${language}`);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    },
  );
}
