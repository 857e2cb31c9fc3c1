import type { Locator, Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { mouseDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { leaveDialog } from '#tests/fixtures/leave-dialog.ts';
import { moneyText, wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

const words = wordsOf('en');

/** Opens the settings on a page; the function closes them again. */
async function openSettings(page: Page): Promise<{ readonly dialog: Locator; readonly close: () => Promise<void> }> {
  const frame = new SiteFrame(page, words, mouseDevice());
  await frame.header.getByRole('button', { name: words('common:settings'), exact: true }).click();
  const dialog = frame.dialog('preferences:settings_title');
  return {
    dialog,
    close: () => leaveDialog(dialog),
  };
}

const flip = async (dialog: Locator, key: string) => dialog.getByRole('switch', { name: words(key) }).click();

/** Returns what the server draws for this browser, without a script. */
async function drawn(page: Page, path: string): Promise<string> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await page.request.get(path, { headers: { cookie } })).text();
}

test('[B-04] the settings of lists have their effect at once, and the server draws the lists with them', async ({
  page,
  world,
}) => {
  const path = '/en/live/football';
  await page.goto(path);
  await alive(page);
  const main = page.getByRole('main');
  const row = main.locator('[data-column]').getByRole('article').first();
  const handicap = main.getByText(words('games:column_handicap'), { exact: true }).filter({ visible: true });
  await expect(handicap.first()).toBeVisible();
  await expect(row.getByText(/^\d{6,}$/)).toHaveCount(0);
  const { dialog, close } = await openSettings(page);
  await flip(dialog, 'preferences:game_id_label');
  await flip(dialog, 'preferences:score_label');
  await flip(dialog, 'preferences:best_label');
  await dialog.getByLabel(words('preferences:columns_label')).selectOption('2');
  await dialog.getByRole('radio', { name: words('preferences:moves_none') }).click();
  await close();
  await expect(row.getByText(/^\d{6,}$/)).toHaveCount(1);
  await expect(handicap).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-moves', '2');
  const html = await drawn(page, path);
  expect(html.slice(0, 1500)).toContain('data-filtered="2"');
  expect(html).toMatch(/>\d{6,}<\/bdi>/);
  const { games: featured } = await world.read<{ games: { live: boolean; sportId: number }[] }>(openPaths.featured);
  const hasFeatured = featured.some(({ live, sportId }) => live && sportId === 1);
  await page.reload();
  await alive(page);
  await expect(main.getByRole('region', { name: words('games:featured_label') })).toHaveCount(hasFeatured ? 1 : 0);
  await expect(handicap).toHaveCount(0);
});

test(
  '[B-04] the menu is folded, opens under the pointer, and stays folded on the next page',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/line');
    await alive(page);
    const menu = page.getByRole('complementary', { name: words('common:menu') });
    const width = async () => Math.round((await menu.boundingBox())?.width ?? 0);
    expect(await width()).toBeGreaterThan(200);
    await menu.getByRole('button', { name: words('games:rail_fold') }).click();
    await page.mouse.move(700, 500);
    await page.getByRole('main').focus();
    await expect.poll(width).toBeLessThan(60);
    await menu.hover();
    await expect.poll(width).toBeGreaterThan(200);
    await page.mouse.move(700, 500);
    await page.goto('/en/live');
    await expect.poll(width).toBeLessThan(60);
    expect((await drawn(page, '/en/live')).slice(0, 1500)).toContain('data-rail="folded"');
    await menu.hover();
    await menu.getByRole('button', { name: words('games:rail_unfold') }).click();
    await page.mouse.move(700, 500);
    await page.getByRole('main').focus();
    await expect.poll(width).toBeGreaterThan(200);
  },
);

test('[B-04] the menu lists competitions by country, or by importance', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/line/football');
  await alive(page);
  const menu = page.getByRole('complementary', { name: words('common:menu') });
  const england = menu.getByText('England', { exact: true });
  await expect(england).toBeVisible();
  const { dialog, close } = await openSettings(page);
  await flip(dialog, 'preferences:countries_label');
  await close();
  await expect(england).toHaveCount(0);
  await page.reload();
  await expect(england).toHaveCount(0);
});

test(
  '[B-05] the menu leads to live games or to the others, groups sports, and live lists end with what begins soon',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en');
    await alive(page);
    const menu = page.getByRole('complementary', { name: words('common:menu') });
    const football = menu.getByRole('link', { name: words('sports:sport_football') }).first();
    await expect(football).toHaveAttribute('href', '/en/live/football');
    const { dialog, close } = await openSettings(page);
    const section = dialog.getByRole('radiogroup', { name: words('preferences:menu_section_label') });
    await section.getByRole('radio', { name: words('common:nav_line') }).click();
    await flip(dialog, 'preferences:categories_label');
    await flip(dialog, 'preferences:soon_label');
    await close();
    await expect(football).toHaveAttribute('href', '/en/line/football');
    await expect(menu.getByRole('region', { name: words('games:category_racket') })).toContainText(
      words('sports:sport_tennis'),
    );
    const html = await drawn(page, '/en');
    expect(html).toContain(words('games:category_racket'));
    expect(html).toContain('href="/en/line/football"');
    await page.goto('/en/live');
    const soon = page.getByRole('heading', { level: 2, name: words('games:filter_upcoming'), exact: true });
    await expect(soon).toBeVisible();
    expect(await drawn(page, '/en/live')).toMatch(new RegExp(`<h2[^>]*>${words('games:filter_upcoming')}</h2>`));
    await page.goto('/en/line');
    await expect(soon).toHaveCount(0);
  },
);

test(
  '[B-04] [O-07] crests in the bet slip, and a balance that is shown until the player hides it everywhere',
  FULL,
  async ({ page, world, player }) => {
    const { coupon, add } = couponJourney(page, mouseDevice());
    const pick = await world.takeOne({ section: 'line' });
    await player.signUp();
    await add(pick);
    const { money, iso } = await player.account();
    const frame = new SiteFrame(page, words, mouseDevice());
    const amount = moneyText(words, money, iso);
    await frame.expectBalance(money, iso);
    await expect(coupon.panel).toContainText(amount);
    const leg = coupon.panel.getByRole('listitem').first();
    const crests = leg.locator('[aria-hidden="true"] svg');
    const before = await crests.count();
    const { dialog, close } = await openSettings(page);
    await flip(dialog, 'preferences:logos_label');
    await close();
    await expect(crests).toHaveCount(before + 2);
    await frame.header.getByRole('button', { name: words('account:balance_hide') }).click();
    await expect(frame.account).not.toContainText(amount);
    await expect(coupon.panel).not.toContainText(amount);
    await frame.account.click();
    await expect(page.getByRole('dialog')).not.toContainText(amount);
    await leaveDialog(page.getByRole('dialog'));
    expect(await drawn(page, '/en')).not.toContain(amount);
    await frame.header.getByRole('button', { name: words('account:balance_show') }).click();
    await frame.expectBalance(money, iso);
  },
);
