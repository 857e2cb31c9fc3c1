import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { type InputDevice, keyboardDevice, mouseDevice, touchDevice } from '#tests/fixtures/input-device.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { newCredentials, type Player } from '#tests/fixtures/player.ts';
import { settleAs } from '#tests/fixtures/settle.ts';
import { moneyText, pairText, type Words, wordsOf } from '#tests/fixtures/words.ts';
import type { Pick, World } from '#tests/fixtures/world.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { CouponPanel } from '#tests/pages/coupon-panel.ts';
import {
  alive,
  expectMovesAreSaid,
  expectMovingPrices,
  pressPrice,
  priceButtons,
  priceOf,
} from '#tests/pages/prices.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

interface JourneySetup {
  readonly name: string;
  readonly language: 'ar' | 'en';
  readonly use: BrowserContextOptions;
  readonly deviceOf: (page: Page) => InputDevice;
  readonly isPhone: boolean;
  /** Whether the player opens the search by its key. */
  readonly hasShortcuts: boolean;
}

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

const SETUPS: readonly JourneySetup[] = [
  { name: 'by mouse alone', language: 'en', use: desktop, deviceOf: mouseDevice, isPhone: false, hasShortcuts: false },
  {
    name: 'by keyboard alone in Arabic',
    language: 'ar',
    use: desktop,
    deviceOf: keyboardDevice,
    isPhone: false,
    hasShortcuts: true,
  },
  {
    name: 'by touch on an Arabic phone',
    language: 'ar',
    use: phone,
    deviceOf: touchDevice,
    isPhone: true,
    hasShortcuts: false,
  },
];

const STAKE = 1250;
/** Four pages, two forms, a live delay and a settlement: several times their duration on a quiet machine. */
const TIMEOUT_MS = 360_000;

/** Fixtures of one run of the journey. */
interface JourneyContext {
  readonly page: Page;
  readonly world: World;
  readonly player: Player;
  readonly words: Words;
  readonly device: InputDevice;
  readonly setup: JourneySetup;
  readonly frame: SiteFrame;
  readonly coupon: CouponPanel;
}

async function lookAround({ page, words, device, setup, frame }: JourneyContext): Promise<void> {
  await page.goto(paths.home(words.language));
  await expect(page.locator('html')).toHaveAttribute('dir', words.language === 'ar' ? 'rtl' : 'ltr');
  await alive(page);
  await expectMovingPrices(page);
  await expectMovesAreSaid(page, words);
  const sections = setup.isPhone
    ? page.getByRole('navigation', { name: words('common:sections') }).filter({ has: page.getByRole('button') })
    : frame.header.getByRole('navigation', { name: words('common:sections') });
  for (const section of ['live', 'line'] as const) {
    // The menu counts the live games.
    const name = new RegExp(`^${words(`common:nav_${section}`)}(?: ?\\d+)?$`);
    await device.press(sections.getByRole('link', { name }));
    await expect(page).toHaveURL(new RegExp(`${paths.section(section, { language: words.language })}$`));
    await expect(frame.main.getByRole('heading', { level: 1 })).toContainText(words(`common:nav_${section}`));
    await expect(priceButtons(page).filter({ visible: true }).first()).toBeVisible();
  }
}

