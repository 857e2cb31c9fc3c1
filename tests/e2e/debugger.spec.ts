import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';

/** Cookies whose value is not secret. */
const PLAIN: ReadonlySet<string> = new Set(['display', 'lang', 'window_width']);
const TABS = ['overview', 'config', 'session', 'address', 'flags', 'calls', 'feed', 'parts', 'storage', 'log'] as const;
type Tab = (typeof TABS)[number];

/** The debugger of a page. */
class DebuggerPage {
  readonly page: Page;
  readonly words;
  constructor(page: Page, language: string) {
    this.page = page;
    this.words = wordsOf(language);
  }

  readonly say = (key: string, values?: Record<string, unknown>) => this.words(`debugger:${key}`, values);

  get panel() {
    return this.page.getByRole('tabpanel');
  }

  async open(tab: Tab): Promise<void> {
    await this.page.goto(`/${this.words.language}/debugger#${tab}`);
    await this.shows(tab);
  }

  /** Opens the debugger from another page, without a reload. */
  async openByKeys(): Promise<void> {
    await this.page.keyboard.press('Alt+Shift+D');
    await this.shows('overview');
  }

  async choose(tab: Tab): Promise<void> {
    await this.page.getByRole('tab', { name: this.say(`tab_${tab}`), exact: true }).click();
    await this.shows(tab);
  }

  async shows(tab: Tab): Promise<void> {
    const selected = this.page.getByRole('tab', { name: this.say(`tab_${tab}`), exact: true });
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await expect(this.panel).toBeVisible();
  }
}

test(
  '[R-32] the debugger lists the calls of a page, searches them, and shows none of their content',
  FULL,
  async ({ page, player }) => {
    const support = new DebuggerPage(page, 'en');
    await player.signUp();
    await page.goto(paths.line({ language: 'en' }));
    await alive(page);
    // A call that the test causes now.
    const answered = page.waitForResponse((answer) => answer.url().includes('/web-api/line/games'));
    await page.getByRole('link', { name: /^Live/ }).first().click();
    await answered;
    await support.openByKeys();
    await support.choose('calls');
    await support.panel.getByRole('searchbox').fill('line/games 200');
    const calls = support.panel.getByRole('button', { name: /GET \/web-api\/line\/games/ });
    await expect(calls.first()).toBeVisible();
    await support.panel.getByRole('searchbox').fill('no-such-call');
    await expect(support.panel.getByText(support.say('nothing_found'))).toBeVisible();
    await support.panel.getByRole('searchbox').fill('/web-api/line/games');
    await calls.first().click();
    const detail = support.panel.getByRole('region', { name: support.say('call_detail') });
    await expect(detail.getByText(/^[0-9a-f-]{36}$/)).toBeVisible();
    await expect(detail).toContainText('games');
    await expect(detail).toContainText(/"\d+ ×"|text \(\d+\)|number/);
  },
);

test(
  '[R-32] an overridden flag closes its pages in this tab only; a badge on every page says so and removes the override',
  FULL,
  async ({ page, context }) => {
    const support = new DebuggerPage(page, 'en');
    const notFound = support.words('common:page_not_found');
    await support.open('flags');
    const choice = support.panel.getByRole('combobox', {
      name: support.say('override_of', { name: 'live' }),
      exact: true,
    });
    await choice.selectOption({ label: support.say('off') });
    const badge = page.getByRole('complementary', { name: support.say('overrides') });
    await expect(badge.getByRole('link')).toHaveText(support.say('override_count', { count: 1 }));
    await page.goto(paths.home('en'));
    await expect(badge).toBeVisible();
    await page.getByRole('link', { name: /^Live/ }).first().click();
    await expect(page.getByRole('heading', { name: notFound })).toBeAttached();
    const other = await context.newPage();
    await other.goto(paths.live({ language: 'en' }));
    await expect(other.getByRole('main')).toBeVisible();
    await expect(other.getByRole('heading', { name: notFound })).toHaveCount(0);
    await other.close();
    await badge.getByRole('button', { name: support.say('clear') }).click();
    await expect(badge).toHaveCount(0);
    await expect(page.getByRole('heading', { name: notFound })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('fairline:overrides'))).toBeNull();
  },
);

