import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '#build/browser.mjs';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';
import { type ContenderName, type PageRun, runHeap, runPage } from './stream-page/run-page.ts';
import { createStreamServer, type Flow, type StreamServer } from './stream-page/stream-server.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const HEAP_SECONDS = Number(process.env.BENCH_HEAP_SECONDS ?? 8);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--enable-precise-memory-info',
];

/**
 * Two flows: messages of fifty changes, like a book that reports each change, and gathered ten times a second like the
 * hub's.
 */
const inFifties = (perSecond: number): Flow => ({ perSecond, perMessage: 50 });
const gathered = (perSecond: number): Flow => ({ perSecond, perMessage: perSecond / 10 });

interface Bench {
  readonly browser: Browser;
  readonly server: StreamServer;
}

const ceiling = (value: number) => ({ op: '<=', value }) as const;
const floor = (value: number) => ({ op: '>=', value }) as const;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] as number;
}

/** Runs of each contender, in the order of the rounds. */
type Rounds = ReadonlyMap<string, readonly PageRun[]>;

/** Runs the contenders in turns, so that load on the machine affects all of them. */
async function compare(bench: Bench, names: readonly ContenderName[], flow: Flow): Promise<Rounds> {
  const runs = new Map<string, PageRun[]>();
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? names : [...names].reverse();
    for (const name of order) {
      // A store that is twenty times as expensive is known well enough after one round.
      if (name === 'redux' && round > 0) continue;
      runs.set(name, [...(runs.get(name) ?? []), await runPage(bench.browser, bench.server, name, flow, SECONDS)]);
    }
  }
  return runs;
}

/** Returns the median of each figure of a contender; undefined for one that did not run. */
function middle(rounds: Rounds, name: ContenderName): PageRun | undefined {
  const all = rounds.get(name);
  const [first] = all ?? [];
  if (!all || !first) return undefined;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(all.map((one) => one[key as keyof PageRun]))]),
  ) as unknown as PageRun;
}

/** Returns the median of what the product costs against the bare page in the same round. */
function againstBare(rounds: Rounds, key: keyof PageRun): number {
  const bare = rounds.get('bare') ?? [];
  return median((rounds.get('ours') ?? []).map((ours, round) => ours[key] / (bare[round]?.[key] ?? Number.NaN)));
}

function figures(id: string, name: string, run: PageRun): BenchResult[] {
  const at = `stream-page.${id}.${name}`;
  return [
    benchResult({ id: `${at}.busy`, what: 'main thread of one core', value: run.busy, unit: '%' }),
    benchResult({ id: `${at}.task`, what: 'main thread for a thousand changes', value: run.taskPer1000, unit: 'ms' }),
    benchResult({ id: `${at}.script`, what: 'script for a thousand changes', value: run.scriptPer1000, unit: 'ms' }),
    benchResult({ id: `${at}.frame`, what: 'time between frames, 95th percentile', value: run.frame, unit: 'ms' }),
    benchResult({
      id: `${at}.delivered`,
      what: 'changes shown against changes offered',
      value: run.delivered,
      unit: '',
    }),
    benchResult({ id: `${at}.age`, what: 'age of prices on the screen, 95th percentile', value: run.age, unit: 'ms' }),
  ];
}

function ratio(id: string, what: string, value: number, goal: number): BenchResult {
  return benchResult({ id: `stream-page.${id}`, what, value, unit: 'x', goal: ceiling(goal) });
}

/** S1, S2: measures the product's cells against the bare page and against selectors, at a rate. */
async function rate(
  bench: Bench,
  id: string,
  perSecond: number,
  names: readonly ContenderName[],
): Promise<BenchResult[]> {
  const rounds = await compare(bench, names, inFifties(perSecond));
  const [ours, bare, redux] = (['ours', 'bare', 'redux'] as const).map((name) => middle(rounds, name));
  if (!ours || !bare) throw new Error('both are in every comparison');
  return [
    ...figures(id, 'ours', ours),
    ...figures(id, 'bare', bare),
    ...(redux ? figures(id, 'redux', redux) : []),
    ratio(`${id}.busy-by-bare`, 'S1: main thread against bare writes', againstBare(rounds, 'taskPer1000'), 1.05),
    ratio(`${id}.script-by-bare`, 'S2: script against bare writes', againstBare(rounds, 'scriptPer1000'), 1.35),
    ...(redux
      ? [ratio(`${id}.script-by-redux`, 'S2: script against selectors', ours.scriptPer1000 / redux.scriptPer1000, 0.15)]
      : []),
    ...(perSecond === 50_000 ? smoothness(id, ours) : []),
  ];
}

