import { rmSync } from 'node:fs';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { startProduct } from '../fixtures/product.ts';
import type { BenchResult } from './bench-result.ts';

const FIRST_GOAL_SECONDS = 10;
const NEXT_GOAL_SECONDS = 3;

async function startOnce(dataDir: string): Promise<number> {
  const product = await startProduct({ DATA_DIR: dataDir });
  await product.stop(true);
  return product.startedIn / 1000;
}

/** D3: seconds from the start command to the first good answer, on an empty data directory and on one in use. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = temporaryFolder('start');
  const first = await startOnce(dataDir);
  const next =
    [await startOnce(dataDir), await startOnce(dataDir), await startOnce(dataDir)].sort((a, b) => a - b)[1] ?? 0;
  rmSync(dataDir, { recursive: true, force: true });
  const result = (id: string, what: string, value: number, goal: number): BenchResult => ({
    id,
    what,
    value,
    unit: 's',
    goal: { op: '<=', value: goal },
    ok: value <= goal,
  });
  return [
    result('D3-first', 'first start on an empty data directory, built', first, FIRST_GOAL_SECONDS),
    result('D3-next', 'later start, median of three', next, NEXT_GOAL_SECONDS),
  ];
}

if (import.meta.main) console.table(await run());
