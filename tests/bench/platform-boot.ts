import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#platform/database/embedded/embedded-database.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { startPlatformProcess } from '../fixtures/platform/platform-process.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';

const STARTS = 3;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function databaseStart(dataDir: string): Promise<number> {
  const begun = performance.now();
  const database = await openEmbeddedDatabase(dataDir, () => undefined);
  const seconds = (performance.now() - begun) / 1000;
  await database.stop();
  return seconds;
}

async function platformStart(dataDir: string): Promise<number> {
  const platform = await startPlatformProcess(dataDir);
  const answer = await fetch(`${platform.origin}/readyz`);
  if (!answer.ok) throw new Error(`Not ready: ${answer.status}`);
  await platform.stop();
  return platform.startedIn / 1000;
}

async function several(start: () => Promise<number>): Promise<number> {
  const seconds: number[] = [];
  for (let times = 0; times < STARTS; times++) seconds.push(await start());
  return median(seconds);
}

/** Seconds to a database that answers and to a platform that is ready, on an empty directory and on one in use. */
export async function run(): Promise<BenchResult[]> {
  const parent = temporaryFolder('boot');
  await chmod(parent, 0o755);
  const [first, second] = [join(parent, 'database'), join(parent, 'platform')];
  const figure = (id: string, what: string, value: number, goal: number) =>
    benchResult({ id, what, value, unit: 's', goal: { op: '<=', value: goal } });
  try {
    return [
      figure('boot.database-first', 'database made and started', await databaseStart(first), 5),
      figure('boot.database-next', 'database started again', await several(() => databaseStart(first)), 1),
      figure('boot.platform-first', 'platform ready on an empty directory', await platformStart(second), 10),
      figure('boot.platform-next', 'platform ready again', await several(() => platformStart(second)), 3),
    ];
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

if (import.meta.main) for (const result of await run()) console.log(benchLine(result));
