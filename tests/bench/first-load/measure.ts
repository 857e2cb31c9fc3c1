import type { Browser, Page } from 'playwright';
import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';

/** Figures of one visit with an empty cache, ms. */
export interface Visit {
  /** Largest contentful paint. */
  readonly paint: number;
  /** Total blocking time: the sum of what each long task of the main thread takes beyond 50 ms. */
  readonly blocked: number;
}

interface Observed {
  paint: number;
  blocked: number;
}

declare global {
  interface Window {
    firstLoad: Observed;
  }
}

/** A phone on a slow line, as in performance §4: 1.6 Mbit/s, 150 ms, a quarter of the processor. */
const PHONE = { width: 412, height: 823 };
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** Time after the first price for hydration, later code and the feed. */
const SETTLE_MS = 4000;

function observe(): void {
  window.firstLoad = { paint: 0, blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.firstLoad.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.firstLoad.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/** Replaces what the desktop preload provides; nothing is behind it. */
function putBridge(): void {
  const none = () => () => undefined;
  const bridge: DesktopBridge = {
    flavour: 'production',
    platform: 'linux',
    storage: { read: async () => null, write: async () => undefined, remove: async () => undefined },
    socketOrigin: async () => location.origin.replace('http', 'ws'),
    idle: { configure: async () => undefined, active: async () => undefined, onIdle: none },
    reminders: {
      show: async () => ({ shown: false }),
      takeClick: async () => null,
      permission: async () => 'unsupported',
      onClick: none,
    },
    links: { takePending: async () => null, onLink: none },
    // The first page does not use it.
    desktop: {} as DesktopBridge['desktop'],
  };
  Object.assign(window, { desktop: bridge });
}

async function open(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main button[aria-pressed]').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => window.firstLoad);
}

/** Visits a page with an empty cache. */
export async function visit(browser: Browser, url: string, inWindow: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    if (inWindow) await page.addInitScript(putBridge);
    return await open(page, url);
  } finally {
    await context.close();
  }
}
