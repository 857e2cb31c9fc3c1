import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { SettingsState } from '#shared/host/desktop/settings.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { DesktopApp } from '#tests/fixtures/electron/desktop-app.ts';
import { leaveDialog } from '#tests/fixtures/leave-dialog.ts';
import { Player } from '#tests/fixtures/player.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { World } from '#tests/fixtures/world.ts';

const PAGE = 'https://bundle.app.test';
const words = wordsOf('en');
const site = () => process.env.BASE_URL ?? '';

let app: DesktopApp | null = null;
let server: Server | null = null;
test.afterEach(async () => {
  await app?.close();
  server?.close();
  app = null;
  server = null;
});

const settingsOf = (desktop: DesktopApp) =>
  desktop.main.order<SettingsState>('invoke', {
    channel: 'settings:read',
    frame: { url: 'app://bundle/en', parent: null },
    args: [],
  });

/** Presses Escape at the moment that the focus moves into a field; returns the label of the field. */
const escapeAtFocus = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const onFocus = ({ target }: FocusEvent) => {
          if (!(target instanceof HTMLInputElement)) return;
          document.removeEventListener('focusin', onFocus);
          target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
          resolve(target.labels?.[0]?.textContent);
        };
        document.addEventListener('focusin', onFocus);
      }),
  );

test('the menu opens the settings of the app, which apply at once and follow the menu', async ({ context }) => {
  app = await DesktopApp.launch(context, { site: site(), platform: 'win32' });
  const { page, main } = app;
  await expect
    .poll(async () => (await main.order<{ label: string }[]>('menu', { place: 'application' })).length)
    .toBe(6);
  const click = (name: string) => main.order('clickMenu', { place: 'application', name });
  // The page does not listen yet, so the command waits.
  await click(words('desktop-app:menu_settings'));
  const dialog = page.getByRole('dialog', { name: words('desktop-app:app_settings') });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${PAGE}/en`);
  const tray = dialog.getByRole('switch', { name: words('desktop-app:tray_label') });
  await tray.click();
  await expect(tray).toBeChecked();
  await expect.poll(async () => (await settingsOf(app as DesktopApp)).closeToTray).toBe(true);
  await expect(dialog.getByText(words('desktop-app:spell_unavailable'))).toBeVisible();
  const size = dialog.getByLabel(words('desktop-app:zoom_label'));
  await size.selectOption('125');
  await expect.poll(async () => (await settingsOf(app as DesktopApp)).zoom).toBe(125);
  await click(words('desktop-app:view_zoom_in'));
  await expect(size).toHaveValue('150');
  await expectAccessible(page, 'the settings of the app');
  // Settings of an account first ask to sign in, and the dialog opens again afterwards.
  await dialog.getByRole('tab', { name: words('desktop-notices:title') }).click();
  const entry = page.getByRole('dialog', { name: words('auth:sign_in') });
  const left = escapeAtFocus(page);
  await dialog.getByRole('button', { name: words('account:sign_in'), exact: true }).click();
  expect(await left).toBe(words('auth:email'));
  await expect(entry).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await leaveDialog(dialog);
  await click(words('desktop-app:go_live'));
  await expect(page).toHaveURL(`${PAGE}${paths.live({ language: 'en' })}`);
  await click(words('desktop-app:go_back'));
  await expect(page).toHaveURL(`${PAGE}/en`);
});

test('a printed slip is saved as a PDF from the window, and shown in its folder', async ({ context, playwright }) => {
  // A player of the web site has placed the bet; the window checks its code.
  const web = await playwright.request.newContext({ baseURL: site() });
  const player = new Player(web);
  await player.signUp();
  const pick = await new World(web).takeOne({ section: 'line' });
  const coupon = await player.place([{ selectionId: pick.outcome.id, coef: pick.outcome.price }]);
  const slip: PrintedSlipAnswer = await (await web.get(openPaths.printedSlip.replace(':couponId', coupon.id))).json();
  await web.dispose();
  app = await DesktopApp.launch(context, { site: site() });
  const { page, main } = app;
  await page.goto(`${PAGE}${paths.printCoupon('en', coupon.id, slip.check)}`);
  await expect(page.getByText(words('print:pdf_hint'))).toHaveCount(0);
  const save = page.getByRole('button', { name: words('desktop-app:pdf_save') });
  await save.click();
  await expect(page.locator('[data-file=cancelled]')).toContainText(`coupon-${coupon.id}-en.pdf`);
  const place = path.join(temporaryFolder('pdf'), 'slip.pdf');
  await main.order('answerDialog', { kind: 'save', value: place });
  await save.click();
  const told = page.locator('[data-file=saved]').filter({ hasText: 'slip.pdf' });
  await told.getByRole('button', { name: words('desktop-app:show_in_folder') }).click();
  expect(existsSync(place)).toBe(true);
  expect(readFileSync(place).subarray(0, 5).toString()).toBe('%PDF-');
  await expect.poll(() => main.journal('shell.showItemInFolder')).toHaveLength(1);
});

/** Returns a port without a listener. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('a window that opened without a connection recovers when the connection returns', async ({ context }) => {
  const port = await freePort();
  app = await DesktopApp.launch(context, { site: `http://127.0.0.1:${port}` });
  const { page } = app;
  await expect(page.getByRole('alert')).toContainText(words('desktop-app:retry_by_itself'));
  server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const asked = forward(new URL(incoming.url ?? '/', site()), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(`${PAGE}/en`);
  await expect(page.getByRole('link', { name: /^Live/ }).first()).toBeVisible();
});
