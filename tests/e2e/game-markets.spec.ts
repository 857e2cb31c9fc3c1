import type { Page } from '@playwright/test';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { selectionWords, wordsOf } from '#tests/fixtures/words.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { alive, priceOf } from '#tests/pages/prices.ts';

/** Puts a finger on the middle of an element; the returned function lifts it. */
async function hold(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'the page of a game has lines on a ladder, the movement of odds, and ready-made combinations',
  FULL,
  async ({ page, world }) => {
    const words = wordsOf('en');
    const result = await world.takeOne({ section: 'line' });
    const { game, markets } = await world.gameOf(result.game.id);
    await page.goto(gamePath(words.language, game));
    await alive(page);
    const main = page.getByRole('main');

    const lines = markets.filter(({ typeId, period }) => typeId === COMMON_MARKET.total && period === 0);
    const total = game.main.find(({ typeId }) => typeId === COMMON_MARKET.total);
    const at = lines.findIndex(({ param }) => param === total?.param);
    const [line, next] = [lines[at], lines[at + 1] ?? lines[0]];
    const [over, nextOver] = [line?.outcomes[0], next?.outcomes[0]];
    if (!(line && next && over && nextOver)) throw new Error('a total of several lines');
    const { market } = selectionWords(words, game, line, 0);
    const ladder = main.getByRole('radiogroup', { name: words('games:lines_of', { market }), exact: true });
    const shown = priceOf(page, words, { game, market: line, outcome: over });
    const other = priceOf(page, words, { game, market: next, outcome: nextOver });
    await expect(shown).toBeVisible();
    await expect(other).toBeHidden();
    await ladder.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(ladder.getByRole('radio', { checked: true })).toBeFocused();
    await expect(other).toBeVisible();
    await expect(shown).toBeHidden();
    const said = selectionWords(words, game, next, 0).outcome;
    await expect(main.getByRole('status').filter({ hasText: said })).toBeAttached();
    const card = main.getByRole('region', { name: market, exact: true });
    await card.getByRole('button', { name: words('games:lines_all') }).press('Enter');
    await expect(shown).toBeVisible();
    await expect(other).toBeVisible();

    const price = priceOf(page, words, result);
    const names = selectionWords(words, game, result.market, result.outcome.outcome);
    const movement = page.getByRole('dialog', {
      name: words('movement:title_of', { bet: `${names.market}: ${names.outcome}` }),
    });
    await price.hover();
    await expect(movement).toContainText(words('movement:opening'));
    await expectAccessible(page, 'the movement of odds', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(movement).toBeHidden();
    const box = await price.boundingBox();
    if (!box) throw new Error('the price is on the page');
    await page.mouse.move(0, 0);
    const lift = await hold(page, box);
    await expect(movement).toBeVisible();
    // As where the page has moved below the finger.
    await main.getByRole('searchbox').focus();
    await lift();
    await movement.getByRole('button', { name: words('common:close') }).click();
    await expect(movement).toBeHidden();
    await expect(price, 'a hold is no press').toHaveAttribute('aria-pressed', 'false');

    const ready = main
      .getByRole('region', { name: words('games:ready_title') })
      .getByRole('button')
      .first();
    await ready.click();
    const builder = page.getByRole('region', { name: words('markets:bet_builder'), exact: true });
    await expect(builder.getByRole('listitem').nth(1)).toBeVisible();
    await builder.getByRole('button', { name: words('builder:add') }).click();
    await expect(builder).toContainText(words('builder:added'));
  },
);
