import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '#build/browser.mjs';
import { type BuildManifest, firstScripts, scriptsOf } from '#build/budget.ts';
import { startProduct } from '../fixtures/product.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';
import { type ContenderName, startContenders } from './first-load/contenders.ts';
import { type Visit, visit } from './first-load/measure.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const KIB = 1024;
const CONTENDERS: readonly ContenderName[] = ['static', 'server', 'client'];

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Measures L1: script of the first page, and of the heaviest other page beyond it. */
function scriptSizes(): BenchResult[] {
  const manifest = JSON.parse(readFileSync('dist/web/manifest.json', 'utf8')) as BuildManifest;
  const gzip = (file: string) => gzipSync(readFileSync(path.join('dist/web', file)), { level: 9 }).length;
  const brotli = (file: string) => readFileSync(path.join('dist/web', `${file}.br`)).length;
  const sum = (files: readonly string[], size: (file: string) => number) =>
    files.reduce((total, file) => total + size(file), 0) / KIB;
  const first = firstScripts(manifest);
  const base = first.filter((file) => /\/(base|react)-/.test(file));
  const pages = Object.keys(manifest).filter((module) => /-page\.tsx$/.test(module));
  const beyond = pages.map((page) =>
    sum(
      scriptsOf(manifest, [page]).filter((file) => !first.includes(file)),
      gzip,
    ),
  );
  const unit = 'KiB';
  return [
    benchResult({
      id: 'L1-brotli',
      what: 'script of the first page, brotli',
      value: sum(first, brotli),
      unit,
      goal: { op: '<=', value: 132 },
    }),
    benchResult({
      id: 'L1-gzip',
      what: 'script of the first page, gzip',
      value: sum(first, gzip),
      unit,
      goal: { op: '<=', value: 150 },
    }),
    benchResult({
      id: 'L1-own',
      what: 'the same beyond its libraries, gzip',
      value: sum(first, gzip) - sum(base, gzip),
      unit,
      goal: { op: '<=', value: 45 },
    }),
    benchResult({
      id: 'L1-route',
      what: 'the heaviest page beyond the first, gzip',
      value: Math.max(...beyond),
      unit,
      goal: { op: '<=', value: 40 },
    }),
  ];
}

async function visits(): Promise<ReadonlyMap<ContenderName, readonly Visit[]>> {
  const executablePath = findBrowser(path.resolve(import.meta.dirname, '../..'));
  if (!executablePath) throw new Error('no Chromium: set CHROMIUM to one');
  const product = await startProduct();
  const contenders = await startContenders(product.origin);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const samples = new Map<ContenderName, Visit[]>(CONTENDERS.map((name) => [name, []]));
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const name of CONTENDERS)
        samples.get(name)?.push(await visit(browser, contenders.urls[name], name === 'client'));
  } finally {
    await browser.close();
    contenders.stop();
    await product.stop();
  }
  return samples;
}

/** Measures L1 and L2: size of the first page, and its time to paint on a phone, with and without server rendering. */
export async function run(): Promise<BenchResult[]> {
  if (!existsSync('dist/desktop/index.html')) throw new Error('build first: npm run build');
  const samples = await visits();
  const paint = (name: ContenderName) => median((samples.get(name) ?? []).map((one) => one.paint));
  const blocked = (name: ContenderName) => median((samples.get(name) ?? []).map((one) => one.blocked));
  const spoken = { static: 'without any script', server: 'drawn by the server', client: 'drawn by the browser alone' };
  return [
    ...scriptSizes(),
    ...CONTENDERS.map((name) =>
      benchResult({ id: `L2-${name}`, what: `largest paint, ${spoken[name]}`, value: paint(name), unit: 'ms' }),
    ),
    benchResult({
      id: 'L2-vs-static',
      what: 'largest paint against the same page without script',
      value: paint('server') / paint('static'),
      unit: '×',
      goal: { op: '<=', value: 1.4 },
    }),
    benchResult({
      id: 'L2-vs-client',
      what: 'largest paint against the same page drawn by the browser',
      value: paint('server') / paint('client'),
      unit: '×',
      goal: { op: '<=', value: 0.35 },
    }),
    benchResult({
      id: 'L2-blocked',
      what: 'total blocking time, processor four times slower',
      value: blocked('server'),
      unit: 'ms',
      goal: { op: '<=', value: 200 },
    }),
    benchResult({
      id: 'L2-blocked-client',
      what: 'the same, drawn by the browser alone',
      value: blocked('client'),
      unit: 'ms',
    }),
  ];
}

if (import.meta.main) for (const result of await run()) console.log(benchLine(result));
