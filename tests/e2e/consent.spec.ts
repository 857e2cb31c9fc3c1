import type { Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { type StoragePlace, storageEntryOf } from '#shared/domain/consent/storage-inventory.ts';
import { expectAccessibleDialog } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';

test.use({ hasAnswered: false });

const words = wordsOf('en');
const say = (key: string) => words(`consent:${key}`);

const bannerOf = (page: Page) => page.getByRole('region', { name: say('title') });
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

/**
 * Returns the optional consent classes of everything stored on the device, and stored keys that the inventory lacks.
 */
async function onDevice(page: Page): Promise<{ classes: string[]; unlisted: string[]; keys: string[] }> {
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const found = Object.entries({ cookie: cookies, local: local ?? [], session: session ?? [] }).flatMap(
    ([place, keys]) => keys.map((key) => ({ key, entry: storageEntryOf(place as StoragePlace, key) })),
  );
  return {
    classes: [...new Set(found.flatMap(({ entry }) => entry?.consent ?? []))]
      .filter((name) => name !== 'necessary')
      .sort(),
    unlisted: found.filter(({ entry }) => entry === null).map(({ key }) => key),
    keys: found.map(({ key }) => key).sort(),
  };
}

const NECESSARY = { classes: [], unlisted: [] };

/** Does what the product wants to remember: a search, and a theme, which the player chooses. */
async function useSite(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: words('games:search_title') });
  await search.fill('united');
  const hit = page.getByRole('row').getByRole('link').first();
  await hit.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await alive(page);
}

async function openSettings(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('settings_title') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('settings_title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[N-02] the device stores only what the visitor allows: before an answer, and after refusal, consent and withdrawal', async ({
  page,
  player,
}) => {
  const credentials = await player.signUp();
  await page.context().clearCookies();
  await page.goto('/en?ref=7&subid=s');
  await alive(page);
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  await useSite(page);
  expect(await onDevice(page), 'untouched').toMatchObject(NECESSARY);
  await expect(banner, 'the site is there without an answer').toBeVisible();

  const [no, yes] = [button(page, 'reject_all'), button(page, 'accept_all')];
  const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()];
  expect(noBox?.height).toBe(yesBox?.height);
  expect(Math.abs((noBox?.width ?? 0) - (yesBox?.width ?? 0))).toBeLessThan(0.15 * (yesBox?.width ?? 0));
  expect(await no.getAttribute('class')).toBe(await yes.getAttribute('class'));
  await no.focus();
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await no.click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await onDevice(page), 'refused').toMatchObject(NECESSARY);
  await page.reload();
  await alive(page);
  await expect(page.getByRole('contentinfo')).toContainText(say('settings_title'));
  await expect(banner, 'asked once').toHaveCount(0);

  await page.goto('/en?ref=7&subid=s');
  await alive(page);
  const dialog = await openSettings(page);
  for (const name of ['functional', 'marketing', 'analytics'])
    await expect(dialog.getByRole('switch', { name: say(`class_${name}`) })).not.toBeChecked();
  await expectAccessibleDialog(page, 'the settings of consent');
  await button(page, 'accept_all').click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\?ref=7&subid=s$/);
  await useSite(page);
  const accepted = await onDevice(page);
  expect(accepted).toMatchObject({ classes: ['functional', 'marketing'], unlisted: [] });
  expect(accepted.keys).toEqual(expect.arrayContaining(['fairline:recent-searches', 'refererid', 'subid']));

  const again = await openSettings(page);
  await again.getByRole('switch', { name: say('class_marketing') }).click();
  await button(page, 'accept_selection').click();
  await expect(again).toHaveCount(0);
  expect(await onDevice(page), 'marketing withdrawn').toMatchObject({ classes: ['functional'], unlisted: [] });
  await openSettings(page);
  await button(page, 'reject_all').click();
  await expect(dialog).toHaveCount(0);
  expect(await onDevice(page), 'all withdrawn').toMatchObject(NECESSARY);

  // The account gets the guest's choice once, unchanged.
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(openPaths.cookieAgreement)) sent.push(request.postDataJSON()?.agreementType);
  });
  await page.request.post(openPaths.login, {
    data: { uLogin: credentials.email, uPassword: credentials.password, save: false },
  });
  await page.goto('/en');
  await expect.poll(async () => (await onDevice(page)).keys).not.toContain('fairline:consent-unsent');
  await page.reload();
  await alive(page);
  expect(sent).toEqual(['disabled']);
});

test(
  '[N-02] on a phone the cookie question leaves the bottom bar free, and shows both answers without scrolling',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/en');
    await alive(page);
    const box = await bannerOf(page).boundingBox();
    const bar = await page
      .getByRole('button', { name: words('common:coupon') })
      .last()
      .boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box?.y ?? -1).toBeGreaterThan(0);
    for (const key of ['reject_all', 'accept_all', 'customise'])
      await expect(button(page, key)).toBeInViewport({ ratio: 1 });
    await button(page, 'customise').click();
    await expect(page.getByRole('dialog', { name: say('settings_title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'customise')).toBeFocused();
  },
);
