import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { DEMO_PLAYER } from '#platform/modules/accounts/demo-account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { startProduct } from '../fixtures/product.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

/** Wrong sign-ins that are always under way: when one is answered, the next one begins. */
const PARALLEL = 200;
const ADDRESSES = 20;
/** Time between the answer to a wrong sign-in and the next one, ms: the shortest wait that the platform names. */
const PAUSE_MS = 1000;
/** Quiet and flooded phases alternate, so that each is compared with its neighbour on a busy machine. */
const ROUNDS = 4;
const SIGN_INS = 4;
const PAGES = 15;
/** How often a right sign-in that is refused is sent again, after the seconds that the refusal names. */
const MAX_REPEATS = 20;
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
  /** Seconds of the header `retry-after`; 0 without it. */
  readonly retryAfter: number;
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
      const { statusCode: status = 0, headers } = response;
      const retryAfter = Number(headers['retry-after'] ?? 0);
      response.on('end', () => resolve({ status, ms: performance.now() - began, retryAfter }));
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
  let refused = 0;
  async function signIn(): Promise<number> {
    seen += 1;
    const body = { uLogin: DEMO_PLAYER.email, uPassword: DEMO_PLAYER.password, save: false };
    const address = `192.0.2.${seen}`;
    const began = performance.now();
    for (let repeat = 0; repeat <= MAX_REPEATS; repeat++) {
      const sent = { method: 'POST', path: openPaths.login, address, body };
      const { status, retryAfter } = await send(origin, agent, sent);
      if (status === 200) return performance.now() - began;
      if (status !== 429) throw new Error(`A right sign-in was answered with ${status}`);
      refused += 1;
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    }
    throw new Error(`A right sign-in was refused ${MAX_REPEATS} times`);
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
    warmUp: async () => {
      await times(PAGES * 4, () => page('/en/live'));
      await times(PAGES, () => page(`/en/live?bench=${seen++}`));
    },
    all: async () => ({
      signIns: await times(SIGN_INS, signIn),
      cached: await times(PAGES * 4, () => page('/en/live')),
      rendered: await times(PAGES, () => page(`/en/live?bench=${seen++}`)),
    }),
    refused: () => refused,
    end: () => agent.destroy(),
  };
}

type Phase = Awaited<ReturnType<ReturnType<typeof createMeter>['all']>>;

/** Returns the processor time of the product's main thread, ms, which other programs do not inflate; NaN without /proc. */
function mainThreadMs(pid: number | undefined): number {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

interface Flooded {
  readonly rounds: readonly { readonly quiet: Phase; readonly flooded: Phase }[];
  /** Answers to wrong sign-ins by status. */
  readonly answers: ReadonlyMap<number, number>;
  /** Processor time of the main thread for a wrong sign-in, ms, when nothing else is asked for. */
  readonly cpuMs: number;
}

/** Counts the processor time of the main thread under the flood alone. */
async function costOfGuess(origin: string, pid: number | undefined): Promise<number> {
  const began = mainThreadMs(pid);
  const flood = startFlood(origin);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const answers = await flood.stop();
  return (mainThreadMs(pid) - began) / [...answers.values()].reduce((sum, count) => sum + count, 0);
}

async function measure(origin: string, pid: number | undefined, meter: ReturnType<typeof createMeter>) {
  await meter.warmUp();
  const rounds = [];
  const answers = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await meter.all();
    const flood = startFlood(origin);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const flooded = await meter.all().finally(async () => {
      for (const [status, count] of await flood.stop()) answers.set(status, (answers.get(status) ?? 0) + count);
    });
    rounds.push({ quiet, flooded });
  }
  return { rounds, answers, cpuMs: await costOfGuess(origin, pid) } satisfies Flooded;
}

function resultsOf({ rounds, answers, cpuMs }: Flooded, refused: number): BenchResult[] {
  const longest = ascending(rounds.map(({ flooded }) => flooded.signIns.at(-1) ?? Number.NaN));
  const ratios = (kind: keyof Phase) =>
    ascending(rounds.map((one) => median(one.flooded[kind]) / median(one.quiet[kind])));
  const pair = (id: string, what: string, sorted: readonly number[], unit: string, goal?: number) => [
    benchResult({
      ...{ id, what: `${what}: median of ${ROUNDS} rounds`, value: median(sorted), unit },
      ...(goal === undefined ? {} : { goal: { op: '<=' as const, value: goal } }),
    }),
    benchResult({ id: `${id}.worst`, what: 'the same in the worst round', value: sorted.at(-1) ?? Number.NaN, unit }),
  ];
  const early = (answers.get(429) ?? 0) / [...answers.values()].reduce((sum, count) => sum + count, 0);
  const seconds = longest.map((ms) => ms / 1000);
  const signIn = `longest of ${SIGN_INS} right sign-ins from new addresses under ${PARALLEL} parallel wrong ones`;
  return [
    ...pair('flood.sign-in.longest', signIn, seconds, 's', GOAL.signInSeconds),
    ...pair('flood.sign-in.ratio', 'right sign-in under the flood / without it', ratios('signIns'), 'x'),
    ...pair('flood.rendered.ratio', 'rendered page under the flood / without it', ratios('rendered'), 'x', GOAL.pages),
    ...pair('flood.cached.ratio', 'page from memory under the flood / without it', ratios('cached'), 'x', GOAL.pages),
    benchResult({
      ...{ id: 'flood.sign-in.refused', value: refused, unit: '' },
      what: 'right sign-ins that were told to come back, and did; their time counts from the first attempt',
    }),
    benchResult({
      ...{ id: 'flood.refused', value: early, unit: '' },
      what: 'share of the wrong sign-ins that are refused before their password is hashed',
    }),
    benchResult({
      ...{ id: 'flood.guess.processor', value: cpuMs, unit: 'ms' },
      what: 'processor time of the main thread of site and platform for one wrong sign-in',
    }),
    benchResult({
      ...{ id: 'flood.load', value: loadavg()[0] ?? Number.NaN, unit: '' },
      what: `programs that wanted one of ${availableParallelism()} processors during the last minute, these included`,
    }),
  ];
}

/**
 * Floods the sign-in of the built product with wrong passwords, and measures right sign-ins and pages against the same
 * product without the flood, in turns.
 */
export async function run(): Promise<BenchResult[]> {
  const product = await startProduct({ TRUST_PROXY: '127.0.0.1' });
  const meter = createMeter(product.origin);
  try {
    return resultsOf(await measure(product.origin, product.process.pid, meter), meter.refused());
  } finally {
    meter.end();
    await product.stop();
  }
}

if (import.meta.main) console.table(await run());
