import { resolve } from 'node:path';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import { couponFigures } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';

type Case = {
  readonly id: string;
  readonly coupon: EngineCoupon;
  /** Sizes of its lines, for the enumeration. */
  readonly sizes: readonly number[];
  /** How many times as fast as an exact enumeration the engine must be. */
  readonly ratioGoal: number;
};

const AMOUNT = 1_234_567;

/** Returns legs with prices of three decimals and wins, voids and halves among them, like a settled coupon. */
function legsOf(count: number): EngineCoupon['legs'] {
  const statuses = [1, 1, 2, 1, 4, 1, 6, 1, 5, 1];
  return Array.from({ length: count }, (_, index) => ({
    coef: 1200 + ((index * 373) % 2900),
    statusId: statuses[index % statuses.length] ?? 1,
  }));
}

function systemCase(value: number, legs: number, ratioGoal: number): Case {
  const coupon = { typeId: COUPON_TYPE.system, amount: AMOUNT, systemValue: value, legs: legsOf(legs) };
  return { id: `system-${value}-${legs}`, coupon, sizes: [value], ratioGoal };
}

const CASES: readonly Case[] = [
  // With ten lines an enumeration is faster than a whole settlement; the goal only detects regressions.
  systemCase(3, 5, 0.3),
  systemCase(5, 10, 10),
  systemCase(10, 20, 1000),
  {
    id: 'lucky-6',
    coupon: { typeId: COUPON_TYPE.lucky, amount: AMOUNT, legs: legsOf(6) },
    sizes: [1, 2, 3, 4, 5, 6],
    ratioGoal: 2,
  },
];

const HALVES = new Map([
  [1, (coef: number) => 2 * coef],
  [2, () => 2000],
  [4, (coef: number) => coef + 1000],
  [5, () => 1000],
  [6, (coef: number) => coef],
]);

/** Calls `visit` with every subset of k of n, by the simplest algorithm. */
function forEachLine(n: number, k: number, visit: (line: readonly number[]) => void): void {
  const line: number[] = [];
  const extend = (start: number): void => {
    if (line.length === k) {
      visit(line);
      return;
    }
    for (let index = start; index <= n - (k - line.length); index++) {
      line.push(index);
      extend(index + 1);
      line.pop();
    }
  };
  extend(0);
}

/** Calculates the exact payout by multiplying out every line, in minor units. */
function enumerateExactly({ coupon, sizes }: Case): bigint {
  const factors = coupon.legs.map((leg) => BigInt(HALVES.get(leg.statusId)?.(leg.coef) ?? 0));
  const n = factors.length;
  let sum = 0n;
  let lines = 0n;
  for (const size of sizes) {
    const scale = 2000n ** BigInt(n - size);
    forEachLine(n, size, (line) => {
      let product = scale;
      for (const index of line) product *= factors[index] ?? 0n;
      sum += product;
      lines += 1n;
    });
  }
  const denominator = 2000n ** BigInt(n) * lines;
  return (2n * BigInt(coupon.amount) * sum + denominator) / (2n * denominator);
}

/** Calculates the payout in floating-point numbers: faster, but wrong by minor units for large sums. */
function enumerateInFloats({ coupon, sizes }: Case): number {
  const factors = coupon.legs.map((leg) => (HALVES.get(leg.statusId)?.(leg.coef) ?? 0) / 2000);
  let sum = 0;
  let lines = 0;
  for (const size of sizes) {
    forEachLine(factors.length, size, (line) => {
      let product = 1;
      for (const index of line) product *= factors[index] ?? 0;
      sum += product;
      lines += 1;
    });
  }
  return (coupon.amount * sum) / lines;
}

/** Returns operations per second, over at least `millis`, after a warm-up of a third of that. */
function operationsPerSecond(operation: () => unknown, millis: number): number {
  const warmUpUntil = performance.now() + millis / 3;
  while (performance.now() < warmUpUntil) operation();
  let count = 0;
  const start = performance.now();
  let elapsed = 0;
  for (let batch = 1; elapsed < millis; batch = Math.min(batch * 2, 1024)) {
    for (let i = 0; i < batch; i++) operation();
    count += batch;
    elapsed = performance.now() - start;
  }
  return (count * 1000) / elapsed;
}

function measure(each: Case): BenchResult[] {
  const engine = couponFigures(each.coupon).payout;
  const naive = enumerateExactly(each);
  if (engine !== naive) throw new Error(`${each.id}: the engine says ${engine}, enumeration says ${naive}`);
  const ours = operationsPerSecond(() => couponFigures(each.coupon), 300);
  const exact = operationsPerSecond(() => enumerateExactly(each), 300);
  const floats = operationsPerSecond(() => enumerateInFloats(each), 300);
  const id = `coupon-engine.${each.id}`;
  const goal = { op: '>=', value: each.ratioGoal } as const;
  return [
    benchResult({ id: `${id}.engine`, what: 'settlements by the engine', value: ours, unit: 'ops/s' }),
    benchResult({ id: `${id}.naive`, what: 'the same by enumerating exactly', value: exact, unit: 'ops/s' }),
    benchResult({ id: `${id}.ratio`, what: 'engine against exact enumeration', value: ours / exact, unit: 'x', goal }),
    benchResult({ id: `${id}.float-ratio`, what: 'engine against inexact floats', value: ours / floats, unit: 'x' }),
  ];
}

function measurePreview(): BenchResult {
  const { coupon } = systemCase(10, 20, 1);
  const perSecond = operationsPerSecond(() => previewCoupon(coupon), 300);
  return benchResult({
    id: 'coupon-engine.preview-10-20',
    what: 'one preview of the slip, 10 out of 20, as on each key',
    value: 1000 / perSecond,
    unit: 'ms',
    goal: { op: '<=', value: 1 },
  });
}

/**
 * Measures the engine against enumerations in this file, in the same run on the same machine, after checking that both
 * agree to the minor unit.
 */
export async function run(): Promise<BenchResult[]> {
  return [...CASES.flatMap(measure), measurePreview()];
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const results = await run();
  for (const result of results) console.log(benchLine(result));
  process.exitCode = results.some((result) => result.ok === false) ? 1 : 0;
}
