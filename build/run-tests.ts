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
/** Commit on whose clean tree the gate has passed last. */
const stamp = path.join(cache, 'gate-passed');
const bin = (name: string) => path.join(root, 'node_modules', name);
const vitest = bin('vitest/vitest.mjs');

/**
 * Groups of steps in their order. The lanes of a group run at the same time, each one step after another: site and fault
 * tests mostly wait for processes, and the product of the site tests runs no longer than they do.
 */
const GROUPS: readonly (readonly (readonly Step[])[])[] = [
  [[{ name: 'static checks', script: 'build/check.ts', args: ['--static'] }]],
  [[{ name: 'size of the first page', script: 'build/check-budget.ts' }]],
  [
    [
      {
        name: 'unit and HTTP tests',
        script: vitest,
        args: ['run', '--project=!site', '--project=!faults'],
        hasTests: true,
      },
    ],
    [
      { name: 'site tests', script: vitest, args: ['run', '--project=site', '--maxWorkers=2'], hasTests: true },
      { name: 'fault tests', script: vitest, args: ['run', '--project=faults'], hasTests: true },
    ],
  ],
  [[{ name: 'journeys', script: bin('@playwright/test/cli.js'), args: ['test'], hasTests: true }]],
];

function readSummary(file: string): StepSummary | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StepSummary;
  } catch {
    return null;
  }
}

/** Runs a step. Those of the first lane print as they go, the others when they end, so that lines do not mix. */
async function run({ name, script, args = [], hasTests }: Step, isShown: boolean): Promise<EndedStep> {
  if (isShown) console.log(`\n• ${name}`);
  const summaryFile = path.join(cache, `test-summary-${name.replaceAll(' ', '-')}.json`);
  rmSync(summaryFile, { force: true });
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['inherit', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    env: { ...(isFull ? { TESTS: 'full', PROPERTY_SEED: 'random' } : {}), ...process.env, TEST_SUMMARY: summaryFile },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const ms = performance.now() - began;
  if (!isShown) console.log(`\n• ${name}\n${Buffer.concat(said).toString().trim()}`);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${durationText(ms)})`);
  return { name, ok: code === 0, ms, summary: hasTests ? readSummary(summaryFile) : null };
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

/** Runs the steps of a lane one after another, also after one that has failed. */
async function runLane(lane: readonly Step[], place: number): Promise<EndedStep[]> {
  const ended: EndedStep[] = [];
  for (const step of lane) ended.push(await run(step, place === 0));
  return ended;
}

const ended: EndedStep[] = [];
const began = performance.now();
for (const group of GROUPS) ended.push(...(await Promise.all(group.map(runLane))).flat());
console.log(['', ...describeRun(ended, performance.now() - began)].join('\n'));
const hasPassed = ended.every(({ ok }) => ok);
const commit = hasPassed && !isFull ? cleanCommit() : null;
if (commit !== null) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, `${commit}\n`);
}
process.exit(hasPassed ? 0 : 1);
