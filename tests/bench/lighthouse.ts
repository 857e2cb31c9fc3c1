import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '#build/browser.mjs';
import type { Game } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { freePort, startProduct } from '../fixtures/product.ts';
import { gamePath } from '../pages/addresses.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

const CATEGORIES = ['performance', 'seo', 'best-practices', 'accessibility'] as const;
const FULL = 100;
/** Categories with a goal; the others are only reported. */
const PROMISED: Readonly<Partial<Record<string, number>>> = {
  performance: 90,
  seo: FULL,
  'best-practices': FULL,
  accessibility: FULL,
};

async function gamePage(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/web-api/line/games?section=line&sport=football&limit=1`);
  const { games } = (await answer.json()) as { games: Game[] };
  const [game] = games;
  if (!game) throw new Error('there is no game to look at');
  return gamePath('en', game);
}

/** Lists the failed audits of a page, for people. */
function failings(audits: Readonly<Record<string, { score: number | null; title: string }>>, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}

async function judge(port: number, name: string, address: string): Promise<BenchResult[]> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { categories, audits } = result.lhr;
  return CATEGORIES.map((id) => {
    const category = categories[id];
    const score = Math.round((category?.score ?? 0) * FULL);
    const ids = (category?.auditRefs ?? []).filter(({ weight }) => weight > 0).map((audit) => audit.id);
    const wrong = failings(audits, ids);
    const promised = PROMISED[id];
    return benchResult({
      id: `lighthouse.${name}.${id}`,
      what: wrong.length > 0 ? `${address}: ${wrong.join('; ')}` : `${id} of ${new URL(address).pathname}`,
      value: score,
      unit: 'of 100',
      ...(promised === undefined ? {} : { goal: { op: '>=' as const, value: promised } }),
    });
  });
}

/** Y-01: checks that Lighthouse finds no fault with the most visited entry pages. */
export async function run(): Promise<BenchResult[]> {
  const origin = process.env.BASE_URL;
  const product = origin ? null : await startProduct();
  const site = origin ?? product?.origin ?? '';
  const port = await freePort();
  const executablePath = findBrowser(process.cwd());
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`, ...asRoot],
  });
  try {
    const pages = {
      home: paths.home('en'),
      live: paths.live({ language: 'en' }),
      game: await gamePage(site),
      arabic: paths.home('ar'),
    };
    const results: BenchResult[] = [];
    for (const [name, page] of Object.entries(pages)) results.push(...(await judge(port, name, site + page)));
    return results;
  } finally {
    await browser.close();
    await product?.stop();
  }
}

if (import.meta.main) console.table(await run());
