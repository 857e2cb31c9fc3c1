import type { Locator, Page } from '@playwright/test';
import type { Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { type CouponTypeId, COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectDistinctNames } from '#tests/fixtures/accessible-names.ts';
import { expectAccessibleDialog } from '#tests/fixtures/axe.ts';
import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { type InputDevice, keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import type { Player } from '#tests/fixtures/player.ts';
import { pairText, type Words } from '#tests/fixtures/words.ts';
import type { Pick } from '#tests/fixtures/world.ts';
import type { CouponPanel } from '#tests/pages/coupon-panel.ts';

test.describe.configure({ timeout: 240_000 });

/** Returns the likeliest outcome of a game: an anti-express of two of them is still offered. */
function likeliest(pick: Pick): Pick {
  const [outcome = pick.outcome] = pick.market.outcomes
    .filter(({ suspended, price }) => !suspended && price > 1100)
    .toSorted((a, b) => a.price - b.price);
  return { ...pick, outcome };
}

interface Play {
  readonly page: Page;
  readonly device: InputDevice;
  readonly coupon: CouponPanel;
  readonly words: Words;
}

/** Opens the slip with these selections, which takes any price. */
async function openSlip(page: Page, ids: readonly number[]): Promise<Play> {
  const device = keyboardDevice(page);
  const { coupon, words } = couponJourney(page, device);
  await page.goto(`${paths.to('office/history', words.language)}?picks=${ids.map((id) => id.toString(36)).join('-')}`);
  await expect(coupon.legs).toHaveCount(ids.length);
  await coupon.takeAnyPrice();
  return { page, device, coupon, words };
}

/** Chooses a coupon type from the menu behind the button. */
async function choose({ device, coupon, words }: Play, typeId: CouponTypeId): Promise<void> {
  await device.press(coupon.panel.getByRole('button', { name: words('coupon-types:more_types'), expanded: false }));
  await device.press(coupon.panel.getByRole('button', { name: words(`coupon-types:name_${typeId}`), exact: true }));
}

/** Places the coupon and puts its bets back into the slip. */
async function send({ page, device, coupon, words }: Play): Promise<Placement> {
  const isPlacement = (url: string) => new URL(url).pathname === openPaths.placeCoupon;
  const request = page.waitForRequest((one) => one.method() === 'POST' && isPlacement(one.url()));
  await expectDistinctNames(coupon.panel);
  await coupon.place();
  await expect(coupon.said(words('coupon:accepted', { count: 1 }))).not.toHaveCount(0);
  await device.press(coupon.panel.getByRole('button', { name: words('coupon:keep_selections') }));
  return (await request).postDataJSON() as Placement;
}

/** Waits until `count` coupons are placed; returns their types in rising order. */
const typesOf = async (player: Player, count: number): Promise<number[]> =>
  (await player.placed(count)).map(({ typeId }) => typeId).toSorted((a, b) => a - b);

const idsOf = ({ bets }: Placement): number[] => bets.map(({ selectionId }) => selectionId);
const blocksOf = ({ bets }: Placement) => bets.map(({ blockId }) => blockId);

/** Lifts a bet by its handle, moves it with arrow keys and drops it; the page says where the bet is after each of them. */
async function drag(page: Page, device: InputDevice, handle: Locator, ...keys: readonly string[]): Promise<void> {
  const said = page.locator('[id^="DndLiveRegion"]');
  await device.press(handle);
  await expect(said).not.toBeEmpty();
  for (const key of keys) {
    // Positions are measured again after each step; a key that comes before that does nothing.
    const before = await said.textContent();
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(said).not.toHaveText(before ?? '', { timeout: 2000 });
    }).toPass();
  }
  const over = await said.textContent();
  await page.keyboard.press('Space');
  await expect(said).not.toHaveText(over ?? '');
}

