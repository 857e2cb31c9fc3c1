import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { DesktopApp } from '#tests/fixtures/electron/desktop-app.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');
const of = (key: string, values: Readonly<Record<string, string>> = {}) => words(`desktop-profiles:${key}`, values);

let app: DesktopApp | null = null;
test.afterEach(async () => app?.close());

async function launch(context: Parameters<typeof DesktopApp.launch>[0], options: object = {}) {
  app = await DesktopApp.launch(context, { site: process.env.BASE_URL ?? '', ...options });
  return app;
}

/** Opens one section of the app settings from the menu. */
async function openSettings({ page, main }: DesktopApp, section: string) {
  const dialog = page.getByRole('dialog', { name: words('desktop-app:app_settings') });
  await main.order('clickMenu', { place: 'application', name: words('desktop-app:menu_settings') });
  await dialog.getByRole('tab', { name: section }).click();
  return dialog;
}

const ask = async (page: Page, channel: string) =>
  page.evaluate((name) => fetch(name).then(({ status }) => status), channel);

test('profiles are added, named and removed, and wrong names are explained', FULL, async ({ context }) => {
  const desktop = await launch(context);
  const dialog = await openSettings(desktop, of('profiles_title'));
  await expect(dialog.getByText(of('session_kept'))).toBeVisible();
  const name = dialog.getByRole('textbox', { name: of('profile_name') });
  const add = dialog.getByRole('button', { name: of('profile_create') });
  await name.fill('Ana');
  await add.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(name).toHaveValue('');
  await name.fill('ANA');
  await add.click();
  await expect(dialog.getByText(of('problem_name_taken'))).toBeVisible();
  await expectAccessible(desktop.page, 'the profiles of the app');
  await dialog.getByRole('button', { name: of('profile_rename_label', { name: 'Ana' }) }).click();
  const row = dialog.getByRole('listitem').nth(1);
  await row.getByRole('textbox').fill('Eva');
  await row.getByRole('button', { name: of('profile_save') }).click();
  const remove = dialog.getByRole('button', { name: of('profile_remove_label', { name: 'Eva' }) });
  await remove.click();
  await expect(row.getByRole('button', { name: of('profile_cancel') })).toBeFocused();
  await row.getByRole('button', { name: of('profile_cancel') }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await row.getByRole('button', { name: of('profile_remove_yes') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

test(
  'proxy settings are checked, applied and tested, and a proxy’s question covers every dialog',
  FULL,
  async ({ context }) => {
    const desktop = await launch(context, { backend: 'basic_text' });
    const { page, main } = desktop;
    // Without real encryption the window says so, once.
    await expect(page.getByText(words('notices:session_in_memory'))).toBeVisible();
    const dialog = await openSettings(desktop, of('network_title'));
    await dialog.getByRole('combobox', { name: of('mode_label') }).selectOption('fixed');
    await dialog.getByRole('button', { name: of('network_apply') }).click();
    await expect(dialog.getByRole('textbox', { name: of('proxy_host'), exact: true })).toBeFocused();
    await expect(dialog.getByText(of('problem_host_empty'))).toBeVisible();
    await dialog.getByRole('textbox', { name: of('proxy_host'), exact: true }).fill('proxy.example');
    await dialog.getByRole('textbox', { name: of('proxy_port') }).fill('3128');
    await dialog.getByRole('button', { name: of('network_apply') }).click();
    await expect(dialog.getByText(of('network_applied'))).toBeVisible();
    await dialog.getByRole('button', { name: of('network_test') }).click();
    await expect(dialog.getByText(of('outcome_via', { proxy: 'http://proxy.example:3128' }))).toBeVisible();
    const proxy = { host: 'proxy.example', port: 3128, realm: 'office', name: 'ana', password: 'open sesame' };
    await main.order('proxyAsks', { proxy });
    const answer = ask(page, '/web-api/auth/check');
    const question = page.getByRole('dialog', { name: of('proxy_sign_in_title') });
    await question.getByRole('textbox', { name: of('proxy_name') }).fill('ana');
    await question.getByLabel(of('proxy_password')).fill('wrong');
    await question.getByRole('button', { name: of('proxy_enter') }).click();
    await expect(question.getByText(of('proxy_again'))).toBeVisible();
    await question.getByRole('textbox', { name: of('proxy_name') }).fill('ana');
    await question.getByLabel(of('proxy_password')).fill('open sesame');
    await question.getByRole('button', { name: of('proxy_enter') }).click();
    expect(await answer).toBe(200);
    await expect(question).toHaveCount(0);
  },
);
