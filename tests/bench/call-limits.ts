import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { openPaths } from '#shared/contracts/paths.ts';
import { openSupportCall } from '#shared/contracts/support.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

const CALLS = 750;
const ROUNDS = 15;
const CONNECTIONS = 8;
const MINUTE = 60_000;
/** A limited call may cost this many times an unlimited one. */
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

/** What a call takes: time on the clock, and of the processor in this process, which other programs disturb less. */
interface Cost {
  readonly ms: number;
  readonly cpuMs: number;
}

/** Returns the cost of a call, over some connections at once; each round has addresses of its own. */
async function measure({ origin }: TestPlatform, round: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < CALLS) {
      const address = Math.floor(next++ / CALLS_OF_ADDRESS);
      await call(origin, agent, `10.${round}.${Math.floor(address / 250)}.${address % 250}`);
    }
  };
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const [ms, { user, system }] = [performance.now() - began, process.cpuUsage(cpu)];
  agent.destroy();
  return { ms: ms / CALLS, cpuMs: (user + system) / 1000 / CALLS };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures a limited call, whose limit holds over all processes of the database, against the same call without one. */
export async function run(): Promise<BenchResult[]> {
  const limits = {
    none: {},
    large: { [openSupportCall.id]: { max: 6000, windowMs: MINUTE } },
    small: { [openSupportCall.id]: { max: CALLS_OF_ADDRESS, windowMs: MINUTE } },
  };
  const kinds = Object.keys(limits) as (keyof typeof limits)[];
  const platforms = new Map<string, TestPlatform>();
  for (const kind of kinds) {
    platforms.set(kind, await startTestPlatform({ callLimits: limits[kind], trustProxy: ['127.0.0.1'] }));
  }
  const costs: Record<string, Cost[]> = { none: [], large: [], small: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    // In turns of the order, so that no kind always runs after the same one.
    const turn = round % kinds.length;
    for (const kind of [...kinds.slice(turn), ...kinds.slice(0, turn)]) {
      const platform = platforms.get(kind);
      const took = platform && (await measure(platform, round));
      // The first round warms up.
      if (took && round > 0) costs[kind]?.push(took);
    }
  }
  for (const platform of platforms.values()) await platform.close();
  // Each round is compared with itself: what else the machine does changes from round to round.
  const ratio = (kind: string, of: keyof Cost) =>
    median((costs[kind] ?? []).map((cost, round) => cost[of] / (costs.none?.[round]?.[of] ?? Number.NaN)));
  return [
    benchResult({
      id: 'call-limits.large',
      what: 'call whose limit is 6,000 a minute, which asks the database for parts / call without a limit',
      value: ratio('large', 'ms'),
      unit: 'x',
      goal: { op: '<=', value: GOAL },
    }),
    benchResult({
      id: 'call-limits.small',
      what: 'call whose limit is 30 a minute, which asks the database each time / call without a limit',
      value: ratio('small', 'ms'),
      unit: 'x',
      goal: { op: '<=', value: GOAL },
    }),
    ...(['large', 'small'] as const).map((kind) =>
      benchResult({
        id: `call-limits.${kind}.processor`,
        what: `the same by processor time of client and platform, limit ${kind}`,
        value: ratio(kind, 'cpuMs'),
        unit: 'x',
      }),
    ),
    benchResult({
      id: 'call-limits.load',
      what: `programs that wanted a processor of ${availableParallelism()} during the last minute; above 1 each, times are inflated`,
      value: loadavg()[0] ?? Number.NaN,
      unit: '',
    }),
  ];
}

if (import.meta.main) console.table(await run());
