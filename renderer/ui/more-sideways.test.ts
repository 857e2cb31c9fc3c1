import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';

const styles = readFileSync(path.join(import.meta.dirname, 'more-sideways.module.css'), 'utf8');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 600, height: 300 } });
});
afterEach(() => page?.close());

/** Draws a row of links, each 100 px wide, in 500 px. */
async function draw(count: number, dir: 'ltr' | 'rtl'): Promise<void> {
  const links = Array.from({ length: count }, (_, index) => `<a href="#${index}">${index}</a>`).join('');
  await page.setContent(
    `<!doctype html><html dir="${dir}"><style>${styles.replaceAll(/:global\((.*?)\)/g, '$1')}
    body { margin: 0; inline-size: 500px } .row { display: flex } a { flex: none; inline-size: 100px; block-size: 60px }
    </style><p>Before</p><nav class="row" data-back="Scroll back" data-forward="Scroll forward">${links}</nav><p>After</p>`,
  );
  await untilDrawn();
}

const untilDrawn = () =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
/** How much of the near and the far end fades, from 0 to 1. */
const fades = () =>
  page.evaluate(`['--before', '--after'].map((name) =>
    Number(getComputedStyle(document.querySelector('nav')).getPropertyValue(name)))`);
const scrolled = () => page.evaluate<number>("Math.abs(document.querySelector('nav').scrollLeft)");

/** Presses the arrow at an end of the row. */
async function pressArrow(end: 'left' | 'right'): Promise<void> {
  const box = await page.locator('nav').boundingBox();
  if (!box) throw new Error('no row');
  await page.mouse.click(end === 'left' ? box.x + 8 : box.x + box.width - 8, box.y + box.height / 2);
}

describe.each([
  ['ltr', 'left', 'right'],
  ['rtl', 'right', 'left'],
] as const)('a row that scrolls sideways, %s', (dir, near, far) => {
  test('fades at the end that has more, and its arrows lead there and back', async () => {
    await draw(20, dir);
    expect(await fades()).toEqual([0, 1]);
    await pressArrow(far);
    await page.waitForFunction("Math.abs(document.querySelector('nav').scrollLeft) > 200");
    await untilDrawn();
    expect(await fades()).toEqual([1, 1]);
    await page.locator('a').last().focus();
    await page.waitForFunction("Math.abs(document.querySelector('nav').scrollLeft) > 1400");
    await untilDrawn();
    expect(await fades()).toEqual([1, 0]);
    const end = await scrolled();
    await pressArrow(near);
    await page.waitForFunction(`Math.abs(document.querySelector('nav').scrollLeft) < ${end - 200}`);
  });

  test('has neither fades nor arrows where everything fits', async () => {
    await draw(5, dir);
    expect(await fades()).toEqual([0, 0]);
    // Without an arrow a press reaches the entry at that end.
    await pressArrow(far);
    await page.waitForFunction("location.hash === '#4'");
    await pressArrow(near);
    await page.waitForFunction("location.hash === '#0'");
  });
});

test('a row moves nothing around it, whether it scrolls or not', async () => {
  const heights = [];
  for (const count of [5, 20]) {
    await draw(count, 'ltr');
    heights.push(await page.evaluate("document.querySelector('p:last-of-type').getBoundingClientRect().top"));
  }
  expect(heights[0]).toBe(heights[1]);
});
