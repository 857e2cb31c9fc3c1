import type { Page } from '@playwright/test';
import { collectCall, type SentEvent } from '#shared/contracts/analytics.ts';
import { ANALYTICS_EVENTS, type AnalyticsEventName } from '#shared/domain/analytics/analytics-events.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';

const COLLECTOR = collectCall.path.replace(/:key.*/, '');

/** Records what the page sends to the collector, as `id` with the values. */
function listen(page: Page): { readonly all: SentEvent[] } {
  const all: SentEvent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(COLLECTOR)) all.push(...request.postDataJSON().events);
  });
  return { all };
}

/** Makes the page send what waits, as when the visitor turns to another tab. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

/** Screens by their addresses: those of pages that this site does not have are told as well, with the missing page. */
const SCREENS: readonly [path: string, screen: AnalyticsEventName, isThere: boolean][] = [
  ['mobile', 'download_app', true],
  ['desktop', 'download_app', true],
  ['office/history', 'account_bet_history', true],
  ['results', 'results', false],
  ['promo', 'promo_showcase', false],
  ['asian-games', 'asian_showcase', false],
];

test(
  '[Y-03] each tracked screen is told by its number, also where the site has no such page',
  FULL,
  async ({ page, player, pageErrors }) => {
    pageErrors.allow('pages that are not there', /status of 404/);
    await player.signUp();
    const { all } = listen(page);
    for (const [path, screen, isThere] of SCREENS) {
      all.length = 0;
      await page.goto(`/en/${path}`);
      await expect(async () => {
        await turnAway(page);
        const { id } = ANALYTICS_EVENTS[screen];
        expect(all.map((event) => event.id)).toContain(id);
      }).toPass({ intervals: [300] });
      const ids = all.map(({ id }) => id);
      expect([path, ids.includes(ANALYTICS_EVENTS.page_view.id)]).toEqual([path, isThere]);
      expect([path, ids.includes(ANALYTICS_EVENTS.page_not_found.id)]).toEqual([path, !isThere]);
    }
  },
);
