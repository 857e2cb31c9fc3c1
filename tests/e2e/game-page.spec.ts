import type { Locator, Page } from '@playwright/test';
import type { Game } from '#shared/contracts/catalogue.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { pairText, wordsOf } from '#tests/fixtures/words.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { alive } from '#tests/pages/prices.ts';

const words = wordsOf('en');
const PHONE = { width: 390, height: 844 };

const scoreOf = (page: Page, game: Game) =>
  page.getByRole('main').getByRole('region', { name: pairText(words, game), exact: true });
const trackerOf = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: words('games:tracker_title'), exact: true });
const foldOf = (page: Page) => trackerOf(page).getByRole('button', { name: words('games:tracker_title') });
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('h2 button[aria-expanded]') });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('the part has no box');
  return box;
}

/** Scrolls down the page and expects the score at the lower edge of the header. */
async function expectScoreInSight(page: Page, game: Game): Promise<void> {
  await cardsOf(page).nth(8).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY), 'the page scrolls').toBeGreaterThan(600);
  const header = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => Math.abs((await boxOf(scoreOf(page, game))).y - (header.y + header.height)))
    .toBeLessThanOrEqual(1);
}

test('a phone shows the first market without scrolling, keeps the score in sight, and remembers an opened tracker', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  const { game } = await world.takeOne({ section: 'live' });
  await page.goto(gamePath('en', game));
  await alive(page);
  const fold = foldOf(page);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(trackerOf(page).locator('svg[viewBox="0 0 210 132"]')).toHaveCount(0);
  const bar = await boxOf(
    page.locator('nav', { has: page.getByRole('link', { name: words('common:nav_live') }) }).last(),
  );
  const first = await boxOf(cardsOf(page).first().getByRole('button', { name: game.home.name }).first());
  expect(first.y + first.height, 'the first price is above the bar at the bottom').toBeLessThan(bar.y);
  await expect(scoreOf(page, game)).toContainText(game.home.name);
  await expectScoreInSight(page, game);

  await page.evaluate(() => window.scrollTo(0, 0));
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(trackerOf(page).locator('svg[viewBox="0 0 210 132"]')).toBeVisible();
  const answer = await page.reload();
  expect((await answer?.text())?.slice(0, 1500)).toContain('data-tracker="open"');
  await expect(trackerOf(page).locator('svg[viewBox="0 0 210 132"]')).toBeVisible();
  await expect(foldOf(page)).toHaveAttribute('aria-expanded', 'true');
});

test(
  'markets are dealt row by row with the names of the sides, and nothing cuts a score or hides a tab',
  FULL,
  async ({ page, world }) => {
    const { game } = await world.takeOne({ section: 'line' });
    await page.goto(gamePath('en', game));
    await alive(page);
    const cards = cardsOf(page);
    await expect(cards.first().getByRole('button', { name: game.home.name }).first()).toContainText(game.home.name);
    const boxes = await cards.evaluateAll((all) =>
      all.slice(0, 14).map((card) => {
        const { left, top } = card.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
    const [first, second] = boxes;
    expect(boxes.length).toBeGreaterThan(6);
    expect(second?.top).toBe(first?.top);
    expect(second?.left).toBeGreaterThan(first?.left ?? Number.POSITIVE_INFINITY);
    expect(boxes).toEqual([...boxes].sort((a, b) => a.top - b.top || a.left - b.left));

    const tabs = page.getByRole('main').getByRole('navigation', { name: words('games:market_groups') });
    const last = tabs.getByRole('button').last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    const onward = tabs.locator('xpath=following-sibling::button[last()]');
    await expect(async () => {
      if (await onward.isVisible()) await onward.click();
      await expect(last).toBeInViewport({ ratio: 1, timeout: 2000 });
    }).toPass();
    await expect(onward).toBeHidden();

    const strip = page.getByRole('main').getByRole('navigation', { name: words('games:others_title') });
    const overflow = await strip
      .getByRole('link')
      .first()
      .evaluate((link) => {
        const name = link.querySelector('bdi');
        if (name) name.textContent = 'Brighton & Hove Albion of the Southern Coast';
        const figure = name?.parentElement?.appendChild(document.createElement('b'));
        if (figure) figure.textContent = '10';
        return link.getBoundingClientRect().right - (figure?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY);
      });
    expect(overflow, 'the score stands inside the card').toBeGreaterThan(0);
    await expectScoreInSight(page, game);
  },
);
