import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '#build/browser.mjs';
import type { Game } from '#shared/contracts/catalogue.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { fastRegistration } from '../fixtures/platform/open-account.ts';
import { startProduct } from '../fixtures/product.ts';
import { gamePath } from '../pages/addresses.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';
import { startBarePages } from './touch/bare-pages.ts';
import { DEVICES, type Touch, type TouchDevice, touch } from './touch/touch-page.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECOND = 1000;

interface Place {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly hasPrices: boolean;
}

/** Registers a player, and returns the cookies of the session. */
async function signUp(origin: string) {
  const email = `touch-${Date.now()}@example.com`;
  const post = (route: string, body: unknown) =>
    fetch(origin + route, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const begun = await post(openPaths.register, fastRegistration({ email, password: 'a sentence to play with' }));
  const { code } = (await begun.json()) as { code: { request: string } };
  const inbox = await (await fetch(`${origin}/__control/inbox?to=${encodeURIComponent(email)}`)).json();
  const [digits = ''] = /\b\d{6}\b/.exec((inbox as { messages: { body: string }[] }).messages[0]?.body ?? '') ?? [];
  const done = await post(openPaths.confirmRegistration, { request: code.request, code: digits });
  if (!done.ok) throw new Error(`the registration answers ${done.status}`);
  return done.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: '127.0.0.1', path: '/' };
  });
}

/** Returns the pages to visit; the game is a live one with many markets. */
async function placesOf(origin: string): Promise<Place[]> {
  const answer = await fetch(`${origin}/web-api/line/games?section=live&sport=football&limit=20`);
  const { games } = (await answer.json()) as { games: Game[] };
  const game = games.toSorted((a, b) => b.marketCount - a.marketCount)[0];
  if (!game) throw new Error('no live game');
  return [
    { name: 'home', path: paths.home('en'), isSignedIn: false, hasPrices: true },
    { name: 'list', path: '/en/live/football', isSignedIn: false, hasPrices: true },
    { name: 'game', path: gamePath('en', game), isSignedIn: false, hasPrices: true },
    { name: 'history', path: '/en/office/history', isSignedIn: true, hasPrices: false },
  ];
}

function median(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? Number.NaN;
}

/** Returns the figures of a page on a device, judged by what a page of prices has to hold. */
function judged(where: string, device: TouchDevice, own: readonly Touch[], bare: readonly Touch[]): BenchResult[] {
  const of = (pick: (one: Touch) => number | null, from = own) => median(from.map(pick));
  const rows: [id: string, what: string, unit: string, value: number, goal?: number][] = [
    ['blocked', 'total blocking time', 'ms', of(({ blocked }) => blocked), 200],
    ['blocked-all', 'blocking time from the start of the visit', 'ms', of(({ blockedAll }) => blockedAll)],
    ['first', 'first paint', 'ms', of(({ firstPaint }) => firstPaint)],
    ['paint', 'largest paint after the first', 'ms', of((one) => one.largestPaint - one.firstPaint), 150],
    [
      'paint-ratio',
      'largest paint against the same page without scripts',
      '×',
      of(({ largestPaint }) => largestPaint) / of(({ largestPaint }) => largestPaint, bare),
    ],
    [
      'blocked-more',
      'blocking time beyond that of the same page without scripts',
      'ms',
      of(({ blocked }) => blocked) - of(({ blocked }) => blocked, bare),
    ],
    ['shift', 'layout shift', '', of(({ shift }) => shift), 0.005],
    ['files', 'files fetched', 'files', of(({ requests }) => requests)],
  ];
  if (own.some(({ taken }) => taken !== null)) {
    // Two frames of a quarter of the processor: the press and what it draws.
    rows.push(['shown', 'press to the frame that shows it', 'ms', of(({ shown }) => shown), 100]);
    const goal = device.name === 'desktop' ? SECOND : 2 * SECOND;
    rows.push(['taken', 'press to its leg in the coupon', 'ms', of(({ taken }) => taken), goal]);
  }
  return rows.map(([id, what, unit, value, goal]) =>
    benchResult({
      id: `touch-${where}-${device.name}-${id}`,
      what: `${where}, ${device.name}: ${what}`,
      value,
      unit,
      ...(goal === undefined ? {} : { goal: { op: '<=', value: goal } as const }),
    }),
  );
}

/**
 * Measures how soon a page answers a hand, with a quarter of the processor: paints, blocking, shifts, and the way of the
 * first press, beside the same page without scripts. `BENCH_PLACES=home,game` and `BENCH_DEVICES=phone` limit it.
 */
export async function run(): Promise<BenchResult[]> {
  const executablePath = findBrowser(path.resolve(import.meta.dirname, '../..'));
  if (!executablePath) throw new Error('no Chromium: set CHROMIUM to one');
  const wanted = (variable: string, name: string) => process.env[variable]?.split(',').includes(name) ?? true;
  const product = await startProduct();
  const bare = await startBarePages(product.origin);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const results: BenchResult[] = [];
  try {
    const cookies = await signUp(product.origin);
    for (const place of await placesOf(product.origin)) {
      if (!wanted('BENCH_PLACES', place.name)) continue;
      for (const device of DEVICES) {
        if (!wanted('BENCH_DEVICES', device.name)) continue;
        const [own, plain]: [Touch[], Touch[]] = [[], []];
        for (let round = 0; round < ROUNDS; round++) {
          const visit = { cookies: place.isSignedIn ? cookies : [], isPressing: false };
          plain.push(await touch(browser, bare.origin + place.path, device, visit));
          own.push(
            await touch(browser, product.origin + place.path, device, { ...visit, isPressing: place.hasPrices }),
          );
        }
        results.push(...judged(place.name, device, own, plain));
      }
    }
  } finally {
    await browser.close();
    bare.stop();
    await product.stop();
  }
  return results;
}

if (import.meta.main) for (const result of await run()) console.log(benchLine(result));
