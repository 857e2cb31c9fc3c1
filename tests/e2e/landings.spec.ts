import type { ContentRecordInput } from '#shared/contracts/content.ts';
import { CONTROL_PREFIX } from '#shared/contracts/control-call.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { lastCode } from '#tests/fixtures/inbox.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { newCredentials } from '#tests/fixtures/player.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

/** Landing that is published within bounds. */
const landing = (rest: Partial<ContentRecordInput> = {}): ContentRecordInput => ({
  class: 'landing',
  fallback: 'en',
  versions: [{ number: 1, on: '2026-03-01' }],
  blocks: [
    { id: 'top', kind: 'hero', leadsTo: { page: 'live', dialog: null } },
    { id: 'left', kind: 'countdown', to: 'end' },
    { id: 'terms', kind: 'terms' },
  ],
  texts: {
    en: {
      state: 'approved',
      version: 1,
      title: 'Spring',
      description: 'A page of spring',
      heading: 'Spring',
      blocks: {
        top: { title: 'Spring is here', text: 'See what is on.', action: 'See it' },
        left: { text: 'Ends in' },
        terms: { title: 'Terms', items: ['Play money only.'] },
      },
    },
  },
  ...rest,
});

test(
  '[R-22] a landing has a frame of its own, leads to games and is accessible, in Arabic and light',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/ar/landing-page/live-betting');
    await expect(page.locator('[data-layout=headless]')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(wordsOf('ar')('sections:legal_responsible', { age: 18 }));
    await expect(page.locator('a[href*="/football/"], a[href*="/live/"], a[href*="/line/"]').first()).toBeVisible();
    await expectAccessible(page, 'a landing');
  },
);

test('[R-22] a landing’s marketing tags stay through the registration dialog until the promised page', async ({
  page,
  baseURL,
}) => {
  const words = wordsOf('en');
  const { email, password } = newCredentials();
  await page.goto('/en/promotions/landing-every-cent?utm_source=news&tag=42');
  const action = page.getByRole('main').getByRole('link', { name: 'Open an account' }).first();
  const game = page.locator('a[href*="/line/"]').first();
  expect(await game.getAttribute('href')).toMatch(/\?utm_source=news&tag=42$/);
  await action.click();
  await expect(page).toHaveURL(`${baseURL}/en?utm_source=news&tag=42`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('auth:email'), { exact: true }).fill(email);
  await dialog.getByLabel(words('auth:password'), { exact: true }).fill(password);
  await dialog.getByLabel(words('registration:country')).selectOption('DE');
  await dialog.getByRole('checkbox', { name: words('auth:adult', { age: 18 }) }).check();
  await dialog.getByRole('button', { name: words('auth:sign_up_button') }).click();
  const code = dialog.getByLabel(words('auth:code'), { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await lastCode(page.request, email));
  await dialog.getByRole('button', { name: words('auth:sign_up_button') }).click();
  await expect(page).toHaveURL(`${baseURL}/en/line?utm_source=news&tag=42`);
  await page.goto('/en/promotions/landing-every-cent');
  const on = page
    .getByRole('main')
    .getByRole('link', { name: words('content:go_on') })
    .first();
  await expect(on).toHaveAttribute('href', '/en/line');
});

test(
  '[R-22] a landing counts down to its end, in its fallback language if it lacks the page’s, and then redirects',
  FULL,
  async ({ page, request, baseURL }) => {
    const id = `spring-${crypto.randomUUID()}`;
    const put = async (record: ContentRecordInput | null) => {
      const answer = await request.post(`${CONTROL_PREFIX}/content`, {
        data: { pages: { [`landings/${id}`]: record } },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const { clock } = await (await request.get(`${CONTROL_PREFIX}/state`)).json();
    await put(landing({ publishedUntil: clock.now + 2 * 3_600_000 + 30_000 }));
    await page.goto(`/ar/landing-page/${id}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('[data-content]')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[data-content]')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('timer')).toContainText('Ends in');
    await put(landing({ publishedUntil: clock.now - 1, whenOver: 'live' }));
    await expect
      .poll(async () => {
        const answer = await request.get(`/en/landing-page/${id}?utm_source=a`, { maxRedirects: 0 });
        return `${answer.status()} ${answer.headers().location ?? ''}`;
      })
      .toBe('302 /en/live?utm_source=a');
    await put(null);
    await expect
      .poll(async () => (await request.get(`/en/landing-page/${id}`, { maxRedirects: 0 })).status())
      .toBe(404);
    const missing = await request.get(`${baseURL}/en/promotions/landing-nowhere`);
    expect(missing.status()).toBe(404);
  },
);
