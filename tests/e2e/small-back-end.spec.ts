import type { Page } from '@playwright/test';
import { FULL } from '#tests/fixtures/full-run.ts';
import { mouseDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { withoutEntry } from '#tests/fixtures/optional-entries.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import type { PageErrors } from '#tests/fixtures/page-errors.ts';
import { startProduct } from '#tests/fixtures/product.ts';
import { fullAnswers, smallBook, startSmallBackEnd } from '#tests/fixtures/small-back-end.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { CouponPanel } from '#tests/pages/coupon-panel.ts';
import { alive, priceButtons } from '#tests/pages/prices.ts';

const test = journeyOn(async () => {
  const back = await startSmallBackEnd();
  const product = await startProduct({ PLATFORM_ORIGIN: back.origin });
  const end = async () => {
    await product.stop();
    back.close();
  };
  return { site: back, origin: product.origin, end };
});

const [live] = smallBook;
const GAME = `/en/live/football/7-city-league/${live?.id}-${live?.slug}`;
const AT = `/web-api/line/games/${live?.id}`;
/** Entries of a game whose absence draws the page differently. */
const TELLING = [
  ['game', 'state', 'counters'],
  ['game', 'state', 'points'],
  ['game', 'state', 'server'],
  ['game', 'state', 'phase'],
  ['game', 'home', 'country'],
  ['markets', '*', 'name'],
];

const allowNoCoupons = ({ allow }: PageErrors) =>
  allow('this back end takes no coupons, and the browser prints each 404', /404 .*\/web-api\/coupons\/limits/);

/** Opens a page past the cache of the site, and waits until it lives. */
async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(`${path}?fresh=${crypto.randomUUID()}`);
  expect([path, answer?.status()]).toEqual([path, 200]);
  await expect(page.getByRole('main').getByText('Northport').first()).toBeVisible();
  await alive(page);
}

/** Presses the first price into the coupon and out of it. */
async function press(page: Page): Promise<void> {
  const price = priceButtons(page).first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
}

test('a back end that leaves every optional entry out carries home, list and game, whose prices go into the coupon', async ({
  page,
  pageErrors,
}) => {
  allowNoCoupons(pageErrors);
  for (const path of ['/en', '/en/live', '/en/line', GAME]) await open(page, path);
  await press(page);
  await priceButtons(page).first().click();
  await expect(new CouponPanel({ page, words: wordsOf('en'), device: mouseDevice() }).panel).toContainText('Northport');
});

test(
  'a page of a game lives without each entry whose absence draws it differently',
  FULL,
  async ({ page, pageErrors, site }) => {
    allowNoCoupons(pageErrors);
    const answers: Readonly<Record<string, unknown>> = fullAnswers();
    for (const entry of TELLING) {
      site.instead = { [AT]: { status: 200, body: withoutEntry(answers[AT], entry) } };
      await open(page, GAME);
      await press(page);
    }
    site.instead = {};
  },
);
