import { Agent, request } from 'node:http';
import { openPaths } from '#shared/contracts/paths.ts';
import { openSupportCall } from '#shared/contracts/support.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

const CALLS = 1500;
const ROUNDS = 5;
const CONNECTIONS = 8;
const MINUTE = 60_000;
/** A call with a large limit may cost this many times an unlimited one. */
const GOAL = 1.5;
/** Calls that each address makes: as many as a small limit allows. */
const CALLS_OF_ADDRESS = 30;

function call(origin: string, agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address, 'content-length': 0 };
    const sent = request(origin + openPaths.supportVisitor, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      const { statusCode } = response;
      response.on('end', () => (statusCode === 200 ? resolve() : reject(new Error(`A call got ${statusCode}`))));
    });
    sent.on('error', reject).end();
  });
}

/** Returns the milliseconds of a call, over some connections at once; each round has addresses of its own. */
async function measure({ origin }: TestPlatform, round: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < CALLS) {
      const address = Math.floor(next++ / CALLS_OF_ADDRESS);
      await call(origin, agent, `10.${round}.${Math.floor(address / 250)}.${address % 250}`);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const took = performance.now() - began;
  agent.destroy();
  return took / CALLS;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures a limited call, whose limit holds over all processes of the database, against the same call without one. */
export async function run(): Promise<BenchResult[]> {
  const limits = {
    none: {},
    large: { [openSupportCall.id]: { max: 6000, timeWindow: MINUTE } },
    small: { [openSupportCall.id]: { max: CALLS_OF_ADDRESS, timeWindow: MINUTE } },
  };
  const kinds = Object.keys(limits) as (keyof typeof limits)[];
  const platforms = new Map<string, TestPlatform>();
  for (const kind of kinds) {
    platforms.set(kind, await startTestPlatform({ callLimits: limits[kind], trustProxy: ['127.0.0.1'] }));
  }
  const times: Record<string, number[]> = { none: [], large: [], small: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [kind, platform] of platforms) {
      const took = await measure(platform, round);
      // The first round warms up.
      if (round > 0) times[kind]?.push(took);
    }
  }
  for (const platform of platforms.values()) await platform.close();
  const ratio = (kind: string) => median(times[kind] ?? []) / median(times.none ?? []);
  return [
    benchResult({
      id: 'call-limits.large',
      what: 'call whose limit is 6,000 a minute, which asks the database for parts / call without a limit',
      value: ratio('large'),
      unit: 'x',
      goal: { op: '<=', value: GOAL },
    }),
    benchResult({
      id: 'call-limits.small',
      what: 'call whose limit is 30 a minute, which asks the database each time / call without a limit',
      value: ratio('small'),
      unit: 'x',
    }),
  ];
}

if (import.meta.main) console.table(await run());