test(
  '[Z-06] the debugger’s saved report of a signed-in player contains no personal data',
  FULL,
  async ({ page, context, player, world }) => {
    const support = new DebuggerPage(page, 'en');
    const { email, password } = await player.signUp();
    await page.goto(paths.home('en'));
    await alive(page);
    await page.evaluate(
      ([address, path]) =>
        // An address of a page may carry personal data, such as a search for a person.
        history.replaceState(null, '', `${path}?mail=${encodeURIComponent(address ?? '')}`),
      [email, paths.home('en')],
    );
    await support.openByKeys();
    await support.choose('session');
    const read = page.waitForResponse((answer) => answer.url().includes('/web-api/user/gettoken'));
    await support.panel.getByRole('button', { name: support.say('read') }).click();
    const { data } = (await (await read).json()) as { data: { token: string } };
    await expect(support.panel.getByText('sub, sid, aud, iat, exp')).toBeVisible();
    await expect(support.panel).not.toContainText(data.token.slice(-20));
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: support.say('save_report') }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^fairline-.*\.md$/);
    const text = await readFile(await file.path(), 'utf8');
    await expect(page.getByRole('status').filter({ hasText: support.say('report_saved') })).toBeVisible();
    const secrets = [email, encodeURIComponent(email), password, data.token, data.token.split('.')[1] ?? data.token];
    for (const { name, value } of await context.cookies()) if (!PLAIN.has(name)) secrets.push(value);
    for (const secret of secrets) expect(text).not.toContain(secret);
    const report = JSON.parse(text.split('```json\n')[1]?.split('\n```')[0] ?? '') as {
      session: { isSignedIn: boolean };
      calls: { path: string; status: number }[];
      events: { kind: string }[];
    };
    expect(text).toContain(new Date(await world.now()).toISOString().slice(0, 11));
    expect(report.session.isSignedIn).toBe(true);
    expect(report.calls.map(({ path }) => path)).toContain('/web-api/user/gettoken');
    expect(report.events.map(({ kind }) => kind)).toContain('navigation');
  },
);

test('[R-32] the debugger shows moving figures of the feed', FULL, async ({ page }) => {
  const support = new DebuggerPage(page, 'en');
  await support.open('feed');
  await support.panel.getByRole('button', { name: support.say('follow') }).click();
  await expect(support.panel.getByText('live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(support.panel.getByRole('img', { name: new RegExp(support.say('feed_bytes_second')) })).toBeVisible();
  await expect(support.panel.getByText(/^\d+(\.\d)? KiB$/).first()).toBeVisible({ timeout: 60_000 });
});

for (const language of ['en', 'ar']) {
  test(
    `the debugger has an address for each tab, moves between tabs by arrow keys and is accessible, in ${language}`,
    FULL,
    async ({ page }) => {
      test.slow();
      const support = new DebuggerPage(page, language);
      // The log of the main process belongs to the desktop app: on the web its address is that of the first tab.
      await page.goto(`/${language}/debugger#program`);
      await support.shows('overview');
      await expect(page.getByRole('tab')).toHaveCount(TABS.length);
      await support.open('config');
      await page.getByRole('tab', { name: support.say('tab_config'), exact: true }).focus();
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await support.shows('session');
      await expect(page).toHaveURL(/#session$/);
      // Findings of axe do not depend on the language, so each language checks half of the tabs.
      const share = TABS.filter((_, index) => index % 2 === (language === 'ar' ? 1 : 0));
      for (const tab of share) {
        await support.choose(tab);
        await expectAccessible(page, `the tab ${tab} in ${language}`);
      }
    },
  );

  for (const width of language === 'ar' ? [390] : [320]) {
    test(`the debugger never scrolls sideways at ${width} pixels, in ${language}`, FULL, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const support = new DebuggerPage(page, language);
      await support.open('overview');
      for (const tab of TABS) {
        await support.choose(tab);
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(over, tab).toBe(0);
      }
    });
  }
}
