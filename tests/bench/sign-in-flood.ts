import { Agent, request } from 'node:http';
import { DEMO_PLAYER } from '#platform/modules/accounts/demo-account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { startProduct } from '../fixtures/product.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

/** Wrong sign-ins that are always under way: when one is answered, the next one begins. */
const PARALLEL = 200;
const ADDRESSES = 20;
/** Time between the answer to a wrong sign-in and the next one, ms: the shortest wait that the platform names. */
const PAUSE_MS = 1000;
const SIGN_INS = 10;
const PAGES = 40;
/** Longest right sign-in, s; and how many times longer a page may take. */
const GOAL = { signInSeconds: 2, pages: 2 } as const;

interface Sent {
  readonly method?: string;
  readonly path: string;
  /** Address that the trusted proxy names. */
  readonly address: string;
  readonly body?: object;
}

interface Timed {
  readonly status: number;
  readonly ms: number;
}

function send(origin: string, agent: Agent, { method = 'GET', path, address, body }: Sent): Promise<Timed> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    'x-forwarded-for': address,
    'accept-encoding': 'br',
    'accept-language': 'en',
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { method, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }));
    });
    asked.on('error', reject).end(text);
  });
}

/** Keeps wrong sign-ins for unknown accounts under way; returns how they were answered when it is stopped. */
function startFlood(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const answers = new Map<number, number>();
  let isOver = false;
  const guess = async (index: number): Promise<void> => {
    for (let turn = 0; !isOver; turn++) {
      const body = { uLogin: `guess-${index}-${turn}@example.com`, uPassword: 'guess', save: false };
      const address = `198.51.100.${(index % ADDRESSES) + 1}`;
      const guessed = send(origin, agent, { method: 'POST', path: openPaths.login, address, body });
      // A kept connection may be closed by the server in the moment in which it is used again.
      const { status } = await guessed.catch(() => ({ status: 0 }));
      answers.set(status, (answers.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const guesses = Array.from({ length: PARALLEL }, (_, index) => guess(index));
  return {
    async stop(): Promise<ReadonlyMap<number, number>> {
      isOver = true;
      await Promise.all(guesses);
      agent.destroy();
      return answers;
    },
  };
}

/** Measures right sign-ins and pages one after the other, each sign-in from an address that was never seen before. */
function createMeter(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let seen = 0;
  async function signIn(): Promise<number> {
    seen += 1;
    const body = { uLogin: DEMO_PLAYER.email, uPassword: DEMO_PLAYER.password, save: false };
    const address = `192.0.2.${seen}`;
    const { status, ms } = await send(origin, agent, { method: 'POST', path: openPaths.login, address, body });
    if (status !== 200) throw new Error(`A right sign-in was answered with ${status} after ${Math.round(ms)} ms`);
    return ms;
  }
  async function page(path: string): Promise<number> {
    const { status, ms } = await send(origin, agent, { path, address: '203.0.113.1' });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    return ms;
  }
  async function times(count: number, measure: (turn: number) => Promise<number>): Promise<number[]> {
    const all = [];
    for (let turn = 0; turn < count; turn++) all.push(await measure(turn));
    return all.sort((a, b) => a - b);
  }
  return {
    signIns: () => times(SIGN_INS, signIn),
    cached: () => times(PAGES * 4, () => page('/en/live')),
    rendered: () => times(PAGES, () => page(`/en/live?bench=${seen++}`)),
    end: () => agent.destroy(),
  };
}

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

/**
 * Floods the sign-in of the built product with wrong passwords, and measures right sign-ins and pages against the same
 * product without the flood.
 */
export async function run(): Promise<BenchResult[]> {
  const product = await startProduct({ TRUST_PROXY: '127.0.0.1' });
  try {
    const meter = createMeter(product.origin);
    await meter.cached();
    await meter.rendered();
    const quiet = { signIns: await meter.signIns(), cached: await meter.cached(), rendered: await meter.rendered() };
    const flood = startFlood(product.origin);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const flooded = { signIns: await meter.signIns(), cached: await meter.cached(), rendered: await meter.rendered() };
    const answers = await flood.stop();
    meter.end();
    const early = (answers.get(429) ?? 0) / [...answers.values()].reduce((sum, count) => sum + count, 0);
    return [
      benchResult({
        id: 'flood.sign-in.longest',
        what: `longest of ${SIGN_INS} right sign-ins from new addresses under ${PARALLEL} parallel wrong ones`,
        value: (flooded.signIns.at(-1) ?? Number.NaN) / 1000,
        unit: 's',
        goal: { op: '<=', value: GOAL.signInSeconds },
      }),
      benchResult({
        id: 'flood.sign-in.ratio',
        what: 'right sign-in under the flood / without it, medians',
        value: median(flooded.signIns) / median(quiet.signIns),
        unit: 'x',
      }),
      benchResult({
        id: 'flood.rendered.ratio',
        what: 'page that is rendered, under the flood / without it, medians',
        value: median(flooded.rendered) / median(quiet.rendered),
        unit: 'x',
        goal: { op: '<=', value: GOAL.pages },
      }),
      benchResult({
        id: 'flood.cached.ratio',
        what: 'page from memory, under the flood / without it, medians',
        value: median(flooded.cached) / median(quiet.cached),
        unit: 'x',
        goal: { op: '<=', value: GOAL.pages },
      }),
      benchResult({
        id: 'flood.refused',
        what: 'share of the wrong sign-ins that are refused before their password is hashed',
        value: early,
        unit: '',
      }),
    ];
  } finally {
    await product.stop();
  }
}

if (import.meta.main) console.table(await run());
