import type { Page } from '@playwright/test';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { moneyText, type Words, wordsOf } from '#tests/fixtures/words.ts';

/** Cashes out in the open dialog what is chosen there, and closes it; how much that brought, minor units. */
async function sellChosen(page: Page, words: Words, share: string | null): Promise<number> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  if (share) await dialog.getByRole('radio', { name: share, exact: true }).click();
  await dialog.getByRole('checkbox', { name: words('cash-out:any_price') }).check();
  await dialog.getByRole('button', { name: /Cash out €/ }).click();
  const note = dialog.getByText(/^Cashed out\./);
  await expect(note).toBeVisible({ timeout: 20_000 });
  const [, whole = '', cents = ''] = /€([\d,]+)\.(\d\d)/.exec((await note.textContent()) ?? '') ?? [];
  await dialog
    .getByRole('button', { name: words('common:close'), exact: true })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
  return Number(whole.replace(',', '') + cents);
}

test('[B-03] a coupon is sold in part and then whole, and what it brought is on the account to the cent', async ({
  page,
  world,
  player,
}) => {
  const words = wordsOf('en');
  await player.signUp();
  const picks = await world.take({ section: 'line', count: 2 });
  const coupon = await player.place(
    picks.map(({ outcome }) => ({ selectionId: outcome.id, coef: outcome.price })),
    { typeId: 1, amount: 1000 },
  );
  const { money: before } = await player.account();
  await page.goto(`${paths.history(words.language)}?coupon=${coupon.id}`);
  const card = page.getByRole('article');
  const offer = card.getByRole('button', { name: /^Cash out €/ });

  await offer.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the sale of a coupon');
  const part = await sellChosen(page, words, '25%');
  expect(part).toBeGreaterThan(0);
  await expect(card).toContainText(`${words('history:in_play')}${moneyText(words, 750, 'EUR')}`);
  expect((await player.account()).money).toBe(before + part);

  await offer.click();
  const rest = await sellChosen(page, words, null);
  await expect(card).toContainText(words('history:status_sold'));
  await expect(card).toContainText(moneyText(words, part + rest, 'EUR'));
  await expect(offer).toHaveCount(0);
  expect((await player.account()).money).toBe(before + part + rest);
  await expect(page.getByRole('banner')).toContainText(moneyText(words, before + part + rest, 'EUR'));
});
