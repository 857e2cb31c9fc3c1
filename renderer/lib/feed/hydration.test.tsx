import type { Browser, Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundlePage, launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';
import { HydratedRow } from '#tests/fixtures/hydration/hydration-page.tsx';

describe('a page rendered by the server', () => {
  let browser: Browser;
  let page: Page;
  const said: string[] = [];

  beforeAll(async () => {
    const [script, launched] = await Promise.all([bundlePage('hydration-entry.tsx'), launchBrowser()]);
    browser = launched;
    page = await browser.newPage();
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(String(error)));
    const html = renderToString(<HydratedRow />);
    await page.setContent(`<!doctype html><title>Page</title><div id="root">${html}</div>`);
    await page.addScriptTag({ content: script });
  });
  afterAll(() => browser?.close());

  const shown = () => page.locator('#cell span').textContent();
  const tell = (price: number, suspended = false) =>
    page.evaluate(
      ([value, locked]) => (window as unknown as { tell(p: number, s: boolean): void }).tell(value, locked),
      [price, suspended] as const,
    );

  test('is hydrated without a warning, and its cell keeps its text node', async () => {
    await page.evaluate(() => {
      Object.assign(window, { text: document.querySelector('#cell span')?.firstChild });
    });
    await page.waitForFunction(() => document.querySelector('output')?.textContent?.endsWith('connecting'));
    expect(await shown()).toBe('1.85');
    await tell(1850);
    await tell(2100);
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '2100 1:0 live');
    expect(await shown()).toBe('2.10');
    expect(await page.locator('#cell').getAttribute('data-move')).toBe('up-now');
    expect(
      await page.evaluate(
        () => (window as unknown as { text: Node }).text === document.querySelector('#cell span')?.firstChild,
      ),
    ).toBe(true);
    expect(said.filter((line) => !line.startsWith('info'))).toEqual([]);
  });

  test('keeps the price of the feed when the component renders again, and when the format of prices changes', async () => {
    await page.locator('#cell').click();
    expect(await page.locator('#format').textContent()).toBe('1');
    expect(await shown()).toBe('2.10');
    await page.locator('#format').click();
    expect(await shown()).toBe('+110');
    await tell(2200);
    await page.waitForFunction(() => document.querySelector('#cell span')?.textContent === '+120');
    await page.locator('#format').click();
    expect(await shown()).toBe('2.20');
  });

  test('locks the button of a suspended price', async () => {
    await tell(2200, true);
    await page.waitForSelector('#cell[data-locked][aria-disabled=true]');
    await tell(2200, false);
    await page.waitForSelector('#cell:not([data-locked]):not([aria-disabled])');
    expect(said.filter((line) => !line.startsWith('info'))).toEqual([]);
  });

  test('follows its game through strict-mode mounts, with a second row, and after a short absence', async () => {
    const rows = async (count: number) => {
      await page.evaluate((wanted) => (window as unknown as { show(rows: number): void }).show(wanted), count);
      await page.waitForFunction((wanted) => document.querySelectorAll('#cell').length === wanted, count);
    };
    for (const count of [2, 1, 0, 1, 0, 2]) await rows(count);
    expect(await page.locator('#cell span').allTextContents()).toEqual(['2.20', '2.20']);
    await tell(2300);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#cell span')].every(({ textContent }) => textContent === '2.30'),
    );
    expect(await page.evaluate(() => (window as unknown as { asked(): number }).asked())).toBe(1);
    expect(said.filter((line) => !line.startsWith('info'))).toEqual([]);
  });
});
