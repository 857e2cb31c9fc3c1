import { resolve } from 'node:path';
import * as v from 'valibot';
import { defaultSiteConfig } from '#platform/modules/config/default-site-config.ts';
import { betSlipModel } from '#renderer/features/coupon/bet-slip/bet-slip-model.ts';
import { emptyCoupon } from '#renderer/features/coupon/coupon-state.ts';
import { payoutIf } from '#renderer/features/coupon/explain/payout-if.ts';
import { fitCoupon } from '#renderer/features/coupon/fit-coupon.ts';
import { type SiteConfig, siteConfigSchema } from '#shared/contracts/site-config.ts';
import { couponLines } from '#shared/domain/coupon/lines.ts';
import { payoutBand } from '#shared/domain/coupon/payout-band.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { betOf } from '#tests/fixtures/coupon-samples.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';

const LEGS = 20;
const SIZE = 10;
const LINES = 184_756;
/** Duration of a frame, ms, on a machine much faster than a phone. */
const FRAME_MS = 16;
/** How many times slower a phone is, about. */
const SLOWER = 6;

const config: SiteConfig = v.parse(siteConfigSchema, defaultSiteConfig(false));

/** Returns the slip with a system of 10 out of 20 and a new stake. */
function modelWith(amount: number) {
  const coupon = fitCoupon({
    ...emptyCoupon,
    bets: Array.from({ length: LEGS }, (_, index) => betOf(index + 1, { coef: 1200 + ((index * 373) % 2900) })),
    typeId: COUPON_TYPE.system,
    systemValue: SIZE,
    amount: { value: amount, iso: 'EUR' },
  });
  const now = coupon.bets.map(({ coef }) => ({ state: 'open', coef }) as const);
  return betSlipModel({ coupon, now, limits: null, account: null, config });
}

/** Calculates the same possible win from every line, in floating-point numbers: the fastest enumeration. */
function enumerated({ legs, amount }: EngineCoupon): number {
  const factors = legs.map(({ coef }) => coef / 1000);
  let sum = 0;
  const extend = (start: number, left: number, product: number): void => {
    if (left === 0) {
      sum += product;
      return;
    }
    for (let index = start; index <= factors.length - left; index++) {
      extend(index + 1, left - 1, product * (factors[index] ?? 0));
    }
  };
  extend(0, SIZE, 1);
  return (amount * sum) / LINES;
}

/** Returns the milliseconds of one call: the median of many, after a warm-up. */
function medianMs(operation: (round: number) => unknown, rounds: number): number {
  for (let round = 0; round < rounds / 4; round++) operation(round);
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    operation(round);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/**
 * Measures a key in the stake of the largest system, and the explanation of the result, after checking the possible win
 * against an enumeration.
 */
export async function run(): Promise<BenchResult[]> {
  const { engine, preview, rules } = modelWith(1000);
  if (!engine || !preview) throw new Error('The system has no meaning');
  const naive = enumerated(engine);
  if (Math.abs(naive - preview.maxPayout) > 1) throw new Error(`${preview.maxPayout} is not ${naive}`);
  const typing = medianMs((round) => modelWith(1000 + round), 200);
  const brute = medianMs(() => enumerated(engine), 12);
  const page = medianMs((round) => couponLines(engine, BigInt((round * 977) % (LINES - 50)), 50, rules), 60);
  const band = medianMs(() => payoutBand(engine, rules), 40);
  const statuses = engine.legs.map((_, index) => index % 2);
  const supposed = medianMs(() => payoutIf(engine, statuses, rules), 100);
  const within = { op: '<=', value: Math.floor(FRAME_MS / SLOWER) } as const;
  const id = 'slip-typing';
  return [
    benchResult({ id: `${id}.key`, what: 'the slip after a key, 10 of 20', value: typing, unit: 'ms', goal: within }),
    benchResult({
      id: `${id}.ratio`,
      what: 'the whole slip against enumerating its lines alone',
      value: brute / typing,
      unit: 'x',
      goal: { op: '>=', value: 20 },
    }),
    benchResult({ id: `${id}.page`, what: 'a page of 50 of its lines', value: page, unit: 'ms', goal: within }),
    benchResult({ id: `${id}.what-if`, what: 'its payout if bets fail', value: supposed, unit: 'ms', goal: within }),
    benchResult({ id: `${id}.plot`, what: 'its payouts by winners, once when opened', value: band, unit: 'ms' }),
  ];
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const results = await run();
  for (const result of results) console.log(benchLine(result));
  process.exitCode = results.some((result) => result.ok === false) ? 1 : 0;
}
