import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

interface Step {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  /** Prints its output also when it passes. */
  readonly isTold?: boolean;
}

const bin = (name: string) => path.resolve('node_modules', name);
const projects = ['shared', 'platform', 'renderer', 'renderer/server', 'electron', 'build', 'tests'];

const steps: readonly Step[] = [
  { name: 'format and lint', script: bin('@biomejs/biome/bin/biome'), args: ['ci', '--error-on-warnings', '.'] },
  { name: 'file sizes and names', script: 'build/check-files.ts', args: [] },
  { name: 'names and words', script: 'build/check-names.ts', args: [] },
  { name: 'classes of style sheets', script: 'build/check-styles.ts', args: [] },
  { name: 'electron calls', script: 'build/check-electron.ts', args: [] },
  ...projects.map((project) => ({
    name: `types: ${project}`,
    script: bin('typescript/bin/tsc'),
    args: ['-p', project],
  })),
  {
    name: 'import rules',
    script: bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
    args: ['--config', 'build/import-rules.mjs', 'electron', 'renderer', 'shared', 'platform', 'build'],
  },
  { name: 'unused code', script: bin('knip/bin/knip.js'), args: ['--config', 'build/knip.json'] },
  { name: 'advisories', script: 'build/check-advisories.ts', args: [], isTold: true },
  { name: 'translations', script: 'build/check-translations.ts', args: [] },
];

/** Unit tests run last, because they use both cores. */
const unitTests: Step = { name: 'unit tests', script: bin('vitest/vitest.mjs'), args: ['run', '--project=!faults'] };
/** Number of steps that run at once; each uses one core for most of its time. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), 4));

function run(step: Step): Promise<{ ok: boolean; output: string; ms: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [step.script, ...step.args], {
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ ok: code === 0, output, ms: performance.now() - started }));
  });
}

let failed = 0;

async function tell(step: Step): Promise<void> {
  const { ok, output, ms } = await run(step);
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${(ms / 1000).toFixed(1)} s)`);
  if (!ok || step.isTold || step === unitTests) console.log(output.trim());
  if (!ok) failed++;
}

async function tellAll(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) await tell(step);
}

const words = process.argv.slice(2);
const only = words.filter((word) => word !== '--static');
const chosen = [...steps, ...(words.includes('--static') ? [] : [unitTests])].filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
);
const queue = chosen.filter((step) => step !== unitTests);
await Promise.all(Array.from({ length: AT_ONCE }, () => tellAll(queue)));
if (chosen.includes(unitTests)) await tell(unitTests);
console.log(
  failed === 0 ? `check: all ${chosen.length} steps pass` : `check: ${failed} of ${chosen.length} steps failed`,
);
process.exit(failed === 0 ? 0 : 1);
