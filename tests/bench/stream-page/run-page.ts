import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import type { PageFigures } from './page.tsx';
import { type Flow, type StreamServer, WARM_UP_MS } from './stream-server.ts';

export type ContenderName = 'ours' | 'bare' | 'redux' | 'empty';

/** Figures of one run of one contender. */
export interface PageRun {
  /** Main thread in percent of a core, and ms per thousand price changes. */
  readonly busy: number;
  readonly taskPer1000: number;
  readonly scriptPer1000: number;
  /** 95th percentile of the time between frames, ms. */
  readonly frame: number;
  /** Share of the offered changes that reached the screen. */
  readonly delivered: number;
  /** 95th percentile of the age of prices when they reached the screen, ms. */
  readonly age: number;
}

export interface HeapRun {
  /** Growth of the heap between the first and the last collection, MB. */
  readonly growth: number;
  /** The highest sample, MB. */
  readonly peak: number;
}

/** After the warm-up of the stream. */
const SETTLE_MS = WARM_UP_MS + 500;
const SAMPLE_MS = 250;
const MB = 2 ** 20;

type Metrics = Readonly<Record<'TaskDuration' | 'ScriptDuration' | 'JSHeapUsedSize', number>>;

interface OpenPage {
  metrics(): Promise<Metrics>;
  collect(): Promise<void>;
  figures(): Promise<PageFigures>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

async function openPage(browser: Browser, server: StreamServer, contender: ContenderName): Promise<OpenPage> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1000 } });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${server.origin}/?contender=${contender}`);
  const session: CDPSession = await page.context().newCDPSession(page);
  // CPU time of the main thread, so that other load on the core does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => window.begin());
  return {
    async metrics() {
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Metrics;
    },
    async collect() {
      for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
    },
    figures: () => page.evaluate(() => window.figures),
    reset: () =>
      page.evaluate(() => {
        window.figures.ages = [];
        window.figures.frames = [];
      }),
    async close() {
      await page.close();
      if (problems.length > 0) throw new Error(`the page of ${contender} reports: ${problems.join('; ')}`);
    },
  };
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.POSITIVE_INFINITY;
}

/** Lets a contender show a stream for a while; returns its figures. */
export async function runPage(
  browser: Browser,
  server: StreamServer,
  contender: ContenderName,
  flow: Flow,
  seconds: number,
): Promise<PageRun> {
  server.flow = flow;
  const page = await openPage(browser, server, contender);
  await sleep(SETTLE_MS);
  await page.reset();
  const first = { metrics: await page.metrics(), shown: (await page.figures()).sequence, at: performance.now() };
  await sleep(seconds * 1000);
  const metrics = await page.metrics();
  const figures = await page.figures();
  const elapsed = (performance.now() - first.at) / 1000;
  await page.close();
  const offered = flow.perSecond * elapsed;
  const task = metrics.TaskDuration - first.metrics.TaskDuration;
  const shown = server.changesUpTo(figures.sequence) - server.changesUpTo(first.shown);
  return {
    busy: (100 * task) / elapsed,
    taskPer1000: (1e6 * task) / shown,
    scriptPer1000: (1e6 * (metrics.ScriptDuration - first.metrics.ScriptDuration)) / shown,
    frame: percentile(figures.frames, 0.95),
    delivered: shown / offered,
    age: percentile(figures.ages, 0.95),
  };
}

/** Measures the heap of a contender while it shows a stream. */
export async function runHeap(
  browser: Browser,
  server: StreamServer,
  contender: ContenderName,
  flow: Flow,
  seconds: number,
): Promise<HeapRun> {
  server.flow = flow;
  const page = await openPage(browser, server, contender);
  await sleep(SETTLE_MS);
  await page.collect();
  const before = (await page.metrics()).JSHeapUsedSize;
  let peak = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(SAMPLE_MS)) {
    await page.reset();
    peak = Math.max(peak, (await page.metrics()).JSHeapUsedSize);
  }
  await page.reset();
  await page.collect();
  const after = (await page.metrics()).JSHeapUsedSize;
  await page.close();
  return { growth: (after - before) / MB, peak: peak / MB };
}
