import type { BrowserContext, Page, Request } from '@playwright/test';
import { agreementStatusCall } from '#shared/contracts/access.ts';
import { captchaTimeCall, captchaUpdateCall, captchaValidateCall } from '#shared/contracts/captcha.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { CAPTCHA_HEADER, FINGERPRINT_HEADER } from '#shared/domain/transport/answer-codes.ts';
import { type CallFault, EARLY_MS, gapsOf, type SeenCall } from '#tests/fault-proxy/fault-proxy.ts';
import { startFaultyProduct } from '#tests/fault-proxy/faulty-product.ts';
import { couponJourney } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { newCredentials, Player } from '#tests/fixtures/player.ts';
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
const CHECK = ofBrowser('GET', openPaths.session);
const TOKEN = ofBrowser('GET', '/web-api/user/gettoken');
const HISTORY = ofBrowser('GET', openPaths.couponHistory);
const LOGIN = ofBrowser('POST', openPaths.login);
const FINGERPRINT = ofBrowser('POST', openPaths.fingerprint);
const PLACE = ofBrowser('POST', openPaths.placeCoupon);

const headerOf = (calls: readonly SeenCall[], name: string) => calls.map(({ headers }) => headers[name]);

/** Opens a page and waits until its later code is loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
}

/** Removes the token, because the server would accept one that the page has just renewed. */
const forgetToken = (page: Page) => page.evaluate(() => localStorage.removeItem('fairline:token-fetched'));

async function openHistory(page: Page): Promise<void> {
  const { frame, words } = couponJourney(page);
  await frame.account.click();
  await page
    .getByRole('dialog', { name: words('auth:account') })
    .getByRole('link', { name: words('auth:history') })
    .click();
  await expect(page).toHaveURL(/\/office\/history/);
}

test(
  '[C-14] a failing session check is tried three times, 1.5 s apart, then the page treats the player as a guest',
  FULL,
  async ({ page, context, site: { proxy } }) => {
    await new Player(context.request).signUp();
    proxy.failAlways({ method: 'GET', path: openPaths.session }, AWAY);
    await page.goto('/en');
    await expect.poll(() => proxy.of(CHECK).length, { timeout: 60_000 }).toBe(3);
    for (const gap of gapsOf(proxy.of(CHECK))) expect(gap).toBeGreaterThanOrEqual(1500 - EARLY_MS);
    const { words, frame } = couponJourney(page);
    await expect(frame.header.getByRole('button', { name: words('account:sign_in'), exact: true })).toBeVisible();
    // The site's server asked once for the player and left the rest to the browser; the page of all visitors asks for none.
    const ofServer = proxy.of({ ...CHECK, isBrowser: false }).filter(({ headers }) => headers.cookie !== undefined);
    expect(ofServer).toHaveLength(1);
    expect(proxy.of(CHECK)).toHaveLength(3);
  },
);

