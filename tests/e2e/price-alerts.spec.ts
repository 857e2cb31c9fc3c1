import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { pairText, selectionWords, wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');
const spoken = (key: 'desktop-notices:alert_open' | 'desktop-notices:alert_waits') => words(key).split('{')[0] ?? '';

test(
  '[Z-04] a price alert is set at its market, shows that it waits, and notifies the player when the price is reached',
  FULL,
  async ({ page, world, player }) => {
    const { game, market } = await world.takeOne({ section: 'live', sport: 'tennis' });
    const [, away] = market.outcomes;
    if (!away) throw new Error('no outcome of the away side');
    const address = `/en/live/tennis/${game.competitionId}-${game.competitionSlug}/${game.id}-${game.slug}`;

    await page.goto(address);
    const card = page
      .locator('main')
      .getByRole('region')
      .filter({ has: page.getByRole('button', { expanded: true }) });
    await expect(card.first()).toBeVisible();
    await expect(page.getByRole('button', { name: spoken('desktop-notices:alert_open') })).toHaveCount(0);

    await player.signUp();
    await page.reload();
    // The market of the test need not be the first of the page.
    const bet = selectionWords(words, game, market, away.outcome).market;
    const bell = page
      .locator('main')
      .getByRole('button', { name: words('desktop-notices:alert_open', { bet }), exact: true });
    await bell.click();
    const dialog = page.getByRole('dialog', { name: words('desktop-notices:alert_heading') });
    await expect(dialog.getByText(pairText(words, game))).toBeVisible();
    await dialog.getByLabel(words('desktop-notices:alert_outcome')).selectOption(String(away.id));
    await dialog.getByLabel(words('desktop-notices:alert_label')).fill('900');
    await dialog.getByRole('button', { name: words('desktop-notices:alert_set') }).click();
    await expect(dialog).toHaveCount(0);

    // A waiting alert shows at its market, also on the next page, and can be removed there.
    await page.reload();
    const waiting = page.locator('main').getByRole('button', { name: spoken('desktop-notices:alert_waits') });
    await waiting.click();
    const list = dialog.getByRole('region', { name: words('desktop-notices:alerts_title') });
    await list.getByRole('button').click();
    await expect(list).toHaveCount(0);

    // Points of the home side move the price of the away side past the alert's value.
    const { markets } = await world.gameOf(game.id);
    const now = markets.flatMap(({ outcomes }) => outcomes).find(({ id }) => id === away.id)?.price ?? away.price;
    await dialog.getByLabel(words('desktop-notices:alert_outcome')).selectOption(String(away.id));
    await dialog.getByLabel(words('desktop-notices:alert_label')).fill((now / 950).toFixed(2));
    await dialog.getByRole('button', { name: words('desktop-notices:alert_set') }).click();
    await expect(dialog).toHaveCount(0);
    const told = page.getByText(words('desktop-notices:alert_fired_title'), { exact: true }).first();
    await expect(async () => {
      await world.control('incident', { gameId: game.id, kind: 'point', side: 0 });
      await expect(told).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(waiting).toHaveCount(0);
  },
);
