import type { Browser, Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundlePage, launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';
import { FarPage } from '#tests/fixtures/hydration/far-page.tsx';

const HTML = renderToString(<FarPage />);
let browser: Browser;
let script: string;
let page: Page;
let said: string[];

beforeAll(async () => {
  [script, browser] = await Promise.all([bundlePage('far-entry.tsx'), launchBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  said = [];
  page = await browser.newPage();
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.setContent(`<!doctype html><title>Page</title><div id="root">${HTML}</div>`);
});
afterEach(() => page?.close());

const texts = () => page.evaluate("document.getElementById('root').innerText.split(/\\s*\\n+\\s*/).filter(Boolean)");
const drawn = (id: string) => page.waitForSelector(`#${id}`);

describe('parts far below the top of a page', () => {
  test('have a stand-in in the server’s page', async () => {
    expect(await texts()).toEqual(['Add', 'near stands in', 'far stands in']);
  });

  test('are drawn when they come near the window', async () => {
    await page.addScriptTag({ content: script });
    await drawn('near');
    expect(await texts()).toEqual(['Add', 'near', 'far stands in']);
    await page.evaluate('window.scrollTo(0, 2000)');
    await drawn('far');
    expect(said.filter((line) => !line.startsWith('info'))).toEqual([]);
  });

  test('are drawn without being near once the page is awake', async () => {
    await page.addScriptTag({ content: script });
    await drawn('near');
    await page.evaluate('window.drawRest()');
    await drawn('far');
  });

  test('are there at once in what the browser draws', async () => {
    await page.addScriptTag({ content: script });
    await drawn('near');
    await page.click('#add');
    expect(await texts()).toEqual(['Add', 'added', 'near', 'far stands in']);
  });
});
