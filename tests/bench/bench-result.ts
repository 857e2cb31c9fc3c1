/** One measured figure of a bench, with the goal it is held to where there is one. */
export type BenchResult = {
  /** stable, dotted: "coupon-engine.system-10-20.ratio" */
  readonly id: string;
  /** what was measured, in a sentence */
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly op: '<=' | '>='; readonly value: number };
  /** whether the goal is met; absent without a goal */
  readonly ok?: boolean;
};

/** A figure, judged by its goal. */
export function benchResult(result: Omit<BenchResult, 'ok'>): BenchResult {
  const { goal, value } = result;
  if (!goal) return result;
  return { ...result, ok: goal.op === '<=' ? value <= goal.value : value >= goal.value };
}

/** One line for people: the figure, its unit, and what the goal says. */
export function benchLine({ id, what, value, unit, goal, ok }: BenchResult): string {
  const shown = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
  const verdict = goal ? `  ${ok ? 'ok' : 'MISSED'} (${goal.op} ${goal.value})` : '';
  return `${id.padEnd(44)} ${shown.padStart(12)} ${unit.padEnd(8)}${verdict}  ${what}`;
}
