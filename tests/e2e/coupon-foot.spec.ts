import type { Page } from '@playwright/test';
import { PICK_BASE, PICK_SEPARATOR, PICKS_PARAMETER } from '#shared/domain/links/pick-text.ts';
import { couponJourney } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { keyboardDevice, mouseDevice } from '#tests/fixtures/input-device.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { SHORT_LIST } from '#tests/fixtures/world.ts';
import { CouponPanel } from '#tests/pages/coupon-panel.ts';
import { alive, openList, priceInList } from '#tests/pages/prices.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ru', 'tr', 'ar'] as const;
const THEMES = ['dark', 'light'] as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;
const LEGS = [8, 3, 1] as const;
/** Width from which the coupon is next to the content. */
const ASIDE_WIDTH = 720;

/** Names what of the coupon's foot cannot be seen whole, in every theme. */
function hiddenInFoot(themes: readonly string[]): string[] {
  const found: string[] = [];
  const look = (theme: string) => {
    const foot = document.querySelector('[data-foot]');
    const parts = {
      stake: foot?.querySelector('input[inputmode="decimal"]'),
      win: foot?.querySelector('[data-figure="win"]'),
      button: foot?.querySelector('button[data-step]'),
    };
    const boxes: [string, DOMRect][] = [];
    for (const [name, part] of Object.entries(parts)) {
      if (!part) {
        found.push(`${theme}: no ${name}`);
        continue;
      }
      const box = part.getBoundingClientRect();
      boxes.push([name, box]);
      const isInside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
      if (!isInside || box.height < 14)
        found.push(`${theme}: ${name} leaves the screen at ${box.top} to ${box.bottom}`);
      for (const x of [box.left + 3, (box.left + box.right) / 2, box.right - 3]) {
        const top = document.elementFromPoint(x, (box.top + box.bottom) / 2);
        const isOwn = top !== null && (part.contains(top) || top.contains(part));
        if (!isOwn) found.push(`${theme}: ${name} is covered by ${top?.outerHTML.slice(0, 80)}`);
      }
      for (const text of [part, ...part.querySelectorAll('dt, dd')])
        if (text.scrollWidth > text.clientWidth + 1 && !(text instanceof HTMLInputElement))
          found.push(`${theme}: ${name} is cut by ${text.scrollWidth - text.clientWidth} px`);
    }
    for (const [index, [name, box]] of boxes.entries())
      for (const [other, box2] of boxes.slice(index + 1))
        if (box.top < box2.bottom && box2.top < box.bottom && box.left < box2.right && box2.left < box.right)
          found.push(`${theme}: ${name} overlaps ${other}`);
    const bets = document.querySelector('[data-bets]')?.getBoundingClientRect();
    if (!bets || bets.height < 60) found.push(`${theme}: the bets have ${bets?.height} px`);
  };
  const root = document.documentElement;
  const before = root.dataset.theme;
  for (const theme of themes) {
    root.dataset.theme = theme;
    look(theme);
  }
  if (before) root.dataset.theme = before;
  return [...new Set(found)];
}

/** Waits until the sheet has risen. */
async function settled(): Promise<void> {
  await Promise.all((document.querySelector('[role="dialog"]')?.getAnimations() ?? []).map(({ finished }) => finished));
}

/** Leaves the first bets of the coupon, by its buttons. */
async function leave(page: Page, count: number): Promise<void> {
  const legs = page.locator('[data-bets] ul > li');
  await expect(async () => {
    while ((await legs.count()) > count) await legs.last().locator('[data-remove]').click();
    expect(await legs.count()).toBe(count);
  }).toPass();
}

test(
  'stake, possible win and button are in sight with any number of bets, on every screen, in every language',
  FULL,
  async ({ page, world }) => {
    test.setTimeout(240_000);
    const picks = await world.take({ section: 'line', count: LEGS[0] });
    const text = picks.map(({ outcome }) => outcome.id.toString(PICK_BASE)).join(PICK_SEPARATOR);
    const hidden: string[] = [];
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const phone = new CouponPanel({ page, words, device: mouseDevice(), isPhone: true });
      await page.setViewportSize(SIZES[0]);
      await page.goto(`/${language}?${PICKS_PARAMETER}=${text}`);
      await alive(page);
      await expect(page.locator('[data-bets] ul > li')).toHaveCount(LEGS[0]);
      // The number of bets changes the layout in the same way in every language; the longest list is the worst case.
      for (const legs of language === 'en' ? LEGS : LEGS.slice(0, 1)) {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          if (size.width < ASIDE_WIDTH) await phone.open();
          if (size.width >= ASIDE_WIDTH) await leave(page, legs);
          await expect(page.locator('[data-foot]')).toBeVisible();
          await page.evaluate(settled);
          const found = await page.evaluate(hiddenInFoot, THEMES);
          hidden.push(...found.map((what) => `${language}, ${legs} bets, ${size.width} px: ${what}`));
        }
      }
    }
    expect(hidden).toEqual([]);
  },
);