/** Finds a game by its teams, as players do, and opens it. */
async function openGame({ page, words, device, setup, frame }: JourneyContext, pick: Pick): Promise<void> {
  const { game } = pick;
  // A price that the mouse pressed has moved the focus to the stake, where a key is part of the amount.
  if (setup.hasShortcuts) await page.keyboard.press('/');
  else await device.press(page.getByRole('button', { name: words('common:search') }).filter({ visible: true }));
  const search = page.getByRole('combobox', { name: words('games:search_title') });
  await device.write(search, game.home.name);
  const rows = page.getByRole('row');
  const row = rows.filter({ has: page.locator(`a[href*="/${game.id}-"]`) }).first();
  await expect(row).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  if ((await row.getAttribute('aria-selected')) !== 'true') {
    const place = await rows.evaluateAll(
      (all, id) => all.findIndex((one) => one.querySelector('a')?.getAttribute('href')?.includes(`/${id}-`)),
      game.id,
    );
    for (let step = 0; step < place; step += 1) await search.press('ArrowDown');
  }
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${gamePath(words.language, game)}$`));
  await expect(frame.main.getByRole('heading', { level: 1, name: pairText(words, game) })).toBeAttached();
}

async function choose(journey: JourneyContext, pick: Pick): Promise<void> {
  const { page, words, device } = journey;
  await openGame(journey, pick);
  await pressPrice(device, priceOf(page, words, pick));
}

/** Expects the coupon's current state and its payout in the history. */
async function expectInHistory({ page, words, frame }: JourneyContext, coupon: Coupon): Promise<void> {
  const { id, payout, iso, result } = coupon;
  await page.goto(paths.to('office/history', words.language));
  const card = frame.main.getByRole('article').filter({ hasText: id });
  await expect(card).toContainText(words(`history:status_${result ?? 'open'}`));
  await expect(card).toContainText(moneyText(words, payout ?? coupon.maxPayout, iso));
  for (const leg of coupon.legs) await expect(card).toContainText(pairText(words, leg));
}

async function perform(journey: JourneyContext): Promise<void> {
  const { world, player, words, device, frame, coupon } = journey;
  await lookAround(journey);

  const live = await world.takeOne({ section: 'live' });
  const line = await world.takeOne({ section: 'line' });
  await choose(journey, line);
  await choose(journey, live);
  await coupon.open();
  await expect(coupon.legs).toHaveCount(2);

  await device.press(coupon.button);
  await device.press(frame.dialog('auth:sign_in').getByRole('button', { name: words('auth:sign_up') }));
  await frame.signUp(newCredentials());
  await coupon.open();
  await expect(coupon.legs).toHaveCount(2);
  await coupon.close();
  const gift = await player.account();
  await frame.expectBalance(gift.money, gift.iso);
  await frame.addPlayMoney();
  const before = await player.account();
  expect(before.money).toBeGreaterThan(gift.money);
  await frame.expectBalance(before.money, before.iso);

  await coupon.open();
  await expect(coupon.tab('express')).toHaveAttribute('aria-checked', 'true');
  await device.write(coupon.stake, '12.5');
  await coupon.choosePolicy(1);
  await coupon.place(1, coupon.panel.getByText(words('coupon:pending_text')).first());
  const [placed] = await player.placed(1);
  if (!placed) throw new Error('no coupon');
  expect(placed).toMatchObject({ amount: STAKE, typeId: 1, state: 'open' });
  expect(placed.legs.map(({ selectionId }) => selectionId)).toEqual([line.outcome.id, live.outcome.id]);
  await expect(coupon.panel).toContainText(placed.id);
  await coupon.close();
  await frame.expectBalance(before.money - STAKE, before.iso);
  await expectInHistory(journey, placed);

  const settled = await settleAs({ world, player }, placed, [1, 1]);
  const after = before.money - STAKE + (settled.payout ?? 0);
  expect((await player.account()).money).toBe(after);
  await frame.expectBalance(after, before.iso);
  await expectInHistory(journey, settled);
}

/**
 * The gate tells it by touch in the browser; shorter journeys use mouse or keyboard alone, and the window signs in, bets
 * and is paid in them.
 */
const inBrowser = SETUPS[2];

for (const setup of SETUPS) {
  test.describe(() => {
    test.use(setup.use);
    test.describe.configure({ timeout: TIMEOUT_MS });
    test(
      `a visitor finds games, signs up, places an express and is paid to the cent, ${setup.name} [P-01] [P-17]`,
      setup === inBrowser ? {} : FULL,
      async ({ page, world, player }) => {
        const words = wordsOf(setup.language);
        const device = setup.deviceOf(page);
        const frame = new SiteFrame(page, words, device);
        const coupon = new CouponPanel({ page, words, device, isPhone: setup.isPhone });
        await perform({ page, world, player, words, device, setup, frame, coupon });
      },
    );
  });
}
