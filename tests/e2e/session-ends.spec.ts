import type { Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { answerOf } from '#tests/fixtures/answer-of.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { configure } from '#tests/fixtures/configure.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { startProduct } from '#tests/fixtures/product.ts';
import { control } from '#tests/fixtures/site-controls.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { RESETS } from '#tests/fixtures/world.ts';

// This file moves the clock of the whole site, so it has its own.
const test = journeyOn(async () => {
  const site = await startProduct();
  return { site, origin: site.origin, end: site.stop };
});

const SECOND = 1000;
// Not longer: the server plays all games of the time that it jumps over.
const IDLE_MINUTES = 2;
const IDLE_MS = IDLE_MINUTES * 60 * SECOND + SECOND;
const LOGOFF = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: IDLE_MINUTES, autoLogoffWarningSeconds: 30 };
const words = wordsOf('en');

const account = (page: Page) => page.getByRole('button', { name: words('account:account_open') });

test(
  '[A-07] [A-06] an idle player is warned, can stay, is signed out and told so on the next load; a session ended elsewhere says so',
  FULL,
  async ({ page, player, playwright, own, pageErrors }) => {
    pageErrors.allow('a session that is over refuses what the page asks', /status of 401/);
    pageErrors.allow('a session that is over has no secure data', /secure data call is empty/);
    pageErrors.allow('a connection that is being made when time jumps has no time left', /WebSocket is closed before/);
    // A page pulses at any time. A pulse from before the jump that reached a server after it would count as input, so the
    // server's clock moves with the first pulse of a page that has moved, and pulses arrive one after the other.
    let ahead = 0;
    let turn = Promise.resolve();
    await page.route(`**${openPaths.sessionPulse}`, (route) => {
      turn = turn.then(async () => {
        const { idleMs } = route.request().postDataJSON() as { idleMs: number | null };
        if (ahead > 0 && (idleMs ?? 0) >= ahead) {
          await control(own, 'clock', { shiftMs: ahead });
          ahead = 0;
        }
        await route.fulfill({ response: await answerOf(route) });
      });
      return turn;
    });
    /** Lets time pass without input, in the page and then on the server. */
    const pass = async (ms: number) => {
      ahead = ms;
      await page.clock.fastForward(ms);
      await expect.poll(() => ahead, 'time still to pass on the server').toBe(0);
    };
    const warning = page.getByRole('dialog', { name: words('modals:idle_title') });
    await configure(own, LOGOFF);
    const credentials = await player.signUp();
    await page.clock.install();
    /** Waits for the next pulse of the watch itself; a page that opens asks with none of its own idle time. */
    const pulse = () =>
      page.waitForResponse(
        (answer) =>
          answer.url().endsWith(openPaths.sessionPulse) &&
          (answer.request().postDataJSON() as { idleMs: number | null }).idleMs !== null,
      );
    const watched = pulse();
    await page.goto(paths.home('en'));
    await expect(account(page)).toBeVisible();
    await watched;

    await pass(IDLE_MS);
    await expect(warning).toBeVisible();
    await expect(warning.getByRole('button', { name: words('modals:idle_stay') })).toBeFocused();
    await expectAccessible(page, 'the warning');
    const stayed = pulse();
    await page.keyboard.press('Enter');
    await expect(warning).toHaveCount(0);
    // More time passes only when the server knows that the player stays.
    await stayed;
    await expect(account(page)).toBeVisible();

    await pass(IDLE_MS);
    await expect(warning).toBeVisible();
    const loaded = page.waitForEvent('load');
    await pass(31 * SECOND);
    await loaded;
    const idle = page.getByRole('status').filter({ hasText: words('notices:ended_idle') });
    await expect(idle).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    expect((await page.request.get(openPaths.accounts)).status()).toBe(401);
    await page.reload();
    await expect(page.getByRole('button', { name: words('account:sign_in') })).toBeVisible();
    await expect(idle).toHaveCount(0);

    const login = { uLogin: credentials.email, uPassword: credentials.password, save: false };
    await page.request.post(openPaths.login, { data: login, maxRetries: RESETS });
    await page.reload();
    await expect(account(page)).toBeVisible();
    const elsewhere = await playwright.request.newContext({ baseURL: own.origin });
    await elsewhere.post(openPaths.login, { data: login, maxRetries: RESETS });
    expect((await elsewhere.post(openPaths.endOtherSessions)).ok()).toBe(true);
    await elsewhere.dispose();
    await page.clock.fastForward(31 * SECOND);
    await expect(page.getByRole('alert').filter({ hasText: words('notices:ended_elsewhere') })).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    // A call at the moment at which routes are taken away would reach no site.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'wait' });
  },
);
