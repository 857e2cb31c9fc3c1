import { setTimeout as sleep } from 'node:timers/promises';
import { openPaths } from '#shared/contracts/paths.ts';
import { type BenchResult, benchResult } from '../bench-result.ts';
import { load, type OpenServer, openServer, PageConnection, type RequestOf } from './page-client.ts';
import { cpuOf, median } from './page-cost.ts';

type Say = (result: BenchResult) => void;

const CLIENTS = 150;
const OVERLOAD_MS = 8000;
const ROUNDS = 7;
const PAGE = '/en/live';
let serial = 0;
/** An address whose page no visitor has asked for: the parameter is drawn. */
const newPage = () => `${PAGE}?pageType=bench${serial++}`;
const visitor = (number: number) => ({
  'x-forwarded-for': `10.2.${number % 250}.${(number >> 8) % 250}`,
  'x-forwarded-proto': 'https',
});

/** Signs the demo player in; returns the cookies of the session. */
async function signIn(origin: string): Promise<string> {
  const answer = await fetch(origin + openPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin },
    body: JSON.stringify({ uLogin: 'demo@fairline.test', uPassword: 'fairline-demo', save: false }),
  });
  const cookie = answer.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
  if (answer.status !== 200 || cookie.length === 0) throw new Error(`the demo player got ${answer.status}`);
  return cookie.join('; ');
}

/** Measures a player's page against the cached page that it is made of, and against drawing a page. */
async function measurePlayer(site: OpenServer, origin: string, say: Say): Promise<void> {
  const cookie = await signIn(origin);
  const contenders = {
    cached: () => ({ url: PAGE, headers: visitor(1) }),
    player: () => ({ url: PAGE, headers: { ...visitor(2), cookie } }),
    drawn: (number) => ({ url: newPage(), headers: visitor(number) }),
  } satisfies Record<string, RequestOf>;
  type Name = keyof typeof contenders;
  const requests: Record<Name, number> = { cached: 600, player: 60, drawn: 20 };
  const names = Object.keys(contenders) as Name[];
  const run = (name: Name) => {
    const requestOf: RequestOf = contenders[name];
    return cpuOf({ servers: [site], requestOf }, requests[name]);
  };
  for (const name of names) await run(name);
  const rounds: Record<Name, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const costs: Partial<Record<Name, number>> = {};
    for (const name of names) costs[name] = await run(name);
    rounds.push(costs as Record<Name, number>);
  }
  const figure = (id: string, what: string, value: number, unit: string) => say(benchResult({ id, what, value, unit }));
  const cost = (name: Name, what: string) =>
    figure(`R1-${name}-page`, what, median(rounds.map((r) => r[name])), 'µs/request');
  cost('cached', `CPU of ${PAGE} of the built site for guests, with its renewal each second`);
  cost('player', 'CPU of the same page for a player');
  cost('drawn', 'CPU of drawing it');
  figure(
    'R1-player-by-cached',
    'player’s page against the cached page',
    median(rounds.map((r) => r.player / r.cached)),
    '×',
  );
  say(
    benchResult({
      id: 'R1-player-by-drawn',
      what: 'player’s page against drawing the page',
      value: median(rounds.map((r) => r.player / r.drawn)),
      unit: '×',
      goal: { op: '<=', value: 0.5 },
    }),
  );
}

interface Overload {
  readonly answers: Map<string, number>;
  healthMs: number;
  cachedMs: number;
  rss: number;
}

/** Asks again and again until the time is over; returns the longest wait, ms. */
async function watch(port: number, endAt: number, url: string): Promise<number> {
  const connection = new PageConnection(port);
  let longest = 0;
  while (performance.now() < endAt) {
    const asked = performance.now();
    const { status } = await connection.ask(url, visitor(9));
    if (status !== 200) throw new Error(`${url} got ${status} under load`);
    longest = Math.max(longest, performance.now() - asked);
    await sleep(20);
  }
  connection.close();
  return longest;
}

/** Lets clients ask for pages that all have to be drawn. */
async function overload({ port, figures }: OpenServer): Promise<Overload> {
  const endAt = performance.now() + OVERLOAD_MS;
  const answers = new Map<string, number>();
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  const client = async (_: unknown, number: number) => {
    const connection = new PageConnection(port);
    while (performance.now() < endAt) {
      const { status, head } = await connection.ask(newPage(), visitor(100 + number));
      count(status === 503 && !/\r\nretry-after: \d/i.test(head) ? '503 without a time' : String(status));
      // A client that was refused comes back; a real one waits for seconds.
      if (status !== 200) await sleep(250);
    }
    connection.close();
  };
  const clients = Array.from({ length: CLIENTS }, client);
  let rss = 0;
  const memory = async () => {
    while (performance.now() < endAt) {
      rss = Math.max(rss, (await figures()).rss);
      await sleep(100);
    }
  };
  const [healthMs, cachedMs] = await Promise.all([
    watch(port, endAt, '/healthz'),
    watch(port, endAt, PAGE),
    memory(),
    ...clients,
  ]);
  return { answers, healthMs, cachedMs, rss };
}

