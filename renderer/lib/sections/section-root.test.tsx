import type { Browser, Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundlePage, launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';
import { SectionWords } from '#tests/fixtures/hydration/section-words.tsx';
import type { SectionRoot } from './section-root.tsx';

interface SectionPage {
  wake(): SectionRoot;
  draw(root: SectionRoot, words: string): void;
}

const HTML = renderToString(<SectionWords words="drawn" />);
let browser: Browser;
let script: string;
let page: Page;
let said: string[];

beforeAll(async () => {
  [script, browser] = await Promise.all([bundlePage('section-entry.tsx'), launchBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  said = [];
  page = await browser.newPage();
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.setContent(`<!doctype html><title>Page</title><div id="root">${HTML}</div>`);
  await page.addScriptTag({ content: script });
});
afterEach(() => page?.close());

/** Hydrates the place and calls `play` in the same tick; keeps the server's paragraph for comparison. */
const atOnce = (play: (section: SectionPage, root: SectionRoot) => void) =>
  page.evaluate(`(() => {
    window.before = document.querySelector('p');
    (${play})(window, window.wake());
  })()`);
const shows = (words: string) =>
  page.waitForFunction((wanted) => document.getElementById('root')?.textContent === wanted, words);
const isTheSame = () => page.evaluate('window.before === document.querySelector("p")');
const complaints = () => said.filter((line) => !line.startsWith('info'));

describe('[S-05] a section drawn by its server', () => {
  test('is removed before its hydration without a reported error', async () => {
    await atOnce((_section, root) => root.unmount());
    await shows('');
    expect(complaints()).toEqual([]);
  });

  test('is redrawn before its hydration in the server’s paragraph', async () => {
    await atOnce((section, root) => section.draw(root, 'again'));
    await shows('again');
    expect(await isTheSame()).toBe(true);
    expect(complaints()).toEqual([]);
  });

  test('shows the last drawing requested before its hydration, and later ones', async () => {
    await atOnce((section, root) => {
      section.draw(root, 'again');
      section.draw(root, 'at last');
      Object.assign(window, { root });
    });
    await shows('at last');
    await page.evaluate('window.draw(window.root, "later")');
    await shows('later');
    expect(await isTheSame()).toBe(true);
    await page.evaluate('window.root.unmount()');
    await shows('');
    expect(complaints()).toEqual([]);
  });
});
