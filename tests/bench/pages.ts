import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { startProduct } from '../fixtures/product.ts';
import type { BenchResult } from './bench-result.ts';
import type { PageServerKind, PageServerMessage } from './pages/page-server.ts';

const REQUESTS = 6000;
const CONNECTIONS = 16;
const ROUNDS = 3;
const CLIENTS = 150;
const OVERLOAD_MS = 8000;

function fetchOnce(port: number, agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(
      { port, host: '127.0.0.1', path: url, agent, headers: { 'accept-encoding': 'br' } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve(response.statusCode === 200 ? bytes : 0));
      },
    );
    request.on('error', reject);
  });
}

async function load(port: number, url: string, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = requests;
  const worker = async (): Promise<void> => {
    while (left-- > 0) {
      const asked = url.endsWith('=') ? `${url}${left}` : url;
      if ((await fetchOnce(port, agent, asked)) === 0) throw new Error(`${asked} failed`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
}

/** Starts a server in a process of its own. */
async function openServer(kind: PageServerKind, html: string) {
  const child = fork(path.join(import.meta.dirname, 'pages/page-server.ts'), [kind], { serialization: 'advanced' });
  const hear = <K extends PageServerMessage['kind']>(wanted: K) =>
    new Promise<Extract<PageServerMessage, { kind: K }>>((resolve) => {
      const take = (message: PageServerMessage) => {
        if (message.kind !== wanted) return;
        child.off('message', take);
        resolve(message as Extract<PageServerMessage, { kind: K }>);
      };
      child.on('message', take);
    });
  const listening = hear('listening');
  child.send({ html });
  const { port, url } = await listening;
  const figures = () => {
    const heard = hear('cpu');
    child.send('cpu');
    return heard;
  };
  return { port, url, figures, stop: () => void child.kill() };
}

/** Returns a server's CPU per request, microseconds, over real connections. */
async function cpuPerRequest(kind: PageServerKind, html: string, requests: number): Promise<number> {
  const { port, url, figures, stop } = await openServer(kind, html);
  await load(port, url, 1000);
  const { micros: start } = await figures();
  await load(port, url, requests);
  const { micros: end } = await figures();
  stop();
  return (end - start) / requests;
}

/** Lets 150 clients ask for pages that are drawn each time; returns the slowest health check and the growth of memory. */
async function overload(html: string): Promise<{ healthMs: number; memory: number }> {
  const { port, url, figures, stop } = await openServer('uncached', html);
  await load(port, url, 100);
  const { rss: atRest } = await figures();
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const own = new Agent({ keepAlive: true });
  const endAt = performance.now() + OVERLOAD_MS;
  const client = async () => {
    // A refusal counts as an answer.
    while (performance.now() < endAt) await fetchOnce(port, agent, url);
  };
  const clients = Array.from({ length: CLIENTS }, client);
  let [healthMs, largest] = [0, 0];
  while (performance.now() < endAt) {
    const asked = performance.now();
    await fetchOnce(port, own, '/healthz');
    healthMs = Math.max(healthMs, performance.now() - asked);
    largest = Math.max(largest, (await figures()).rss);
  }
  await Promise.all(clients);
  for (const each of [agent, own]) each.destroy();
  stop();
  return { healthMs, memory: largest / atRest };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** R1: measures an anonymous page from memory against a constant buffer, a static file, and rendering each time. */
export async function run(): Promise<BenchResult[]> {
  const product = await startProduct();
  const html = await (await fetch(`${product.origin}/en/live`)).text();
  await product.stop();
  const kinds: readonly PageServerKind[] = ['cached', 'query', 'constant', 'static'];
  const samples = new Map<PageServerKind, number[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of kinds) samples.get(kind)?.push(await cpuPerRequest(kind, html, REQUESTS));
  const of = (kind: PageServerKind) => median(samples.get(kind) ?? []);
  const rendered = await cpuPerRequest('uncached', html, 300);
  const { healthMs, memory } = await overload(html);
  const ratio = (id: string, what: string, value: number, goal: number): BenchResult => ({
    id,
    what,
    value,
    unit: '×',
    goal: { op: '<=', value: goal },
    ok: value <= goal,
  });
  return [
    {
      id: 'R1-cached',
      what: `CPU of a cached page (${Math.round(html.length / 1024)} KiB of HTML, brotli, fresh nonce)`,
      value: of('cached'),
      unit: 'µs/request',
    },
    {
      id: 'R1-constant',
      what: 'CPU of a constant node:http buffer of the same size',
      value: of('constant'),
      unit: 'µs/request',
    },
    ratio('R1-vs-constant', 'cached page against the constant buffer', of('cached') / of('constant'), 1.2),
    ratio('R1-vs-static', 'cached page against @fastify/static', of('cached') / of('static'), 0.15),
    ratio(
      'R1-query',
      'page at an address with a new campaign parameter against the cached page',
      of('query') / of('cached'),
      1.2,
    ),
    {
      id: 'R1-overload-health',
      what: 'slowest health check while 150 clients ask for pages that are compressed each time',
      value: healthMs,
      unit: 'ms',
      goal: { op: '<=', value: 500 },
      ok: healthMs <= 500,
    },
    ratio('R1-overload-memory', 'largest memory under that load against memory at rest', memory, 2),
    {
      id: 'R1-floor',
      what: 'the constant buffer itself against @fastify/static',
      value: of('constant') / of('static'),
      unit: '×',
    },
    {
      id: 'R1-vs-compress',
      what: 'cached page against compressing the same page for each request',
      value: of('cached') / rendered,
      unit: '×',
    },
  ];
}

if (import.meta.main) console.table(await run());
