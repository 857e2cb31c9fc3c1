import type { Locator } from '@playwright/test';
import type { Game } from '#shared/contracts/catalogue.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SearchAnswer } from '#shared/contracts/search.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';

const words = wordsOf('en');
const FIELD = words('games:search_title');

/** Text of a found row without its letters' marks. */
const nameIn = (row: Locator) => row.locator('bdi').first();

test('a nickname finds the team, and the price in its row goes into the bet slip by keyboard alone', async ({
  page,
  world,
}) => {
  const { hits, games } = await world.read<SearchAnswer>(`${openPaths.search}?text=man%20utd`);
  // Other journeys may have decided the result of a side's next game.
  const isPriced = ({ live, main }: Game) => !live && main.some(({ typeId }) => typeId === COMMON_MARKET.result);
  const open = new Set(games.filter(isPriced).map(({ id }) => id));
  const place = hits.findIndex((hit) => hit.kind === 'team' && open.has(hit.gameId));
  expect(place, 'a side called Manchester United has a game to come').toBeGreaterThanOrEqual(0);
  await page.goto(paths.home('en'));
  await alive(page);
  await page.keyboard.press('/');
  // Typed while the search loads.
  await page.keyboard.type('man utd');
  const field = page.getByRole('combobox', { name: FIELD });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('man utd');
  const row = page.getByRole('row').nth(place);
  await expect(nameIn(row)).toContainText('Manchester United');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(row.locator('mark')).toHaveText(['Manchester', 'United']);
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  const first = row.getByRole('gridcell').nth(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const coupon = page.getByRole('complementary', { name: words('common:coupon') });
  await expect(coupon).toContainText('Manchester United');
  await expect(coupon.getByRole('textbox').last(), 'Enter has led to the stake').toBeFocused();
});

test('the search finds pages of the site, and says what to do when nothing is found', FULL, async ({ page }) => {
  await page.goto(paths.home('en'));
  await alive(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: FIELD });
  await field.fill('zzzzqqq');
  await expect(page.getByRole('dialog')).toContainText(words('games:search_nothing', { text: 'zzzzqqq' }));
  await expect(
    page
      .getByRole('rowgroup', { name: words('search:popular') })
      .getByRole('row')
      .first(),
  ).toBeVisible();
  await field.fill('payout');
  await page
    .getByRole('row')
    .getByRole('link', { name: words('calculator:heading') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${paths.to('information/betting-calculator', 'en')}$`));
});

test(
  'an empty search shows recent searches, which can be removed one by one, and what is popular',
  FULL,
  async ({ page }) => {
    await page.goto(paths.home('en'));
    await alive(page);
    const field = page.getByRole('combobox', { name: FIELD });
    for (const text of ['premier', 'football']) {
      await page.keyboard.press('/');
      await field.fill(text);
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'football', exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('rowgroup', { name: words('search:popular') })
        .getByRole('row')
        .first(),
    ).toBeVisible();
    await dialog.getByRole('button', { name: words('search:remove', { text: 'football' }) }).click();
    await expect(dialog.getByRole('button', { name: 'football', exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'premier', exact: true })).toBeVisible();
  },
);

test('a search that is opened before the chosen page has come stays open when it comes', FULL, async ({ page }) => {
  await page.goto(paths.home('en'));
  await alive(page);
  const field = page.getByRole('combobox', { name: FIELD });
  await page.keyboard.press('/');
  await field.fill('payout');
  const link = page.getByRole('row').getByRole('link', { name: words('calculator:heading') });
  await expect(link).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${paths.to('information/betting-calculator', 'en')}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(words('calculator:heading'));
  await expect(field).toBeVisible();
});
