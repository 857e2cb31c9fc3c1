/** A measured figure of a bench, with its goal if it has one. */
export type BenchResult = {
  /** Stable, dotted: "coupon-engine.system-10-20.ratio". */
  readonly id: string;
  /** What was measured, as a sentence. */
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly op: '<=' | '>='; readonly value: number };
  /** Whether the goal is met; absent without a goal. */
  readonly ok?: boolean;
};

/** Returns a figure, judged by its goal. */
export function benchResult(result: Omit<BenchResult, 'ok'>): BenchResult {
  const { goal, value } = result;
  if (!goal) return result;
  return { ...result, ok: goal.op === '<=' ? value <= goal.value : value >= goal.value };
}

/** Returns the line of a figure for people: value, unit and goal. */
export function benchLine({ id, what, value, unit, goal, ok }: BenchResult): string {
  const shown = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
  const verdict = goal ? `  ${ok ? 'ok' : 'MISSED'} (${goal.op} ${goal.value})` : '';
  return `${id.padEnd(44)} ${shown.padStart(12)} ${unit.padEnd(8)}${verdict}  ${what}`;
}
