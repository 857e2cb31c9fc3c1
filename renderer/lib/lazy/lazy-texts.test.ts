import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlePage, launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';
import english from '../../locales/en/common.json' with { type: 'json' };

let browser: Browser;
let script: string;

beforeAll(async () => {
  [script, browser] = await Promise.all([bundlePage('texts-entry.tsx'), launchBrowser()]);
});
afterAll(() => browser?.close());

test.each([
  [true, 'It is there'],
  [false, english.page_failed],
])('a part whose texts have come (%s) or failed does not wait for those of another: %s', async (hasTexts, shown) => {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>Page</title><div id="root"></div>');
  await page.addScriptTag({ content: script });
  await page.evaluate(`drawBesideOneThatWaits(${hasTexts})`);
  await page.waitForFunction(`document.body.innerText.includes(${JSON.stringify(shown)})`);
  const isWaiting = await page.evaluate(`document.body.innerText.includes('The other waits')`);
  expect(isWaiting).toBe(hasTexts);
  await page.close();
});

test.each([
  ['page', true, 'It is there'],
  ['page', false, english.page_failed],
  ['part', true, 'It is there'],
  ['part', false, english.page_failed],
  ['patient part', false, 'It waits'],
] as const)('a %s whose texts load (%s) shows: %s', async (name, hasTexts, shown) => {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>Page</title><div id="root"></div>');
  await page.addScriptTag({ content: script });
  await page.evaluate(`draw('${name}', ${hasTexts})`);
  await page.waitForFunction(
    `'asked' in document.body.dataset && document.body.innerText.includes(${JSON.stringify(shown)})`,
  );
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  expect(await page.evaluate('document.body.innerText')).toContain(shown);
  await page.close();
});