test(
  '[C-05] a call with a 401 fetches one token and is repeated once; a second 401 is final',
  FULL,
  async ({ page, context, site: { proxy } }) => {
    await new Player(context.request).signUp();
    await open(page, '/en');
    await forgetToken(page);
    proxy.heal();
    proxy.failAlways(HISTORY, UNSIGNED);
    await openHistory(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    const asked = proxy.of(HISTORY).filter(({ query }) => query.get('limit') !== '1');
    expect(asked).toHaveLength(2);
    expect(proxy.of(TOKEN)).toHaveLength(1);
    expect(proxy.of(TOKEN)[0]?.query.get('force_refresh')).toBe('true');
    for (const { headers } of proxy.of(HISTORY)) {
      expect(headers).toMatchObject({
        'x-requested-with': 'XMLHttpRequest',
        'x-app-version': expect.stringMatching(/^\d/),
      });
    }
  },
);

test(
  '[C-06] [C-13] a refused fingerprint is renewed once per call, and twice at most',
  FULL,
  async ({ page, context, site: { proxy } }) => {
    const credentials = await new Player(context.request).signUp(newCredentials());
    await context.clearCookies();
    await open(page, '/en');
    proxy.heal();
    proxy.failAlways(LOGIN, coded(120));
    const { words, frame } = couponJourney(page);
    const dialog = await frame.openSignIn();
    await dialog.getByLabel(words('auth:email')).fill(credentials.email);
    await dialog.getByLabel(words('auth:password'), { exact: true }).fill(credentials.password);
    const submit = dialog.getByRole('button', { name: words('auth:sign_in'), exact: true }).last();
    for (const [sent, made] of [
      [2, 2],
      [4, 3],
      [5, 3],
    ] as const) {
      await submit.click();
      await expect.poll(() => proxy.of(LOGIN).length).toBe(sent);
      await expect(submit).toBeEnabled();
      expect([proxy.of(LOGIN).length, proxy.of(FINGERPRINT).length]).toEqual([sent, made]);
    }
    const [first, second, third, fourth, fifth] = headerOf(proxy.of(LOGIN), FINGERPRINT_HEADER);
    expect(new Set([first, second, fourth]).size).toBe(3);
    expect([third, fifth]).toEqual([second, fourth]);
  },
);

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

test('[C-09] a placement whose answer is lost is not sent again: the client asks for the outcome of its key', async ({
  page,
  context,
  world,
  site: { proxy },
}) => {
  const { player, journey } = await readyToPlace({ page, context, world });
  proxy.heal();
  proxy.fail(PLACE, { what: 'drop' });
  await journey.device.press(journey.coupon.button);
  await expect(journey.coupon.accepted(1)).toBeVisible({ timeout: 60_000 });
  const [placement, ...more] = proxy.of(PLACE);
  expect(more).toEqual([]);
  const outcomes = proxy.calls.filter(({ path }) => path.startsWith(openPaths.couponOutcome.replace(':key', '')));
  expect(new Set(outcomes.map(({ path }) => path.split('/').at(-1)))).toEqual(
    new Set([placement?.headers['idempotency-key']]),
  );
  expect(await player.coupons()).toHaveLength(1);
});

test('[C-08] a call with a 451 of exception 1 is made once and leads to the terms', async ({
  page,
  context,
  site: { proxy },
}) => {
  await new Player(context.request).signUp();
  await open(page, '/en');
  proxy.heal();
  const status = ofBrowser(agreementStatusCall.method, agreementStatusCall.path);
  proxy.fail(status, { status: 451, body: { exception_code: 1 } });
  const isTerms = (request: Request) => new URL(request.url()).pathname === paths.confirmTerms('en');
  const left = page.waitForRequest(isTerms, { timeout: 60_000 });
  // The page asks when it is looked at again, once its watch has started.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => proxy.of(status).length, { timeout: 2000 }).toBe(1);
  }).toPass();
  await left;
  expect(proxy.of(status)).toHaveLength(1);
});

test('[C-14] a refused sign-out reloads the page', FULL, async ({ page, context, site: { proxy } }) => {
  await new Player(context.request).signUp();
  await open(page, '/en');
  proxy.heal();
  const logout = ofBrowser('POST', openPaths.logout);
  proxy.fail(logout, { what: 'dropBefore' });
  const { words, frame } = couponJourney(page);
  await frame.account.click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: words('auth:sign_out') }).click();
  await loaded;
  await expect(frame.account).toBeVisible();
  expect(proxy.of(logout)).toHaveLength(1);
});

test(
  '[A-09] a player whose token cannot be renewed stays signed in, and the page asks again a minute later',
  FULL,
  async ({ page, context, site: { proxy } }) => {
    await new Player(context.request).signUp();
    await page.clock.install();
    proxy.failAlways(TOKEN, AWAY);
    await open(page, '/en');
    await expect.poll(() => proxy.of(TOKEN).length).toBeGreaterThan(0);
    const { frame } = couponJourney(page);
    await expect(frame.account).toBeVisible();
    proxy.heal();
    await page.clock.fastForward(61_000);
    await expect.poll(() => proxy.of(TOKEN).length).toBe(1);
    await expect(frame.account).toBeVisible();
  },
);

test(
  '[C-12] two tabs whose calls are refused at the same time share one token request',
  FULL,
  async ({ page, context, site: { proxy } }) => {
    await new Player(context.request).signUp();
    const other = await context.newPage();
    for (const tab of [page, other]) await open(tab, '/en');
    await forgetToken(page);
    proxy.heal();
    proxy.fail(ofBrowser('GET', openPaths.session), UNSIGNED, UNSIGNED);
    for (const tab of [page, other]) {
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    await expect.poll(() => proxy.of(CHECK).length).toBe(4);
    expect(proxy.of(TOKEN)).toHaveLength(1);
    for (const tab of [page, other]) await expect(couponJourney(tab).frame.account).toBeVisible();
  },
);
