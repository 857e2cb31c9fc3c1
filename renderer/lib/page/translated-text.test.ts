import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundlePage, launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';

interface Values {
  readonly clock: string | null;
  readonly score: string;
  readonly rows: readonly string[];
}

describe('a page whose texts a translator has replaced', () => {
  let browser: Browser;
  let page: Page;
  let script: string;
  let faults: string[];

  beforeAll(async () => {
    [script, browser] = await Promise.all([bundlePage('translated-entry.tsx'), launchBrowser()]);
  });
  beforeEach(async () => {
    faults = [];
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.setContent('<!doctype html><title>Page</title><div id="root"></div>');
    await page.addScriptTag({ content: script });
    await page.waitForSelector('li');
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await page.close();
  });
  afterAll(() => browser?.close());

  const shown = async () => (await page.locator('li').allTextContents()).map((text) => text.replace(/[«»]/g, ''));
  const call = (name: string, value?: unknown) =>
    page.evaluate(
      ([fn, given]) => (window as unknown as Record<string, (value: unknown) => void>)[fn as string]?.(given),
      [name, value] as const,
    );
  const show = (values: Values) => call('show', values);

  describe.each(['replace', 'insert', 'around'])('by the way "%s"', (kind) => {
    beforeEach(() => call('translate', kind));

    test('still shows the translation', async () => {
      expect(await page.locator('li').allTextContents()).toEqual([
        "«A» «12'» «0:0»« of »«2»«, with others»",
        "«B» «12'» «0:0»« of »«2»«, with others»",
      ]);
    });

    test('shows what changes: alone in an element, and between others', async () => {
      await show({ clock: "13'", score: '1:0', rows: ['A', 'B'] });
      expect(await shown()).toEqual(["A 13' 1:0 of 2, with others", "B 13' 1:0 of 2, with others"]);
      await call('translate', kind);
      await show({ clock: "14'", score: '2:0', rows: ['A', 'B'] });
      expect(await shown()).toEqual(["A 14' 2:0 of 2, with others", "B 14' 2:0 of 2, with others"]);
    });

    test('removes texts and rows, and puts others in their place', async () => {
      await show({ clock: null, score: '0:0', rows: ['B'] });
      expect(await shown()).toEqual(['B break 0:0 of 1']);
      await show({ clock: "15'", score: '0:0', rows: ['C', 'B'] });
      expect(await shown()).toEqual(["C 15' 0:0 of 2, with others", "B 15' 0:0 of 2, with others"]);
      await show({ clock: null, score: '', rows: [] });
      expect(await shown()).toEqual([]);
    });
  });

  test('shows the original again when the translator puts it back', async () => {
    await call('translate', 'replace');
    await call('undo');
    expect(await page.locator('li').allTextContents()).toEqual([
      "A 12' 0:0 of 2, with others",
      "B 12' 0:0 of 2, with others",
    ]);
    await show({ clock: "13'", score: '1:0', rows: ['B'] });
    expect(await shown()).toEqual(["B 13' 1:0 of 1"]);
  });
});
