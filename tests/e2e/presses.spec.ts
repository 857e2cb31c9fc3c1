import { paths } from '#shared/domain/routing/paths.ts';
import { couponJourney } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { leaveDialog } from '#tests/fixtures/leave-dialog.ts';
import { Presses } from '#tests/fixtures/presses.ts';
import { pairText } from '#tests/fixtures/words.ts';
import { alive, openList, priceInList } from '#tests/pages/prices.ts';

/** Most presses of a bettor's usual tasks: what the quickest of the large sportsbooks takes. */
const MOST = {
  singleWithAnotherStake: 3,
  liveSingleAtMovedOdds: 2,
  repeatedBet: 2,
  /** To find a team, and a single on it with another stake. */
  foundAndPlaced: 6,
  openBets: 1,
  cashOut: 3,
  addedLeg: 6,
  footballOfTonight: 2,
  teamByNickname: 3,
  changedLimit: 4,
} as const;

test(
  'a single with another stake, the same bet again, the open bets and a cash-out take no more presses than elsewhere',
  FULL,
  async ({ page, world, player }) => {
    const presses = new Presses(page);
    const { coupon, words, device, add } = couponJourney(page);
    const [other, pick] = await world.take({ section: 'line', count: 2 });
    if (!other || !pick) throw new Error('two games');
    await player.signUp();
    // A price that moves at the very press must not decide the count.
    await add(other);
    await coupon.takeAnyPrice();
    await coupon.remove(other);
    await openList(page, 'en', pick.game);

    await presses.click(priceInList(page, words, pick));
    await expect(coupon.stake, 'the focus goes to the stake').toBeFocused();
    await presses.type('3');
    await coupon.ready();
    await presses.key('Enter');
    await expect(coupon.accepted(1)).toBeVisible();
    expect(presses.count).toBeLessThanOrEqual(MOST.singleWithAnotherStake);
    const [single] = await player.placed(1);
    expect(single?.amount, 'what was typed has replaced the stake').toBe(300);

    presses.begin();
    await presses.click(coupon.panel.getByRole('button', { name: words('coupon:keep_selections') }));
    await coupon.ready();
    await presses.click(coupon.button);
    await expect(coupon.accepted(1)).toBeVisible();
    expect(presses.count).toBeLessThanOrEqual(MOST.repeatedBet);
    await player.placed(2);

    presses.begin();
    await presses.click(coupon.panel.getByRole('radio', { name: words('account:my_bets') }));
    const rows = page.locator('[data-my-bets] [data-coupon]');
    await expect(rows).toHaveCount(2);
    expect(presses.count).toBeLessThanOrEqual(MOST.openBets);
    const row = page.locator(`[data-my-bets] [data-coupon="${single?.id}"]`);
    const done = row.getByText(/^Cashed out\./);
    const shown = presses.count;
    // A price that falls at that instant is refused, and the row asks at the new one.
    await expect(async () => {
      presses.begin(shown);
      if (!(await done.isVisible())) {
        await presses.click(row.locator('[data-cash-out]'));
        await presses.click(row.locator('[data-armed]'));
      }
      await expect(done).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 60_000 });
    expect(presses.count).toBeLessThanOrEqual(MOST.cashOut);
    await device.press(row.getByRole('button', { name: words('common:close') }));

    await page.goto(paths.to('office/history', 'en'));
    const card = page.getByRole('article').filter({ hasText: String(single?.id) });
    const repeat = card.getByRole('button', { name: words('repeat:repeat') });
    await expect(repeat).toBeVisible();
    presses.begin();
    await presses.click(repeat);
    await coupon.ready();
    await presses.click(coupon.button);
    await expect(coupon.accepted(1)).toBeVisible();
    expect(presses.count).toBeLessThanOrEqual(MOST.repeatedBet);
    const [again] = await player.placed(3);
    expect([again?.amount, again?.legs[0]?.selectionId]).toEqual([single?.amount, single?.legs[0]?.selectionId]);
  },
);

test(
  'a game is found and a bet on it is placed by keyboard alone, with no more presses than elsewhere by mouse',
  FULL,
  async ({ page, world, player }) => {
    const presses = new Presses(page);
    const { coupon, words } = couponJourney(page);
    await player.signUp();
    const { game } = await world.takeOne({ section: 'line', sport: 'football' });
    await page.goto(paths.home('en'));
    await alive(page);

    await presses.key('/');
    const field = page.getByRole('combobox', { name: words('games:search_title') });
    await expect(field).toBeFocused();
    await presses.type(pairText(words, game));
    const row = page.getByRole('row').first();
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(row).toContainText(game.home.name);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await presses.key('ArrowRight');
    await expect(field).toHaveAttribute('aria-activedescendant', /-0-1$/);
    await presses.key('Enter');
    await expect(coupon.stake).toBeFocused();
    await presses.type('3');
    await coupon.ready();
    await presses.key('Enter');
    await expect(coupon.accepted(1)).toBeVisible();
    expect(presses.count).toBeLessThanOrEqual(MOST.foundAndPlaced);
    const [placed] = await player.placed(1);
    expect([placed?.amount, placed?.legs[0]?.home.name]).toEqual([300, game.home.name]);
  },
);

