import { expect, type Locator, type Page } from '@playwright/test';
import type { InputDevice } from '#tests/fixtures/input-device.ts';
import { selectionWords, type Words } from '#tests/fixtures/words.ts';
import type { Pick } from '#tests/fixtures/world.ts';
import { competitionPath } from './addresses.ts';

/** Returns every price button in the content. */
export function priceButtons(page: Page): Locator {
  return page.getByRole('main').locator('button[class*="price-button"]');
}

/** Returns the figures of all prices in the content, in order. */
export function priceFigures(page: Page): Promise<string[]> {
  return priceButtons(page).locator('span[class*="value"]').allInnerTexts();
}

/** Returns the price of a selection on its game page. */
export function priceOf(page: Page, words: Words, { game, market, outcome }: Pick): Locator {
  const { spoken } = selectionWords(words, game, market, outcome.outcome);
  return page.getByRole('main').getByRole('button', { name: spoken }).first();
}

/** Returns the row of a game in a list of games. */
export function rowInList(page: Page, { id }: Pick['game']): Locator {
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href*="/${id}-"]`) });
}

/** Returns the price of a selection in a list of games. */
export function priceInList(page: Page, words: Words, { game, market, outcome }: Pick): Locator {
  const { spoken } = selectionWords(words, game, market, outcome.outcome);
  return rowInList(page, game).getByRole('button', { name: spoken }).first();
}

/**
 * Opens the list with a game. A page that visitors share may be from before the game was made, until the site has made a
 * newer one.
 */
export async function openList(page: Page, language: string, game: Pick['game']): Promise<void> {
  await expect(async () => {
    await page.goto(competitionPath(language, game));
    await expect(rowInList(page, game)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await alive(page);
}

/** Presses a price until it is chosen: a market that is suspended at the very press takes no bet. */
export async function pressPrice(device: InputDevice, price: Locator): Promise<void> {
  await expect(async () => {
    if ((await price.getAttribute('aria-pressed')) !== 'true') await device.press(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/** Expects prices on the page to change without any input. */
export async function expectMovingPrices(page: Page): Promise<void> {
  const before = await priceFigures(page);
  expect(before.length, 'prices on the page').toBeGreaterThan(10);
  await expect
    .poll(async () => (await priceFigures(page)).some((figure, place) => figure !== before[place]), {
      message: 'a price moves',
      timeout: 20_000,
    })
    .toBe(true);
}

/** Returns the accessible names of the prices that show an arrow now. */
async function movedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const moved = { nodeId: root.nodeId, selector: 'main button[data-move]' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', moved);
  // A price without movement loses its node.
  const trees = nodeIds.map((nodeId) =>
    session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false }).catch(() => ({ nodes: [] })),
  );
  const names = (await Promise.all(trees)).map(({ nodes: [node] }) => String(node?.name?.value ?? ''));
  await session.detach();
  return names;
}

/** Expects a moved price to name its direction in the browser's accessibility tree. */
export async function expectMovesAreSaid(page: Page, words: Words): Promise<void> {
  const said = [words('games:price_risen'), words('games:price_fallen')];
  await expect
    .poll(async () => (await movedNames(page)).some((name) => said.some((word) => name.endsWith(` ${word}`))), {
      message: 'a moved price says where to',
      timeout: 20_000,
    })
    .toBe(true);
}

/** Waits until the page's later listeners are loaded. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('fairline:listening').length > 0, undefined, {
    timeout: 60_000,
  });
}

/** Waits until the page is hydrated and its later listeners are loaded, so that it handles every key. */
export async function alive(page: Page): Promise<void> {
  const button = priceButtons(page).filter({ visible: true }).first();
  await listening(page);
  const isOwned = () => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isOwned, { message: 'the page is alive', timeout: 60_000 }).toBe(true);
}
