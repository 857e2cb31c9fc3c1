import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { settleAs } from '#tests/fixtures/settle.ts';
import { moneyText, wordsOf } from '#tests/fixtures/words.ts';

test('[B-03] an open coupon loses a bet by an edit with the keyboard, the result stays until it is read, and the history adds up', async ({
  page,
  world,
  player,
}) => {
  const words = wordsOf('en');
  const device = keyboardDevice(page);
  const cards = page.getByRole('region', { name: words('history:coupons_label') }).getByRole('article');
  await player.signUp();
  const picks = await world.take({ section: 'line', count: 3 });
  const old = await player.place(
    picks.map(({ outcome }) => ({ selectionId: outcome.id, coef: outcome.price })),
    { typeId: 1, amount: 1000 },
  );
  const { money: before } = await player.account();
  await page.goto(`${paths.to('office/history', words.language)}?state=open`);
  await device.press(page.getByRole('button', { name: words('cash-out:edit_bet') }));
  const dialog = page.getByRole('dialog');
  await device.press(dialog.getByRole('button', { name: /^Remove: / }).last());
  const confirm = dialog.getByRole('button', { name: words('edit:confirm') });
  await expect(confirm).toBeEnabled();
  await expectAccessible(page, 'the editing of a coupon');
  const note = dialog.getByText(/has replaced it/);
  // A price may fall between two attempts: the dialog then shows the new figures, which the test confirms.
  await expect(async () => {
    if ((await confirm.isVisible()) && (await confirm.isEnabled())) await device.press(confirm);
    await expect(note).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  const id = /\d{6,}/.exec((await note.textContent()) ?? '')?.[0] ?? '';
  await device.press(dialog.getByRole('button', { name: words('common:close'), exact: true }).last());
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(`Edited from bet ${old.id}`);

  const made = (await player.coupons()).find((coupon) => coupon.id === id);
  if (!made) throw new Error(`coupon ${id} is not there`);
  expect(made.legs.map(({ selectionId }) => selectionId)).toEqual(picks.slice(0, 2).map(({ outcome }) => outcome.id));
  expect((await player.account()).money).toBe(before);
  const { payout } = await settleAs({ world, player }, made, [1, 1]);
  const returned = (payout ?? 0) + made.amount;
  await page.goto(paths.to('office/history', words.language));
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toContainText(`Became bet ${id}`);
  const sums = page.locator('dl', { hasText: words('history:sum_net') });
  await expect(sums).toContainText(moneyText(words, returned, 'EUR'));
  await expect(sums).toContainText(moneyText(words, returned - 1000 - made.amount, 'EUR'));
  expect((await player.account()).money).toBe(before + (payout ?? 0));
});