test(
  'a live single whose odds have moved is placed with the press that accepts them',
  FULL,
  async ({ page, world, player }) => {
    test.setTimeout(180_000);
    const presses = new Presses(page);
    const { coupon, add } = couponJourney(page);
    const pick = await world.takeOne({ section: 'live', sport: 'tennis', live: { minute: 30 } });
    await player.signUp();
    await add(pick);
    await coupon.ready();
    presses.begin(1);
    await coupon.choosePolicy(0);
    await world.control('incident', { gameId: pick.game.id, kind: 'point', side: 0 });
    await expect(coupon.button).toHaveAttribute('data-step', 'acceptPrices', { timeout: 60_000 });
    // A market that closes at that instant takes nothing; the next attempt is a new task.
    await expect(async () => {
      presses.begin(1);
      await coupon.ready();
      await presses.click(coupon.button);
      await expect(coupon.button, 'the bet is sent').toHaveCount(0, { timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    expect(presses.count).toBeLessThanOrEqual(MOST.liveSingleAtMovedOdds);
  },
);

test(
  'football of the next hours and a team by its nickname are found with no more presses than elsewhere',
  FULL,
  async ({ page }) => {
    const presses = new Presses(page);
    const { words } = couponJourney(page);
    await page.goto(paths.home('en'));
    await alive(page);
    const football = page.locator('a[href="/en/line/football"]').filter({ visible: true }).first();
    await presses.click(football);
    const hours = page.getByRole('main').getByRole('navigation', { name: words('games:hours_label') });
    await presses.click(hours.getByRole('link', { name: words('games:hours_of', { hours: 12 }), exact: true }));
    await expect(page).toHaveURL(/\/en\/line\/football\?hours=12$/);
    expect(presses.count).toBeLessThanOrEqual(MOST.footballOfTonight);

    await alive(page);
    presses.begin();
    await presses.key('/');
    await expect(page.getByRole('combobox', { name: words('games:search_title') })).toBeFocused();
    await presses.type('man utd');
    const row = page
      .getByRole('row')
      .filter({ hasText: 'Manchester United' })
      .filter({ has: page.locator('button') });
    const price = row.first().getByRole('gridcell').nth(1).getByRole('button');
    await presses.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    expect(presses.count).toBeLessThanOrEqual(MOST.teamByNickname);
  },
);

test(
  'a limit is changed and a leg is added to a placed bet with no more presses than elsewhere',
  FULL,
  async ({ page, world, player }) => {
    const presses = new Presses(page);
    const { coupon, words, add } = couponJourney(page);
    await player.signUp();
    await add(await world.takeOne({ section: 'line' }));
    await coupon.ready();
    const { iso } = await player.account();
    const label = `${words('limits:group_stake')}, ${words('limits:period', { days: 1 })}`;
    const dialog = page.getByRole('dialog');

    await presses.click(coupon.panel.getByRole('button', { name: words('coupon:care_limits') }));
    await presses.click(dialog.getByRole('button', { name: `${words('limits:set')}: ${label}` }));
    await expect(dialog.getByLabel(words('limits:amount', { iso }))).toBeFocused();
    await presses.type('50');
    await presses.key('Enter');
    await expect(dialog.getByText(words('limits:saved_now'))).toBeVisible();
    expect(presses.count).toBeLessThanOrEqual(MOST.changedLimit);
    await leaveDialog(dialog);

    await coupon.takeAnyPrice();
    await coupon.place();
    presses.begin();
    await presses.click(coupon.panel.getByRole('link', { name: words('coupon:open_history') }));
    await presses.click(page.getByRole('button', { name: words('cash-out:edit_bet') }));
    await presses.click(dialog.getByRole('button', { name: words('edit:add'), exact: true }));
    const games = dialog.getByRole('list', { name: words('edit:games_label') }).getByRole('button');
    const price = dialog.locator('button[aria-pressed="false"]:not([aria-disabled="true"])').first();
    const asked = presses.count;
    let next = 0;
    // A listed game may be that of another test, which removes it meanwhile.
    await expect(async () => {
      presses.begin(asked);
      if (next > 0) await dialog.getByRole('button', { name: words('edit:other_game') }).click();
      await presses.click(games.nth(next++));
      await expect(price).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await presses.click(price);
    const confirm = dialog.getByRole('button', { name: words('edit:confirm') });
    const chosen = presses.count;
    // A price may fall between two attempts: the dialog then shows the new figures.
    await expect(async () => {
      presses.begin(chosen);
      if (await confirm.isEnabled()) await presses.click(confirm);
      await expect(dialog.getByText(/has replaced it/)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    expect(presses.count).toBeLessThanOrEqual(MOST.addedLeg);
  },
);
