import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { ROUTES } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const LANGUAGES = ['en', 'ar', 'ru'] as const;
/** Pages whose status depends on data: other journeys open them with existing games. */
const OF_DATA = new Set([
  'section',
  'game',
  'print-coupon',
  'landing-page',
  'promotion-landing',
  'casino-bonus-landing',
]);
const WALKED = ROUTES.filter(({ id }) => !OF_DATA.has(id));
const AT_ONCE = 8;
/** Turns in which a busy site is asked again, and the time between them. */
const MAX_TURNS = 15;
const TURN_MS = 1000;
/** Number of pages without content that are checked; all others look the same. */
const TELLING = 5;
const TOLD = WALKED.filter(({ page, redirect }, index) => page || redirect || index % TELLING === 0);

interface Expected {
  readonly status: number;
  /** Start of the address that it redirects to; '' for none. */
  readonly to: string;
  readonly layout: string;
}

/** Returns what the specification says of an address on a site without special states (shell §2). */
function expectedOf(row: RouteRow, path: string, isPlayer: boolean): Expected {
  const language = path.slice(1, 3);
  const home = { status: 302, to: `/${language}`, layout: '' };
  const { redirect } = row;
  if (redirect && !redirect.when) return { status: redirect.status, to: `/${language}`, layout: '' };
  if (redirect?.when && !redirect.when.is) return { status: 302, to: `/${language}/bonus/`, layout: '' };
  const isOffered = row.requires !== 'oldRegistration' && row.requires !== 'identification';
  const dialog = row.auth === 'signIn' || row.auth === 'signUp' ? row.auth : null;
  if (isOffered && dialog && !isPlayer) return { status: 302, to: `/${language}?${dialog}=`, layout: '' };
  if (row.page === null || !isOffered) return { status: 404, to: '', layout: 'default' };
  const isState = row.section === 'state' || row.id === 'confirm';
  if (isState || (row.guestOnly && isPlayer)) return home;
  return { status: row.status ?? 200, to: '', layout: row.layout };
}

async function inTurns<Item>(items: readonly Item[], visit: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await visit(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Tells whether the site had no turn to draw the page: it refuses then, or leaves the drawing to the browser. */
async function hadNoTurn(answer: APIResponse): Promise<boolean> {
  return answer.status() === 503 || (await answer.text()).includes('"isUndrawn":true');
}

/** Asks for a page, again while the site says that it draws too many at the moment. */
async function getWhenFree(request: APIRequestContext, path: string, expected: number): Promise<APIResponse> {
  let answer = await request.get(path, { maxRedirects: 0 });
  for (let turn = 0; turn < MAX_TURNS && expected !== 503 && (await hadNoTurn(answer)); turn += 1) {
    await setTimeout(TURN_MS);
    answer = await request.get(path, { maxRedirects: 0 });
  }
  return answer;
}

const layoutOf = (html: string) => /data-layout="(\w+)"/.exec(html)?.[1] ?? '';

async function walkServer(request: APIRequestContext, language: string, isPlayer: boolean): Promise<void> {
  const notFound = wordsOf(language)('common:page_not_found');
  // Guests try every form of an address in one language; the others one form of each.
  const hasAllForms = language === 'en' && !isPlayer;
  const formsOf = (row: RouteRow) => samplePaths(row, language).slice(0, hasAllForms ? undefined : 1);
  const visits = (language === 'en' ? WALKED : TOLD).flatMap((row) => formsOf(row).map((path) => ({ row, path })));
  await inTurns(visits, async ({ row, path }) => {
    const expected = expectedOf(row, path, isPlayer);
    const answer = await getWhenFree(request, path, expected.status);
    expect(answer.status(), path).toBe(expected.status);
    const to = answer.headers().location ?? '';
    expect(to.startsWith(expected.to) && (to !== '') === (expected.to !== ''), `${path} leads to ${to}`).toBe(true);
    if (expected.to !== '') return;
    // The embedded state contains every text, so only the part before it counts.
    const [html = ''] = (await answer.text()).split('id="state"');
    expect(layoutOf(html), path).toBe(expected.layout);
    expect(html.includes(notFound), path).toBe(expected.status === 404);
  });
}

for (const language of LANGUAGES) {
  test(`[R-03] [R-04] [R-28] [R-33] every address answers a guest as specified, in ${language}`, async ({
    request,
  }) => {
    await walkServer(request, language, false);
  });

  test(`[R-23] [G-02] [G-03] every address answers a player as specified, in ${language}`, async ({
    context,
    player,
  }) => {
    await player.signUp();
    await walkServer(context.request, language, true);
  });
}

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

for (const [index, role] of (['guest', 'player'] as const).entries()) {
  const language = LANGUAGES[index] ?? 'en';
  test(`a ${role} who navigates in the browser arrives where the server redirects, in ${language}`, async ({
    page,
    context,
    player,
    pageErrors,
  }) => {
    pageErrors.allow('there are no landing pages of the names of the samples', /404.*\/web-api\/landings\//);
    if (role === 'player') await player.signUp();
    const notFound = wordsOf(language)('common:page_not_found');
    await page.goto(`/${language}/oldbrowser`);
    await expect(page.locator('[data-layout=empty]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const row of TOLD) {
      const path = samplePaths(row, language)[0] ?? '';
      const expected = await serverArrival(context.request, row, path);
      await goInside(page, path);
      await expect.poll(() => arrivalOf(page, notFound), { message: path, intervals: [20, 50, 100] }).toEqual(expected);
    }
  });
}
