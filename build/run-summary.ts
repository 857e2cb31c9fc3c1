/** What one step of a test run found, as its reporter writes it. */
export interface StepSummary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of tests that passed only when they were repeated. */
  readonly repeated: readonly string[];
  /** Tests by their own time, ms. */
  readonly tests: readonly { readonly title: string; readonly ms: number }[];
}

/** A step of a test run that has ended. */
export interface EndedStep {
  readonly name: string;
  readonly ok: boolean;
  /** Wall time of the step, ms. */
  readonly ms: number;
  /** Null for a step that runs no tests, and for one that ended before its tests did. */
  readonly summary: StepSummary | null;
}

/** Number of the slowest tests that a run names. */
const SLOWEST = 10;

/** Returns a duration like `12.3 s` or `4 min 05 s`. */
export function durationText(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

function tableOf(steps: readonly EndedStep[], whole: number): string[] {
  const rows = [...steps.map(({ name, ms }) => [name, ms] as const), ['all', whole] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, ms]) => `  ${name.padEnd(width)}  ${durationText(ms).padStart(12)}`);
}

function slowestOf(steps: readonly EndedStep[]): string[] {
  const tests = steps.flatMap(({ summary }) => summary?.tests ?? []);
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return slowest.map(({ title, ms }) => `  ${durationText(ms).padStart(12)}  ${title}`);
}

/**
 * Returns the last lines of a test run: the time of each step, the slowest tests, each step that failed, each test that
 * passed only when it was repeated, and at the end how many tests passed, failed, were repeated and skipped.
 *
 * @param whole wall time of all steps, ms; less than their sum where some ran at the same time
 */
export function describeRun(steps: readonly EndedStep[], whole: number): string[] {
  const sum = (count: (summary: StepSummary) => number) =>
    steps.reduce((total, { summary }) => total + (summary === null ? 0 : count(summary)), 0);
  const slowest = slowestOf(steps);
  return [
    'Time by step:',
    ...tableOf(steps, whole),
    ...(slowest.length > 0 ? ['Slowest tests:', ...slowest] : []),
    ...steps.filter(({ ok }) => !ok).map(({ name }) => `failed step: ${name}`),
    ...steps.flatMap(({ summary }) => summary?.repeated ?? []).map((title) => `flaky: ${title}`),
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed, ` +
      `${sum(({ repeated }) => repeated.length)} repeated, ${sum(({ skipped }) => skipped)} skipped`,
  ];
}
