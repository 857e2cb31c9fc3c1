import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { DesktopApp, PAGE_ORIGIN } from '#tests/fixtures/electron/desktop-app.ts';
import { debuggerStart } from '#tests/fixtures/electron/flavour-builds.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const SECRET = 'very-secret-session';

let app: DesktopApp | null = null;
test.afterEach(async () => {
  await app?.close();
  app = null;
});

async function launch(context: Parameters<typeof DesktopApp.launch>[0]) {
  const site = process.env.BASE_URL ?? '';
  app = await DesktopApp.launch(context, { ...(await debuggerStart()), site, isOpened: false });
  return app;
}

/** Opens the log of the app in the debugger's page. */
function desktopLog(page: Page, language: string) {
  const words = wordsOf(language);
  const say = (key: string, values?: Record<string, unknown>) => words(`debugger:${key}`, values);
  const panel = page.getByRole('tabpanel');
  return {
    say,
    panel,
    open: async () => {
      await page.goto(`${PAGE_ORIGIN}/${language}/debugger#program`);
      await expect(panel.getByRole('list', { name: say('tab_program') })).toBeVisible();
    },
    lines: panel.getByRole('listitem'),
    button: (key: string) => panel.getByRole('button', { name: say(key), exact: true }),
    search: panel.getByRole('searchbox'),
    level: panel.getByRole('combobox', { name: say('log_level') }),
  };
}

/** Adds one warning to the log: a refused link. */
const refuseLink = ({ main }: DesktopApp, more = '') =>
  main.order('openUrl', { url: `fairline-debugger://nowhere/${more}` });

test(
  '[Z-06] the log of the app is shown live, filtered by level and words, paused, and copied',
  FULL,
  async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: PAGE_ORIGIN });
    const desktop = await launch(context);
    const { page } = desktop;
    const log = desktopLog(page, 'en');
    await refuseLink(desktop);
    await log.open();
    // Lines written before the page has asked.
    await expect(log.lines.last()).toContainText(/Fairline Debugger .*, electron /);
    const refusals = log.lines.filter({ hasText: 'A link was refused' });
    await expect(refusals).toHaveCount(1);
    await expect(refusals).toContainText(/\d\d:\d\d:\d\d\.\d{3}/);
    await expect(refusals).toContainText(log.say('line_warn'));
    await expect(refusals).toContainText('links');
    // New lines appear without a reload, newest first.
    await refuseLink(desktop, 'second');
    await expect(refusals).toHaveCount(2);
    await expect(log.lines.first()).toContainText('A link was refused');
    await log.level.selectOption({ label: log.say('level_warn') });
    await expect(log.lines).toHaveCount(2);
    await log.level.selectOption({ label: log.say('level_error') });
    await expect(log.panel.getByText(log.say('nothing_found'))).toBeVisible();
    await log.level.selectOption({ label: log.say('level_all') });
    await log.search.fill('LINKS refused');
    await expect(log.lines).toHaveCount(2);

    await log.button('pause').click();
    await refuseLink(desktop, 'third');
    await refuseLink(desktop, 'fourth');
    await expect(log.panel.getByText(log.say('waiting_count', { count: 2 }))).toBeVisible();
    await expect(log.lines).toHaveCount(2);
    await log.button('copy').click();
    await expect(log.button('copied')).toBeVisible();
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(copied).toHaveLength(2);
    expect(copied[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z warn links: A link was refused: \S+, \d+ characters$/);
    await log.button('resume').click();
    await expect(log.lines).toHaveCount(4);
  },
);

test('[Z-06] new lines of the log are not announced by screen readers', FULL, async ({ context }) => {
  const desktop = await launch(context);
  const { page } = desktop;
  const log = desktopLog(page, 'en');
  await log.open();
  // Screen readers only hear about actions of the user: that a text was copied.
  const told = await log.panel.locator('[aria-live], [role=log], [role=status], [role=alert]').allTextContents();
  expect(told).toEqual([log.say('copy')]);
  await expect(log.button('pause')).toBeEnabled();
  await log.button('pause').focus();
  for (let count = 0; count < 5; count++) await refuseLink(desktop);
  await log.button('pause').press('Enter');
  await refuseLink(desktop);
  await expect(log.button('resume')).toBeFocused();
  await expect(log.panel.getByText(log.say('waiting_count', { count: 1 }))).toBeVisible();
});

test('[Z-06] the report is saved where a dialog says, with the app’s log and without secrets', async ({ context }) => {
  const desktop = await launch(context);
  const { page, main } = desktop;
  const log = desktopLog(page, 'en');
  await log.open();
  await main.order('openUrl', { url: `fairline-debugger://office/history?token=${SECRET}` });
  const file = path.join(temporaryFolder('report'), 'for-support.md');
  const save = page.getByRole('button', { name: log.say('save_report') });
  // The dialog is cancelled: nothing is saved, and no message appears.
  await save.click();
  await expect.poll(async () => (await main.journal('dialog.showSaveDialog')).length).toBe(1);
  await expect(page.getByText(log.say('report_saved'))).toHaveCount(0);
  const words = wordsOf('en');
  // The list of files loads a moment after the page.
  await expect(async () => {
    await main.order('answerDialog', { kind: 'save', value: file });
    await save.click();
    await expect(page.getByRole('button', { name: words('desktop-app:show_in_folder') })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await expect(page.getByText(log.say('report_saved'))).toHaveCount(0);
  const [asked] = (await main.journal('dialog.showSaveDialog')).map(({ args }) => args[0] as { defaultPath: string });
  expect(asked?.defaultPath).toMatch(/[\\/]fairline-\d{4}-\d\d-\d\dT\d{6}\.md$/);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(SECRET);
  const report = JSON.parse(text.split('```json\n')[1]?.split('\n```')[0] ?? '') as {
    build: { host: string };
    desktopLog: { at: string; level: string; area: string; text: string }[];
  };
  expect(report.build.host).toBe('desktop');
  expect(report.desktopLog[0]).toMatchObject({ level: 'info', area: 'app' });
  expect(report.desktopLog).toContainEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'warn',
    area: 'links',
    text: expect.stringMatching(/^A link was refused: unknown-parameter, \d+ characters$/),
  });
});

for (const [language, width] of [
  ['ar', 390],
  ['en', 1024],
] as const) {
  test(
    `[Z-06] the log fits the page and is accessible, in ${language} at ${width} pixels`,
    FULL,
    async ({ context }) => {
      const desktop = await launch(context);
      const { page } = desktop;
      await page.setViewportSize({ width, height: 844 });
      const log = desktopLog(page, language);
      await log.open();
      await refuseLink(desktop, 'x'.repeat(1500));
      await expect(log.lines.filter({ hasText: 'A link was refused' })).toHaveCount(1);
      await expect(page.locator('[data-flavour=debugger]')).toBeVisible();
      // The selected tab is the last one and must be scrolled into view.
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over).toBe(0);
      await expectAccessible(page, `the log of the app in ${language}`);
    },
  );
}
