import type { Browser, Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundlePage, launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';
import { PartsPage } from '#tests/fixtures/hydration/parts-page.tsx';
import { EARLY_PRESSES_SCRIPT } from '../page/early-presses.ts';

const NAMES = ['one', 'two', 'three'];
const HTML = renderToString(
  <PartsPage order={null} names={NAMES} route={(content) => <StaticRouter location="/">{content}</StaticRouter>} />,
);
let browser: Browser;
let script: string;
let page: Page;
let said: string[];

beforeAll(async () => {
  [script, browser] = await Promise.all([bundlePage('parts-entry.tsx'), launchBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  said = [];
  page = await browser.newPage();
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.setContent(
    `<!doctype html><title>Page</title><script>${EARLY_PRESSES_SCRIPT}</script><div id="root">${HTML}</div>`,
  );
});
afterEach(() => page?.close());

const AWAKE = `[...document.querySelectorAll('button')]
  .filter((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))).map(({ id }) => id)`;
const awake = () => page.evaluate(AWAKE);
const texts = () => page.evaluate("[...document.querySelectorAll('button')].map(({ textContent }) => textContent)");
const untilAwake = (names: readonly string[]) => page.waitForFunction(`String(${AWAKE}) === '${names}'`);
const untilText = (id: string, text: string) =>
  page.waitForFunction(`document.getElementById('${id}').textContent === '${text}'`);
/** What React has to say; it takes the mark of a pressed button as it is, and only its development build mentions it. */
const complaints = () => said.filter((line) => !line.startsWith('info') && !line.includes('data-early=""'));

/** Runs the page's script, and returns once React has hydrated the frame around the parts. */
async function hydrateFrame(): Promise<void> {
  await page.addScriptTag({ content: script });
  await page.waitForFunction(
    "Object.keys(document.querySelector('#root > div')).some((key) => key.startsWith('__reactProps'))",
  );
}

describe('parts of a page that the server has drawn', () => {
  test('keep the server’s HTML until their turn, and then wake in it', async () => {
    await page.evaluate('window.before = document.getElementById("three")');
    await hydrateFrame();
    // React hydrates in tasks of the page, and the browser is idle once it has none left.
    await page.evaluate('new Promise((idle) => requestIdleCallback(idle))');
    expect([await awake(), await texts()]).toEqual([[], ['one 0', 'two 0', 'three 0']]);
    await page.evaluate('window.run()');
    await untilAwake(NAMES);
    expect(await page.evaluate('window.before === document.getElementById("three")')).toBe(true);
    expect(complaints()).toEqual([]);
  });

  test('wake by a press, alone and without losing it', async () => {
    await page.click('#two');
    await hydrateFrame();
    await page.click('#two');
    await page.click('#two');
    await page.evaluate('window.repeat()');
    await untilText('two', 'two 3');
    expect(await awake()).toEqual(['two']);
    await page.click('#three');
    await untilText('three', 'three 1');
    expect([await awake(), await texts()]).toEqual([
      ['two', 'three'],
      ['one 0', 'two 3', 'three 1'],
    ]);
    await page.evaluate('window.run()');
    await untilAwake(NAMES);
    expect(complaints()).toEqual([]);
  });

  test('wake when the page is drawn again before their turn; new parts are awake at once', async () => {
    await hydrateFrame();
    await page.evaluate('window.repeat()');
    await page.evaluate("window.draw(['zero', 'one', 'three'])");
    await untilAwake(['zero', 'one', 'three']);
    await page.click('#zero');
    await untilText('zero', 'zero 1');
    await page.evaluate('window.run()');
    expect(complaints()).toEqual([]);
  });
});
