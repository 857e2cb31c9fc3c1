import { type BenchResult, benchResult } from '../bench-result.ts';
import { load, type OpenServer, openServer, type RequestOf } from './page-client.ts';
import type { PageServerKind } from './page-server.ts';

/** A page at an address of a server, or of several processes that take turns. */
interface Contender {
  readonly servers: readonly OpenServer[];
  readonly requestOf: RequestOf;
  /** Connections that are busy at once, and whether all answers have one length. */
  readonly options?: Parameters<typeof load>[3];
}

const WARM_UP = 2000;
const SLICE = 1200;
const ROUNDS = 13;
/** What a balancer adds that has the certificate. */
const balancer = (number: number) => ({
  'x-forwarded-for': `10.1.${number % 250}.${(number >> 8) % 250}`,
  'x-forwarded-proto': 'https',
});

/** Returns the middle value. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the CPU time for each request, microseconds, of some requests that all servers share. */
export async function cpuOf({ servers, requestOf, options }: Contender, requests: number): Promise<number> {
  const share = Math.round(requests / servers.length);
  let micros = 0;
  for (const [index, { port, figures }] of servers.entries()) {
    const before = await figures();
    await load(port, (number) => requestOf(number * servers.length + index), share, options);
    micros += (await figures()).micros - before.micros;
  }
  return micros / (share * servers.length);
}

/** R1: measures cached pages against a constant buffer and a static file, in turns, so that load disturbs all alike. */
export async function measureCost(html: string, say: (result: BenchResult) => void): Promise<void> {
  const pair = async (kind: PageServerKind) => [await openServer(kind, html), await openServer(kind, html)];
  const [constant, files, balanced] = [await pair('constant'), await pair('static'), await pair('balanced')];
  const cached = await openServer('cached', html);
  // Enough connections for servers that work without a pause, as they do when it matters what a page costs.
  const options = { connections: 32, isUniform: true };
  let click = 0;
  const page: RequestOf = () => ({ url: '/en' });
  const behind: RequestOf = (number) => ({ url: '/en', headers: balancer(number) });
  const contenders = {
    constant: { servers: constant.slice(1), requestOf: page },
    cached: { servers: [cached], requestOf: page },
    static: { servers: files.slice(1), requestOf: page },
    // The same requests and as many processes for all.
    behindConstant: { servers: constant, requestOf: behind },
    balanced: { servers: balanced, requestOf: behind },
    behindStatic: { servers: files, requestOf: behind },
    query: { servers: [cached], requestOf: () => ({ url: `/en?gclid=${click++}` }) },
    behindQuery: {
      servers: balanced,
      requestOf: (number: number) => ({ url: `/en?gclid=${click++}`, headers: balancer(number) }),
    },
  } satisfies Record<string, Contender>;
  type Name = keyof typeof contenders;
  const names = Object.keys(contenders) as Name[];
  for (const name of names) await cpuOf(contenders[name], WARM_UP);
  const rounds: Record<Name, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const costs = new Map<Name, number>();
    const order = round % 2 === 0 ? names : [...names].reverse();
    for (const name of order) costs.set(name, await cpuOf({ ...contenders[name], options }, SLICE));
    rounds.push(Object.fromEntries(costs) as Record<Name, number>);
  }
  const pages = await Promise.all([cached, ...balanced].map(async ({ figures }) => (await figures()).drawn));
  for (const { stop } of [...constant, ...files, ...balanced, cached]) stop();
  const by = (a: Name, b: Name) => median(rounds.map((costs) => costs[a] / costs[b]));
  const figure = (id: string, what: string, value: number, unit: string, goal?: number) =>
    say(benchResult({ id: `R1-${id}`, what, value, unit, ...(goal ? { goal: { op: '<=', value: goal } } : {}) }));
  const cost = (name: Name, what: string) =>
    figure(name, what, median(rounds.map((costs) => costs[name])), 'µs/request');
  cost('cached', `CPU of a cached page (${Math.round(html.length / 1024)} KiB of HTML, brotli, fresh nonce)`);
  cost('balanced', 'CPU of it behind a balancer, in two processes');
  cost('constant', 'CPU of a constant node:http buffer of the same size');
  cost('static', 'CPU of the same page from @fastify/static');
  figure('vs-constant', 'cached page against the constant buffer', by('cached', 'constant'), '×', 1.2);
  figure('vs-static', 'cached page against @fastify/static', by('cached', 'static'), '×', 0.15);
  figure('floor', 'the constant buffer itself against @fastify/static', by('constant', 'static'), '×');
  const where = 'cached page behind a balancer, in two processes, against';
  figure('behind-constant', `${where} the constant buffer`, by('balanced', 'behindConstant'), '×', 1.2);
  figure('behind-static', `${where} @fastify/static`, by('balanced', 'behindStatic'), '×', 0.15);
  figure('query', 'page of a new campaign parameter against the cached page', by('query', 'cached'), '×', 1.2);
  figure('behind-query', 'the same behind a balancer', by('behindQuery', 'balanced'), '×', 1.2);
  figure('pages', `pages that a process draws for ${click} new campaign parameters`, Math.max(...pages), '', 1);
}
