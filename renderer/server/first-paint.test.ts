import type { Browser, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';
import { splitDocument } from './html-template.ts';

const ORIGIN = 'http://site.test';
let browser: Browser;
let page: Page;
/** Requests for styles of a section, which the server leaves without an answer. */
let hanging: Route[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  hanging = [];
  page = await browser.newPage();
});
afterEach(() => page?.close());

const { before, after } = splitDocument({
  head: { title: 'Page', description: '', lang: 'en', dir: 'ltr', htmlAttributes: {} },
  html: '<main>Games</main><section id="banner">Welcome</section>',
  state: {},
  assets: { entry: '/start.js', preload: [], styles: [], fonts: [] },
  sectionStyles: ['/late.css', '/prompt.css'].map((url) => ({ url, integrity: '' })),
  failureWords: { title: 'It <broke>', text: 'Nothing is lost.', reload: 'Load again' },
});

const answer = (route: Route, contentType: string, body: string) => route.fulfill({ contentType, body });

/** Opens the document on a site whose first section sends no styles. */
async function open(): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/late.css') return void hanging.push(route);
    if (pathname === '/prompt.css') return answer(route, 'text/css', 'main { inline-size: 300px }');
    if (pathname === '/start.js') return answer(route, 'text/javascript', '');
    return answer(route, 'text/html', `${before}n${after}`);
  });
  await page.goto(ORIGIN, { waitUntil: 'commit' });
}

const widthOf = (place: string) => page.evaluate(`getComputedStyle(document.querySelector('${place}')).inlineSize`);

test('styles of a section that hang do not keep the page from being painted, and apply when they come', async () => {
  const delays = `${before}n${after}`.match(/link\[data-section-styles\].{0,200}\},(\d+)\)/);
  expect(Number(delays?.[1]), 'the longest wait, ms').toBeLessThanOrEqual(1500);
  await open();
  await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0");
  expect(hanging, 'its styles are still on their way').toHaveLength(1);
  expect(await widthOf('main'), 'styles that came in time apply').toBe('300px');
  for (const route of hanging) await answer(route, 'text/css', '#banner { inline-size: 200px }');
  await page.waitForFunction("getComputedStyle(document.querySelector('#banner')).inlineSize === '200px'");
});

test('the notice of a page that does not start waits hidden in the document, and its link loads the page again', async () => {
  await open();
  const notice = page.locator('#failure');
  await notice.waitFor({ state: 'attached' });
  expect(await notice.isVisible()).toBe(false);
  await page.evaluate("document.getElementById('failure').removeAttribute('hidden'); window.isOld = true");
  expect(await page.getByRole('alert').textContent()).toBe('It <broke> Nothing is lost. Load again');
  await page.getByRole('link', { name: 'Load again' }).click({ noWaitAfter: true });
  await page.waitForFunction("!('isOld' in window)");
  expect(page.url()).toBe(`${ORIGIN}/`);
});
