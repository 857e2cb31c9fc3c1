import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '#shared/contracts/call.ts';

const CONTRACTS = resolve(import.meta.dirname, '../shared/contracts');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'answer' in value && 'path' in value && 'method' in value;

/** Returns every call that the contracts describe, by id; without those of QA's controls, which no site makes. */
export async function readCalls(): Promise<readonly Call[]> {
  const files = (await readdir(CONTRACTS)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const contracts = await Promise.all(
    files.map((file) => import(pathToFileURL(join(CONTRACTS, file)).href) as Promise<Record<string, unknown>>),
  );
  const calls = new Map<string, Call>();
  for (const call of contracts.flatMap((contract) => Object.values(contract).filter(isCall)))
    if (!call.path.startsWith('/__')) calls.set(call.id, call);
  return [...calls.values()].sort((a, b) => a.id.localeCompare(b.id));
}
