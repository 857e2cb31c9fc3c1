import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPool } from '#platform/database/pool.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { startTableProcess } from '../fixtures/platform/platform-process.ts';
import type { TestPlayer } from '../fixtures/platform/test-platform.ts';
import { extractPlatform } from '../fixtures/platform/version-before.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';
import { median, placeOverHttp, rate, type Server, signUp } from './placement.ts';

const CLIENTS = 16;
const ROUNDS = 9;
const GOAL = 1.3;

interface Version {
  readonly server: Server;
  readonly players: readonly TestPlayer[];
  stop(): Promise<void>;
}

/** A platform with its own database and players. */
async function open(folder: string, name: string, root?: string): Promise<Version> {
  const dataDir = join(folder, name);
  const server = await startTableProcess(dataDir, root);
  const owner = openPool(
    { endpoint: { path: join(dataDir, 'postgres', '.s.PGSQL.5432') }, name: 'fairline' },
    { size: 2 },
  );
  const players: TestPlayer[] = [];
  for (let index = 0; index < CLIENTS; index++) players.push(await signUp(server, owner));
  await owner.end();
  return { server, players, stop: server.stop };
}

/** Bets a second over HTTP of this version and of the commit BASE, in turns; nothing without BASE. */
export async function run(): Promise<BenchResult[]> {
  const base = process.env.BASE;
  if (!base) return [];
  const folder = temporaryFolder('versions');
  await chmod(folder, 0o755);
  const root = join(folder, 'base');
  await extractPlatform(base, root, ['tests']);
  const now = await open(folder, 'now-data');
  const before = await open(folder, 'base-data', root);
  const bets = ({ server, players }: Version) =>
    rate((until) => players.map((player) => placeOverHttp(player, server, until)));
  try {
    for (const version of [now, before, now, before]) await bets(version);
    const pairs: { now: number; before: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      pairs.push(
        round % 2
          ? { now: await bets(now), before: await bets(before) }
          : { before: await bets(before), now: await bets(now) },
      );
    }
    const rates = { now: median(pairs.map((pair) => pair.now)), before: median(pairs.map((pair) => pair.before)) };
    const ratio = median(pairs.map((pair) => pair.now / pair.before));
    return [
      benchResult({
        id: 'placement.now',
        what: 'durable bets over HTTP, 16 clients',
        value: rates.now,
        unit: 'bets/s',
      }),
      benchResult({ id: 'placement.base', what: `the same of ${base}`, value: rates.before, unit: 'bets/s' }),
      benchResult({
        id: 'placement.ratio',
        what: 'this version over the other, median of rounds in turns',
        value: ratio,
        unit: 'x',
        goal: { op: '>=', value: GOAL },
      }),
    ];
  } finally {
    await Promise.all([now.stop(), before.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) for (const result of await run()) console.log(benchLine(result));
