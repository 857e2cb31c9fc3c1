import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { leaveDialog } from '#tests/fixtures/leave-dialog.ts';
import { SHORT_LIST } from '#tests/fixtures/world.ts';
import { openList, priceInList } from '#tests/pages/prices.ts';

test.describe.configure({ timeout: 240_000 });

/** Keys of the outcomes of a result, by their index. */
const OUTCOME_KEYS = ['1', 'x', '2'] as const;
/** More rows than the list of a competition has. */
const MAX_ROWS = 60;

test('single keys lead through a list and place a bet from it, until the player switches them off', async ({
  page,
  context,
  world,
  player,
}) => {
  const { coupon, frame, words } = couponJourney(page, keyboardDevice(page));
  await player.signUp();
  const [pick] = await world.take({ section: 'line', competition: SHORT_LIST, count: 2 });
  if (!pick) throw new Error('no game was made');
  await openList(page, words.language, pick.game);
  const rows = page.getByRole('main').getByRole('article');
  const linkOf = (index: number) => rows.nth(index).getByRole('link').first();
  await page.keyboard.press('j');
  await expect(linkOf(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(linkOf(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(linkOf(0)).toBeFocused();

  const own = rows.filter({ has: page.locator(`a[href*="/${pick.game.id}-"]`) });
  const isReached = () => own.evaluate((row) => row.contains(document.activeElement));
  for (let pressed = 0; pressed < MAX_ROWS && !(await isReached()); pressed += 1) await page.keyboard.press('j');
  const price = priceInList(page, words, pick);
  await page.keyboard.press(OUTCOME_KEYS[pick.outcome.outcome] ?? '1');
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(coupon.stake).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(price).toBeFocused();
  await page.keyboard.press('s');
  await expect(coupon.stake).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(price).toBeFocused();
  await page.keyboard.press('s');
  await expect(coupon.stake).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await coupon.ready();
  await page.keyboard.press('Enter');
  await expect(coupon.accepted(1)).toBeVisible();
  const [placed] = await player.placed(1);
  expect(placed?.amount).toBe(300);

  await page.keyboard.press('?');
  const sheet = frame.dialog('shortcuts:title');
  await sheet.getByRole('switch', { name: words('shortcuts:switch_label') }).press('Space');
  await leaveDialog(sheet);
  // The page writes it after the switch has moved.
  const display = async () => (await context.cookies()).find(({ name }) => name === 'display')?.value;
  await expect.poll(display).toContain('K0');
  await page.keyboard.press('/');
  await frame.header.getByRole('button', { name: words('common:settings'), exact: true }).click();
  await expect(frame.dialog('preferences:settings_title')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