test(
  'a bet that has left the book leaves stake, possible win and button in sight on the smallest phone, in every language',
  FULL,
  async ({ page, world }) => {
    test.setTimeout(180_000);
    const [kept, gone] = await world.take({ section: 'line', count: 2 });
    if (!kept || !gone) throw new Error('two games');
    const text = [kept, gone].map(({ outcome }) => outcome.id.toString(PICK_BASE)).join(PICK_SEPARATOR);
    const hidden: string[] = [];
    await page.setViewportSize(SIZES[0]);
    await page.goto(`/en?${PICKS_PARAMETER}=${text}`);
    await alive(page);
    await expect(page.locator('[data-bets] ul > li')).toHaveCount(2);
    await world.decide(gone.outcome.id, 0);
    await expect(page.locator('[data-obstacle] button')).toBeVisible({ timeout: 30_000 });
    await page.setViewportSize({ width: 320, height: 568 });
    for (const language of LANGUAGES) {
      const phone = new CouponPanel({ page, words: wordsOf(language), device: mouseDevice(), isPhone: true });
      await page.goto(`/${language}`);
      await alive(page);
      await phone.open();
      await expect(page.locator('[data-obstacle] button')).toBeVisible({ timeout: 30_000 });
      await page.evaluate(settled);
      const found = await page.evaluate(hiddenInFoot, THEMES);
      hidden.push(...found.map((what) => `${language}: ${what}`));
    }
    expect(hidden).toEqual([]);
  },
);

test('nothing in the bet slip moves when its later parts come, in every language', FULL, async ({ page, world }) => {
  test.setTimeout(480_000);
  const { outcome } = await world.takeOne({ section: 'line' });
  const bar = page.locator('button[data-options]');
  const moved: string[] = [];
  for (const { width, height } of [SIZES[0], SIZES[2], SIZES[3]]) {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const phone = new CouponPanel({ page, words, device: mouseDevice(), isPhone: width < ASIDE_WIDTH });
      const { promise: wanted, resolve: come } = Promise.withResolvers<void>();
      await page.route(/\/(?:more-types|coupon-tools)-[\w-]+\.js$/, async (route) => {
        await wanted;
        await route.continue();
      });
      await page.goto(`/${language}?${PICKS_PARAMETER}=${outcome.id.toString(PICK_BASE)}`);
      await alive(page);
      await phone.open();
      await expect(bar).toBeVisible();
      await page.evaluate(settled);
      const before = await bar.boundingBox();
      const later = [
        page.getByRole('button', { name: words('coupon-types:more_types') }),
        page.getByRole('button', { name: words('coupon-tools:tool_load'), exact: true }),
      ];
      for (const part of later) await expect(part).toHaveCount(0);
      come();
      for (const part of later) await expect(part).toBeAttached();
      const after = await bar.boundingBox();
      if (before?.y !== after?.y) moved.push(`${language}, ${width} px: from ${before?.y} to ${after?.y}`);
      await page.unrouteAll({ behavior: 'wait' });
    }
  }
  expect(moved).toEqual([]);
});

test('a key on a price keeps the focus in the list, a mouse takes it to the stake; a wished win sets the stake; removed bets return with it', async ({
  page,
  world,
}) => {
  const device = keyboardDevice(page);
  const { coupon, words, add } = couponJourney(page, device);
  const pick = await world.takeOne({ section: 'line', competition: SHORT_LIST });
  await openList(page, 'en', pick.game);
  await add(pick);
  await expect(coupon.stake).toBeVisible();
  const price = priceInList(page, words, pick);
  await expect(price).toBeFocused();
  await page.keyboard.press('Space');
  await expect(coupon.legs).toHaveCount(0);
  await price.click();
  await expect(coupon.stake).toBeFocused();
  await page.keyboard.type('7');
  await expect(coupon.stake).toHaveValue('7');
  await coupon.openOptions();
  const wished = coupon.panel.getByRole('textbox', { name: words('coupon:wished_win') });
  const win = coupon.panel.locator('[data-figure="win"] dd');
  await device.write(wished, '50');
  await expect
    .poll(async () => Number.parseFloat(((await win.textContent()) ?? '').slice(1)))
    .toBeGreaterThanOrEqual(50);
  expect(Number.parseFloat(((await win.textContent()) ?? '').slice(1))).toBeLessThan(50.1);
  const stake = await coupon.stake.inputValue();
  expect(Number.parseFloat(stake)).toBeLessThan(50);
  await device.press(coupon.panel.getByRole('button', { name: words('account:coupon_clear') }));
  await expect(coupon.legs).toHaveCount(0);
  await device.press(coupon.panel.getByRole('button', { name: words('coupon:undo'), exact: true }));
  await expect(coupon.legs).toHaveCount(1);
  await expect(coupon.stake).toHaveValue(stake);
});