test(
  '[P-01] [P-03] [P-13] coupon types with ordered or grouped bets are arranged, explained and placed with the keyboard only',
  FULL,
  async ({ page, world, player }) => {
    await player.signUp();
    const picks = (await world.take({ section: 'line', count: 4 })).map(likeliest);
    const ids = picks.map(({ outcome }) => outcome.id);
    const play = await openSlip(page, ids);
    const { device, coupon, words } = play;
    const [, second = '', third = ''] = picks.map(({ game }) => pairText(words, game));
    const { panel } = coupon;
    const status = (text: string) => page.getByRole('status').filter({ hasText: text });

    await choose(play, T.chain);
    await drag(
      page,
      device,
      panel.getByRole('button', { name: words('coupon-types:drag_handle', { bet: third }) }),
      'ArrowUp',
    );
    await expect(coupon.legs.nth(1)).toContainText(third);
    await device.press(panel.getByRole('button', { name: words('coupon-types:move_up', { what: third }) }));
    await expect(status(words('coupon-types:moved_to_step', { bet: third, step: 1 }))).toHaveCount(1);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const chain = await send(play);
    expect([chain.typeId, idsOf(chain)]).toEqual([T.chain, [c, a, b, d]]);

    await choose(play, T.condition);
    const blockOf = (bet: string, block: string) =>
      panel.getByRole('button', { name: words('coupon-types:block_of_is', { bet, block }), exact: true });
    const put = async (bet: string, from: string, to: string) => {
      await device.press(blockOf(bet, from));
      const targets = panel.getByRole('list', { name: words('coupon-types:block_of', { bet }) });
      await device.press(targets.getByRole('button', { name: to, exact: true }));
    };
    const block = (id: number) => words('coupon-types:block_name', { block: id });
    // Blocks follow the order of the chain: the third bet is in the first block.
    await put(second, block(3), block(1));
    await expect(blockOf(second, block(1))).toBeFocused();
    const place = panel.getByRole('region', { name: block(2) });
    await device.write(place.getByRole('textbox'), '1');
    const condition = await send(play);
    expect([condition.typeId, blocksOf(condition)]).toEqual([T.condition, [1, 2, 1, 3]]);
    expect(condition.amountByBlockId).toEqual({ 2: 100, 3: null });

    await choose(play, T.multi);
    await put(third, block(1), words('coupon-types:block_new'));
    await put(second, block(1), words('coupon-types:block_lobby'));
    await expect(panel.getByRole('region', { name: words('coupon-types:block_lobby') })).toContainText(second);
    const multi = await send(play);
    expect([multi.typeId, multi.systemValue, blocksOf(multi).toSorted()]).toEqual([T.multi, 2, [0, 1, 2, 3]]);

    await choose(play, T.lucky);
    await play.coupon.openOptions();
    await device.press(panel.getByRole('button', { name: words('coupon-types:explain') }));
    const dialog = page.getByRole('dialog', {
      name: words('coupon-types:explain_title', { type: words('coupon-types:name_7') }),
    });
    await expect(dialog.getByRole('status').first()).toContainText('15');
    const supposed = dialog.getByRole('radiogroup', { name: words('coupon-types:if_of', { bet: third }) });
    await supposed.getByRole('radio', { name: words('coupon-types:if_win') }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(supposed.getByRole('radio', { name: words('coupon-types:if_lose') })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('status').first()).toContainText(
      words('coupon-types:if_lines', { count: 7, lines: 15 }),
    );
    await expectAccessibleDialog(page, 'the explanation of a coupon');
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('button', { name: words('coupon-types:explain') })).toBeFocused();
    const lucky = await send(play);
    expect([lucky.typeId, lucky.systemValue, lucky.bets.length]).toEqual([T.lucky, undefined, 4]);

    expect(await typesOf(player, 4)).toEqual([T.chain, T.condition, T.multi, T.lucky].toSorted((x, y) => x - y));
  },
);

test(
  '[P-01] coupon types that are chosen from the menu and need nothing else are placed with the keyboard only',
  FULL,
  async ({ page, world, player }) => {
    await player.signUp();
    const picks = (await world.take({ section: 'line', count: 3 })).map(likeliest);
    const play = await openSlip(
      page,
      picks.map(({ outcome }) => outcome.id),
    );
    await choose(play, T.patent);
    expect((await send(play)).typeId).toBe(T.patent);

    for (const pick of picks.slice(2)) await play.coupon.remove(pick);
    await choose(play, T.antiExpress);
    expect(await send(play)).toMatchObject({ typeId: T.antiExpress, bets: [{}, {}] });

    expect(await typesOf(player, 2)).toEqual([T.patent, T.antiExpress].toSorted((x, y) => x - y));
  },
);
