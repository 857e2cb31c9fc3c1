import type { APIRequestContext, Page } from '@playwright/test';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { isFull } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { layoutOf, notFoundKey, ONE_OF_EACH, TOLD } from '#tests/fixtures/walked-routes.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { listening } from '#tests/pages/prices.ts';

/** Navigates as a link inside the page does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, path);
}

interface Arrival {
  readonly path: string;
  readonly layout: string;
  readonly isNotFound: boolean;
}

const arrivalOf = (page: Page, notFound: string): Promise<Arrival> =>
  page.evaluate(
    (text) => ({
      path: location.pathname,
      layout: document.querySelector<HTMLElement>('[data-layout]')?.dataset.layout ?? '',
      isNotFound: document.querySelector('main')?.textContent?.includes(text) ?? false,
    }),
    notFound,
  );

/**
 * Returns where the server redirects a visitor who loads the address. Rows without a page are tested against the server
 * above.
 */
async function serverArrival(request: APIRequestContext, row: RouteRow, path: string): Promise<Arrival> {
  if (row.page === null && !row.redirect && !row.auth) return { path, layout: 'default', isNotFound: true };
  const answer = await request.get(path);
  return {
    path: new URL(answer.url()).pathname,
    layout: layoutOf(await answer.text()),
    isNotFound: answer.status() === 404,
  };
}

test('a player who navigates in the browser arrives where the server redirects, in Arabic', async ({
  page,
  context,
  player,
  pageErrors,
}) => {
  pageErrors.allow('there is no content at the addresses of the samples', /404.*\/web-api\/content\//);
  await player.signUp();
  const words = wordsOf('ar');
  await page.goto('/ar/oldbrowser');
  await expect(page.locator('[data-layout=empty]')).toBeVisible();
  await listening(page);
  for (const row of isFull ? TOLD : ONE_OF_EACH) {
    const path = samplePaths(row, 'ar')[0] ?? '';
    const expected = await serverArrival(context.request, row, path);
    await goInside(page, path);
    await expect
      .poll(() => arrivalOf(page, words(notFoundKey(matchRoute(expected.path)?.row ?? row))), {
        message: path,
        intervals: [20, 50, 100],
      })
      .toEqual(expected);
  }
});
