import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { OPTIONAL_CLASSES, writeChoice } from '#shared/domain/consent/consent-choice.ts';

/** What one visit with an empty cache cost, ms unless said otherwise. */
export interface Touch {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time as Lighthouse counts it: what tasks of the main thread take beyond 50 ms after the first paint. */
  readonly blocked: number;
  /** The same from the start of the visit. */
  readonly blockedAll: number;
  /** Cumulative layout shift, no unit. */
  readonly shift: number;
  /** Files that were fetched. */
  readonly requests: number;
  /** From the press of a price to the frame that shows it; null where no price was pressed. */
  readonly shown: number | null;
  /** From the press of a price to its leg in the coupon; null where no price was pressed. */
  readonly taken: number | null;
}

/** A device of the benchmark. */
export interface TouchDevice {
  readonly name: 'desktop' | 'phone';
  readonly context: BrowserContextOptions;
  /** Slow line of a phone (performance §4); null for a fast one. */
  readonly line: { readonly latency: number; readonly down: number; readonly up: number } | null;
}

export const DEVICES: readonly TouchDevice[] = [
  { name: 'desktop', context: { viewport: { width: 1440, height: 900 } }, line: null },
  {
    name: 'phone',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    line: { latency: 150, down: 200_000, up: 93_750 },
  },
];

/** How many times slower the processor is (performance §4). */
const SLOWER = 4;
/** Time after the page has settled for late tasks and shifts. */
const SETTLE_MS = 5000;
const MAX_WAIT_MS = 60_000;

interface Seen {
  paint: number;
  largest: number;
  /** Start and duration of each long task, ms. */
  tasks: [number, number][];
  shift: number;
  pressed: number;
  shown: number;
  taken: number;
}

declare global {
  interface Window {
    touchSeen: Seen;
  }
}

/** Runs in the page, before its own scripts. `isPressing` presses the first open price as soon as the document has it. */
function observe([key, choice, isPressing]: readonly [string, string, boolean]): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // A document without an origin has no storage.
  }
  const seen: Seen = { paint: 0, largest: 0, tasks: [], shift: 0, pressed: 0, shown: 0, taken: 0 };
  window.touchSeen = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration]);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  if (!isPressing) return;
  // On a phone the leg is in the closed sheet; its count is on the bar.
  const TAKEN = '[data-bets] li, nav button > span[aria-hidden] b';
  const PRICE = 'button[class*="price-button"]';
  const frame = () => {
    const price = document.querySelector<HTMLElement>(`main ${PRICE}:not([aria-disabled])`);
    if (seen.pressed === 0 && price && seen.paint > 0) {
      seen.pressed = performance.now();
      price.click();
    }
    const isShown = document.querySelector(`main ${PRICE}:is([aria-pressed="true"], [data-early])`) !== null;
    if (seen.pressed > 0 && seen.shown === 0 && isShown) seen.shown = performance.now();
    if (seen.shown > 0 && seen.taken === 0 && document.querySelector(TAKEN)) seen.taken = performance.now();
    if (seen.taken === 0) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Longest task that does not block, ms. */
const SHORT_MS = 50;

/** Adds up what tasks block, as Lighthouse does: of a task during the first paint, its part after that counts. */
function blockedTimes({ tasks, paint }: Seen): Pick<Touch, 'blocked' | 'blockedAll'> {
  const sumFrom = (from: number) =>
    tasks.reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, from) - SHORT_MS), 0);
  return { blocked: sumFrom(paint), blockedAll: sumFrom(0) };
}

async function open(page: Page, url: string, device: TouchDevice, isPressing: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (device.line) {
    const { latency, down, up } = device.line;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load', timeout: MAX_WAIT_MS });
  const until = Date.now() + MAX_WAIT_MS;
  // Trusted types of the page forbid a function that Playwright would wait for.
  while (isPressing && !(await page.evaluate(() => window.touchSeen.taken > 0))) {
    if (Date.now() > until) throw new Error(`a press on ${url} did not reach the coupon`);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(SETTLE_MS);
}

/** Visits a page with an empty cache, and presses its first price where asked. */
export async function touch(
  browser: Browser,
  url: string,
  device: TouchDevice,
  {
    cookies,
    isPressing,
  }: { cookies: Parameters<import('playwright').BrowserContext['addCookies']>[0]; isPressing: boolean },
): Promise<Touch> {
  const context = await browser.newContext({ ...device.context, serviceWorkers: 'block' });
  try {
    if (cookies.length > 0) await context.addCookies(cookies);
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const choice = writeChoice({ choice: OPTIONAL_CLASSES, at: Date.now() });
    await page.addInitScript(observe, ['fairline:consent', choice, isPressing] as const);
    await open(page, url, device, isPressing);
    const seen = await page.evaluate(() => window.touchSeen);
    return {
      firstPaint: seen.paint,
      largestPaint: seen.largest,
      ...blockedTimes(seen),
      shift: seen.shift,
      requests,
      shown: isPressing ? seen.shown - seen.pressed : null,
      taken: isPressing ? seen.taken - seen.pressed : null,
    };
  } finally {
    await context.close();
  }
}