async function measureOverload(site: OpenServer, say: Say): Promise<void> {
  await load(site.port, (number) => ({ url: newPage(), headers: visitor(number) }), 100, { connections: 4 });
  await sleep(1500);
  const rest = await site.figures();
  const { answers, healthMs, cachedMs, rss } = await overload(site);
  const end = await site.figures();
  const most = (id: string, what: string, value: number, unit: string, goal: number) =>
    say(benchResult({ id: `R1-overload-${id}`, what, value, unit, goal: { op: '<=', value: goal } }));
  const figure = (id: string, what: string, value: number) =>
    say(benchResult({ id: `R1-overload-${id}`, what, value, unit: '' }));
  const drawn = end.drawn - rest.drawn;
  const pages = answers.get('200') ?? 0;
  most('health', `slowest health check while ${CLIENTS} clients ask for pages to draw`, healthMs, 'ms', 500);
  most('cached', 'slowest cached page meanwhile', cachedMs, 'ms', 500);
  most('memory', 'largest memory against memory at rest', rss / rest.rss, '×', 2);
  figure('drawn', 'pages drawn', drawn);
  figure('undrawn', 'pages left to the browser', Math.max(0, pages - drawn));
  figure('refused', 'answers 503 with Retry-After', answers.get('503') ?? 0);
  const others = [...answers].filter(([what]) => what !== '200' && what !== '503').reduce((sum, [, n]) => sum + n, 0);
  most('other', 'any other answer', others, '', 0);
}

/** Measures the built site before a running platform: players' pages, and more visitors than it can draw for. */
export async function measureWhole(origin: string, say: Say): Promise<void> {
  const site = await openServer('whole', '', origin);
  await load(site.port, (number) => ({ url: PAGE, headers: visitor(number) }), 20, { connections: 1 });
  await measurePlayer(site, origin, say);
  await measureOverload(site, say);
  site.stop();
}

/** Time after which a page is old, beyond its renewal while it is served, ms. */
const OLD_AFTER_MS = 10_300;

/** Returns the wait for the old page of a site, ms. @throws Error when it is not served as old */
async function oldPage(port: number): Promise<number> {
  const connection = new PageConnection(port);
  const asked = performance.now();
  const { status, head } = await connection.ask('/en');
  connection.close();
  if (status !== 200 || !/\r\nage: \d/i.test(head)) throw new Error(`no old page, but ${status}`);
  return performance.now() - asked;
}

/** Measures what visitors get while the back end hangs, and when it is away. */
export async function measureBackEnd(html: string, say: Say): Promise<void> {
  const [hanging, away] = await Promise.all([openServer('short', html), openServer('short', html)]);
  await Promise.all([hanging, away].map(({ port }) => load(port, () => ({ url: '/en' }), 20, { connections: 1 })));
  hanging.order('hang back end');
  away.order('stop back end');
  await sleep(OLD_AFTER_MS);
  const waits: number[] = [];
  for (const endAt = performance.now() + 15_000; performance.now() < endAt && (waits.at(-1) ?? 1000) > 100; )
    waits.push(await oldPage(hanging.port));
  await oldPage(away.port);
  const most = (id: string, what: string, value: number, goal: number) =>
    say(benchResult({ id: `R1-${id}`, what, value, unit: 'ms', goal: { op: '<=', value: goal } }));
  most('hang', 'longest wait for a page that is there, once the back end hangs', Math.max(...waits), 1500);
  most('breaker', 'wait for it once the breaker knows', waits.at(-1) ?? Number.NaN, 100);
  most('away', 'wait for it when the back end is away', await oldPage(away.port), 100);
  const ready = new PageConnection(away.port);
  const { status } = await ready.ask('/readyz');
  ready.close();
  const goal = { op: '<=', value: 200 } as const;
  say(
    benchResult({
      id: 'R1-ready',
      what: 'status of /readyz of a site without its back end',
      value: status,
      unit: '',
      goal,
    }),
  );
  for (const { stop } of [hanging, away]) stop();
}
