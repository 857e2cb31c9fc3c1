import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '#build/browser.mjs';
import type { Game } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { startProduct } from '../fixtures/product.ts';
import { wordsOf } from '../fixtures/words.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

const LEGS = 20;
const SIZE = 10;
const LINES = 184_756;
const KEYS = ['1', '2', '5', 'Backspace', 'Backspace', '7', '3', 'Backspace', 'Backspace'];
const ROUNDS = 4;
/** Duration of one frame of a 60 Hz screen, ms. */
const FRAME_MS = 1000 / 60;

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/**
 * Records the work that a key causes: its handlers, and style, layout and paint of the next frame, without waiting
 * times.
 */
function watchKeys(): void {
  window.keyTimes = [];
  const afterThis = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const hear = () => {
    const began = performance.now();
    afterThis(() => {
      const handling = performance.now() - began;
      requestAnimationFrame(() => {
        const drawn = performance.now();
        afterThis(() => window.keyTimes.push(handling + performance.now() - drawn));
      });
    });
  };
  addEventListener('keydown', hear, { capture: true });
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the median work of a key typed into the focused box, ms. */
async function typing(page: Page): Promise<number> {
  await page.evaluate(watchKeys);
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
  }
  const times = await page.evaluate(() => window.keyTimes);
  if (times.length < ROUNDS * KEYS.length) throw new Error(`only ${times.length} keys were heard`);
  return median(times);
}

/** Returns ids of the first price of several games that have not begun. */
async function picks(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/web-api/line/games?section=line&sport=football&limit=100`);
  const { games } = (await answer.json()) as { games: Game[] };
  const ids = games.flatMap(({ main: [market] }) => {
    const open = market?.outcomes.find(({ suspended, price }) => !suspended && price > 1100);
    return open ? [open.id.toString(36)] : [];
  });
  if (ids.length < LEGS) throw new Error('too few games');
  return ids.slice(0, LEGS).join('-');
}

/** Opens the slip with a system of 10 of 20 and the cursor in its stake. */
async function openSlip(page: Page, origin: string): Promise<void> {
  const words = wordsOf('en');
  await page.goto(`${origin}${paths.to('information/betting-calculator', 'en')}?picks=${await picks(origin)}`);
  const panel = page.getByRole('complementary', { name: words('common:coupon') });
  await panel.getByRole('radio', { name: words('coupon:tab_system') }).click();
  await panel.getByLabel(words('coupon:system_label')).selectOption(String(SIZE));
  const stake = panel.getByRole('textbox').last();
  await stake.fill('5000');
  await panel.getByText(words('coupon:per_line', { lines: LINES })).waitFor();
  await stake.fill('');
  await stake.focus();
}

/** Measures a key in the stake in a real browser, against the same key in a bare box. */
export async function run(): Promise<BenchResult[]> {
  if (!existsSync('dist/web/manifest.json')) throw new Error('build first: npm run build');
  const executablePath = findBrowser(path.resolve(import.meta.dirname, '../..'));
  if (!executablePath) throw new Error('no Chromium: set CHROMIUM to one');
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent('<input autofocus>');
    const bare = await typing(page);
    await openSlip(page, product.origin);
    const slip = await typing(page);
    const id = 'slip-frame';
    return [
      benchResult({ id: `${id}.bare`, what: 'a key in a box of an empty page', value: bare, unit: 'ms' }),
      benchResult({
        id: `${id}.key`,
        what: 'a key in the amount of a system 10 of 20',
        value: slip,
        unit: 'ms',
        goal: { op: '<=', value: FRAME_MS },
      }),
      benchResult({ id: `${id}.ratio`, what: 'the slip against the bare box', value: slip / bare, unit: '×' }),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
