import type { BrowserContext, Page, Request } from '@playwright/test';
import { agreementStatusCall } from '#shared/contracts/access.ts';
import { captchaTimeCall, captchaUpdateCall, captchaValidateCall } from '#shared/contracts/captcha.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { CAPTCHA_HEADER, FINGERPRINT_HEADER } from '#shared/domain/transport/answer-codes.ts';
import type { CallFault, SeenCall } from '#tests/fault-proxy/fault-proxy.ts';
import { startFaultyProduct } from '#tests/fault-proxy/faulty-product.ts';
import { couponJourney } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { Player } from '#tests/fixtures/player.ts';
import type { World } from '#tests/fixtures/world.ts';
import { letDeviceWork } from '#tests/pages/captcha.ts';
import { listening } from '#tests/pages/prices.ts';

/** Processes of this file only, with a proxy between them that counts every call. */
const test = journeyOn(async () => {
  const site = await startFaultyProduct();
  return { site, origin: site.site.origin, end: site.stop };
});
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.beforeEach(({ site, pageErrors }) => {
  site.proxy.heal();
  pageErrors.allow('calls are refused on purpose', /Failed to load resource/);
});

// A failed test attaches the list of its calls.
test.afterEach(async ({ site }, testInfo) => {
  if (testInfo.status === testInfo.expectedStatus) return;
  const lines = site.proxy.calls.map(
    ({ at, method, path, headers, isGivenUp }) =>
      `${at.toFixed(0)} ${'sec-fetch-site' in headers ? 'browser' : 'site'} ${method} ${path}${isGivenUp ? ' (cut)' : ''}`,
  );
  await testInfo.attach('calls', { body: lines.join('\n'), contentType: 'text/plain' });
});

const AWAY: CallFault = { status: 503 };
const UNSIGNED: CallFault = { status: 401, body: {} };
const coded = (errorCode: number): CallFault => ({ status: 400, body: { errorCode } });

const ofBrowser = (method: string, path: string) => ({ method, path, isBrowser: true });
const TOKEN = ofBrowser('GET', '/web-api/user/gettoken');
const PLACE = ofBrowser('POST', openPaths.placeCoupon);

const headerOf = (calls: readonly SeenCall[], name: string) => calls.map(({ headers }) => headers[name]);

/** Opens a page and waits until its later code is loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
}

/** Signs up a player with a bet in the coupon that can be placed. */
async function readyToPlace({ page, context, world }: { page: Page; context: BrowserContext; world: World }) {
  const player = new Player(context.request);
  await player.signUp();
  const journey = couponJourney(page);
  await journey.add(await world.takeOne({ section: 'line' }));
  await journey.coupon.takeAnyPrice();
  await journey.coupon.ready();
  return { player, journey };
}

test('[C-04] [C-05] [C-06] [C-07] a placement that is refused three times becomes one bet with one key, and its repetition carries the captcha', async ({
  page,
  context,
  world,
  site: { proxy },
}) => {
  const { player, journey } = await readyToPlace({ page, context, world });
  await listening(page);
  proxy.heal();
  proxy.fail(PLACE, UNSIGNED, coded(120), coded(100));
  await journey.device.press(journey.coupon.button);
  await letDeviceWork(page, journey.words);
  await expect(journey.coupon.accepted(1)).toBeVisible({ timeout: 60_000 });
  const placements = proxy.of(PLACE);
  expect(placements).toHaveLength(4);
  expect(new Set(headerOf(placements, 'idempotency-key')).size).toBe(1);
  expect(new Set(placements.map(({ body }) => body)).size).toBe(1);
  expect(headerOf(placements, CAPTCHA_HEADER).map((text) => text !== undefined)).toEqual([false, false, false, true]);
  expect(headerOf(placements, FINGERPRINT_HEADER).map((text) => text !== undefined)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  for (const call of [captchaTimeCall, captchaUpdateCall, captchaValidateCall]) {
    expect(proxy.of(ofBrowser(call.method, call.path)), call.path).toHaveLength(1);
  }
  expect(await player.coupons()).toHaveLength(1);
});

test(
  '[C-09] a placement whose answer is lost is not sent again: the client asks for the outcome of its key',
  FULL,
  async ({ page, context, world, site: { proxy } }) => {
    const { player, journey } = await readyToPlace({ page, context, world });
    proxy.heal();
    proxy.fail(PLACE, { what: 'drop' });
    await journey.device.press(journey.coupon.button);
    await expect(journey.coupon.accepted(1)).toBeVisible({ timeout: 60_000 });
    const [placement, ...more] = proxy.of(PLACE);
    expect(more).toEqual([]);
    const outcomes = proxy.calls.filter(({ path }) => path.startsWith(openPaths.couponOutcome.replace(':key', '')));
    expect(
      new Set(
        outcomes.map(({ path }) => path.split(/[/?]/).find((part) => part === placement?.headers['idempotency-key'])),
      ),
    ).toEqual(new Set([placement?.headers['idempotency-key']]));
    expect(await player.coupons()).toHaveLength(1);
  },
);

test(
  '[C-08] a call with a 451 of exception 1 is made once and leads to the terms',
  FULL,
  async ({ page, context, site: { proxy } }) => {
    await new Player(context.request).signUp();
    await open(page, '/en');
    proxy.heal();
    const status = ofBrowser(agreementStatusCall.method, agreementStatusCall.path);
    proxy.fail(status, { status: 451, body: { exception_code: 1 } });
    const isTerms = (request: Request) => new URL(request.url()).pathname === paths.to('confirm', 'en');
    const left = page.waitForRequest(isTerms, { timeout: 60_000 });
    // The page asks when it is looked at again, once its watch has started.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => proxy.of(status).length, { timeout: 2000 }).toBe(1);
    }).toPass();
    await left;
    expect(proxy.of(status)).toHaveLength(1);
  },
);

test(
  '[A-09] a player whose token cannot be renewed stays signed in, and the page asks again a minute later',
  FULL,
  async ({ page, context, site: { proxy }, pageErrors }) => {
    pageErrors.allow('a connection that is being made when time jumps has no time left', /WebSocket is closed before/);
    await new Player(context.request).signUp();
    await page.clock.install();
    proxy.failAlways(TOKEN, AWAY);
    // A clock that is held keeps no marks of the page, by which it could be waited for.
    await page.goto('/en');
    await expect.poll(() => proxy.of(TOKEN).length).toBeGreaterThan(0);
    const { frame } = couponJourney(page);
    await expect(frame.account).toBeVisible();
    proxy.heal();
    // A question that is still on its way when the minute passes is not asked twice: the next minute asks again.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect.poll(() => proxy.of(TOKEN).length, { timeout: 3000 }).toBe(1);
    }).toPass();
    await expect(frame.account).toBeVisible();
  },
);