/** Returns the figures of S3. */
function smoothness(id: string, { frame, delivered, age }: PageRun): BenchResult[] {
  const at = `stream-page.${id}`;
  return [
    benchResult({
      id: `${at}.frame-goal`,
      what: 'S3: time between frames, 95th percentile',
      value: frame,
      unit: 'ms',
      goal: ceiling(20),
    }),
    benchResult({
      id: `${at}.delivered-goal`,
      what: 'S3: changes shown against offered',
      value: delivered,
      unit: '',
      goal: floor(0.98),
    }),
    benchResult({
      id: `${at}.age-goal`,
      what: 'S3: age of prices, 95th percentile',
      value: age,
      unit: 'ms',
      goal: ceiling(50),
    }),
  ];
}

/** S4: measures the growth of the heap, and its peak above that of the bare page. */
async function heap({ browser, server }: Bench): Promise<BenchResult[]> {
  const flow = gathered(20_000);
  const nothing = await runHeap(browser, server, 'empty', flow, 2);
  const ours = await runHeap(browser, server, 'ours', flow, HEAP_SECONDS);
  const during = `${HEAP_SECONDS} s at 20,000 changes a second`;
  return [
    benchResult({
      id: 'stream-page.heap.growth',
      what: `S4: heap after ${during}`,
      value: ours.growth,
      unit: 'MB',
      goal: ceiling(0.5),
    }),
    benchResult({
      id: 'stream-page.heap.peak',
      what: 'S4: highest heap above the empty page',
      value: ours.peak - nothing.peak,
      unit: 'MB',
      goal: ceiling(8),
    }),
  ];
}

/** S5: measures what gathering on the server saves, against the same changes in messages of fifty. */
async function gathering({ browser, server }: Bench, loose: number): Promise<BenchResult> {
  const packed = await runPage(browser, server, 'ours', gathered(20_000), SECONDS);
  const what = 'S5: main thread with ten messages a second against four hundred';
  return ratio('gathered', what, packed.taskPer1000 / loose, 0.55);
}

/**
 * Measures the live grid in a real browser: the product's store and cells, bare writes, and selectors over Redux
 * (performance §6, S1–S5).
 */
export async function run(): Promise<BenchResult[]> {
  const root = join(import.meta.dirname, 'stream-page');
  const directory = temporaryFolder('stream-page');
  await build({
    root,
    base: './',
    logLevel: 'error',
    configFile: false,
    plugins: [react()],
    build: { outDir: directory, emptyOutDir: true },
  });
  const executablePath = findBrowser(resolve(import.meta.dirname, '../..'));
  if (executablePath === null) throw new Error('no Chromium: name one in CHROMIUM');
  const server = await createStreamServer(directory);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const bench = { browser, server };
  const results: BenchResult[] = [];
  const say = (some: readonly BenchResult[]) => {
    results.push(...some);
    for (const one of some) console.log(`  … ${benchLine(one)}`);
  };
  try {
    say(await rate(bench, '10k', 10_000, ['ours', 'bare', 'redux']));
    say(await rate(bench, '20k', 20_000, ['ours', 'bare']));
    const loose = results.find(({ id }) => id === 'stream-page.20k.ours.task')?.value ?? 0;
    say([await gathering(bench, loose)]);
    say(await rate(bench, '50k', 50_000, ['ours', 'bare']));
    say(await heap(bench));
    const what = 'load of the machine at the end: above its cores, times between frames are those of others';
    say([benchResult({ id: 'stream-page.load', what, value: loadavg()[0] ?? 0, unit: '' })]);
    return results;
  } finally {
    await browser.close();
    await server.close();
    await rm(directory, { recursive: true });
  }
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const results = await run();
  process.exitCode = results.some((result) => result.ok === false) ? 1 : 0;
}
