import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun, durationText, type EndedStep, type StepSummary } from './run-summary.ts';

/**
 * Runs all tests of the product, which is built: `npm test` is the gate that every change passes, `npm run test:full`
 * (with `--full`) adds what takes long. Says at the end where the time went and what failed.
 */
interface Step {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  /** Its reporter writes a summary. */
  readonly hasTests?: true;
}

const isFull = process.argv.includes('--full');
const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache');
const summaryFile = path.join(cache, 'test-summary.json');
/** Commit on whose clean tree the gate has passed last. */
const stamp = path.join(cache, 'gate-passed');
const bin = (name: string) => path.join(root, 'node_modules', name);
const vitest = bin('vitest/vitest.mjs');

const STEPS: readonly Step[] = [
  { name: 'static checks', script: 'build/check.ts', args: ['--static'] },
  { name: 'size of the first page', script: 'build/check-budget.ts' },
  { name: 'unit and HTTP tests', script: vitest, args: ['run', '--project=!faults'], hasTests: true },
  { name: 'fault tests', script: vitest, args: ['run', '--project=faults'], hasTests: true },
  { name: 'journeys', script: bin('@playwright/test/cli.js'), args: ['test'], hasTests: true },
];

function readSummary(): StepSummary | null {
  try {
    return JSON.parse(readFileSync(summaryFile, 'utf8')) as StepSummary;
  } catch {
    return null;
  }
}

async function run({ name, script, args = [], hasTests }: Step): Promise<EndedStep> {
  console.log(`\n• ${name}`);
  rmSync(summaryFile, { force: true });
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...(isFull ? { TESTS: 'full', PROPERTY_SEED: 'random' } : {}), ...process.env, TEST_SUMMARY: summaryFile },
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const ms = performance.now() - began;
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${durationText(ms)})`);
  return { name, ok: code === 0, ms, summary: hasTests ? readSummary() : null };
}

/** Returns the commit of a tree without changes; null for any other, and outside a repository. */
function cleanCommit(): string | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

const ended: EndedStep[] = [];
for (const step of STEPS) ended.push(await run(step));
console.log(['', ...describeRun(ended)].join('\n'));
const hasPassed = ended.every(({ ok }) => ok);
const commit = hasPassed && !isFull ? cleanCommit() : null;
if (commit !== null) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, `${commit}\n`);
}
process.exit(hasPassed ? 0 : 1);
