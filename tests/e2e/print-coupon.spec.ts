import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { newCredentials, Player } from '#tests/fixtures/player.ts';
import { moneyText, pairText, wordsOf } from '#tests/fixtures/words.ts';
import type { World } from '#tests/fixtures/world.ts';

/** Places a system of two of three without a page. */
async function placeSystem(world: World, player: Player): Promise<Coupon> {
  const picks = await world.take({ section: 'line', count: 3 });
  return player.place(
    picks.map(({ outcome }) => ({ selectionId: outcome.id, coef: outcome.price })),
    { typeId: 2, systemValue: 2, amount: 900 },
  );
}

/** Reads the code on the screen, as a phone would. */
async function scan(page: Page): Promise<string> {
  const picture = PNG.sync.read(await page.locator('[data-slip] svg[role=img]').screenshot());
  const code = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height);
  if (!code) throw new Error('there is no code to read');
  return code.data;
}

const slipOf = (page: Page) => page.locator('[data-slip]');

for (const language of ['en', 'ar']) {
  test(
    `[R-17] a coupon is printed as a slip whose code leads to its state, without the account, in ${language}`,
    language === 'ar' ? {} : FULL,
    async ({ page, browser, world, player, baseURL }) => {
      const words = wordsOf(language);
      await player.signUp();
      const coupon = await placeSystem(world, player);
      await page.goto(`${paths.to('office/history', language)}?coupon=${coupon.id}`);
      await page.getByRole('link', { name: words('history:print_slip') }).click();
      await expect(page).toHaveURL(`${baseURL}${paths.printCoupon(language, coupon.id)}`);
      const slip = slipOf(page);
      await expect(slip.getByRole('heading', { level: 1 })).toContainText(coupon.id);
      await expect(slip).toContainText(moneyText(words, coupon.amount, coupon.iso));
      await expect(slip).toContainText(moneyText(words, coupon.maxPayout, coupon.iso));
      await expect(slip).toContainText(words('print:lines', { count: 3 }));
      for (const leg of coupon.legs) await expect(slip).toContainText(pairText(words, leg));
      const address = await scan(page);
      expect(address).toMatch(new RegExp(`^${baseURL}/${language}/print-coupon/${coupon.id}\\?check=[0-9A-Z]{26}$`));
      await expectAccessible(page, 'the slip');

      const visitor = await browser.newContext();
      const phone = await visitor.newPage();
      const answer = await phone.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(slipOf(phone)).toContainText(words('history:status_open'));
      await expect(phone.getByText(words('print:genuine'))).toBeVisible();
      const [, check = ''] = address.split('check=');
      await expect(phone.locator('main')).toContainText(`${check.slice(0, 4)}-${check.slice(4, 8)}`);
      await expect(phone.getByRole('link', { name: words('print:to_history') })).toHaveCount(0);
      await visitor.close();
    },
  );
}

test('[R-17] a printed slip is for its owner only: a stranger finds nothing, a guest signs in first', async ({
  page,
  browser,
  world,
  player,
  baseURL,
}) => {
  const words = wordsOf('en');
  const owner = newCredentials();
  await player.signUp(owner);
  const coupon = await placeSystem(world, player);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await new Player(other.request).signUp();
  const read = async (path: string) => {
    const answer = await other.request.get(path);
    const [html = ''] = (await answer.text()).split('id="state"');
    return { status: answer.status(), html: html.replaceAll(/nonce="[^"]*"|\d{5,}|\d\d:\d\d(:\d\d)?/g, '') };
  };
  const foreign = await read(paths.printCoupon('en', coupon.id));
  expect(foreign.status).toBe(404);
  expect(foreign.html).toContain(words('history:coupon_unknown'));
  expect(await read(paths.printCoupon('en', '99999999999'))).toEqual(foreign);
  expect((await read(`${paths.printCoupon('en', coupon.id)}?check=${'0'.repeat(26)}`)).status).toBe(404);
  expect((await read('/en/print-coupon/12a')).status).toBe(404);
  await other.close();

  await page.context().clearCookies();
  await page.goto(paths.printCoupon('en', coupon.id));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('auth:email')).fill(owner.email);
  await dialog.getByLabel(words('auth:password'), { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: words('auth:sign_in') }).click();
  await expect(page).toHaveURL(`${baseURL}${paths.printCoupon('en', coupon.id)}`);
  await expect(slipOf(page)).toContainText(coupon.id);
});

test(
  '[R-17] a printed page contains only the slip, black on white, in the dark and the light theme',
  FULL,
  async ({ page, world, player }) => {
    await player.signUp();
    const coupon = await placeSystem(world, player);
    await page.goto(paths.printCoupon('en', coupon.id));
    await expect(slipOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      const seen = await page.evaluate(() => {
        const slip = document.querySelector('[data-slip]');
        const ink = slip ? getComputedStyle(slip) : null;
        const visible = [...document.querySelectorAll('body *')].filter(
          (one) =>
            !slip?.contains(one) && !one.contains(slip) && one.checkVisibility() && one.textContent?.trim() !== '',
        );
        return {
          ink: ink?.color,
          paper: [ink?.backgroundColor, getComputedStyle(document.body).backgroundColor],
          around: visible
            .filter((one) => one.getBoundingClientRect().height > 1)
            .map((one) => one.outerHTML.slice(0, 80)),
          legs: [...document.querySelectorAll('[data-slip] ol > li')].map((leg) => getComputedStyle(leg).breakInside),
        };
      });
      expect(seen.ink, theme).toBe('rgb(0, 0, 0)');
      expect(seen.paper, theme).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
      expect(seen.around, theme).toEqual([]);
      expect(new Set(seen.legs), theme).toEqual(new Set(['avoid']));
    }
  },
);
