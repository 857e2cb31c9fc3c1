import { BET_STATUS, isPendingStatus, MULTIPLIER_UNIT, multiplierOf, toBetStatusId } from '../leg-status.ts';
import type { EngineLeg } from '../types.ts';

/** Unit of chances, a billionth: integers give the same last digit in every process. */
export const CHANCE_UNIT = 1_000_000_000;

/**
 * Chance of an open leg in the book without its margin, in billionths: the share of the stake that wins at the leg's
 * price and the share that comes back (half of the stake of a quarter line counts half). The rest of the unit loses.
 */
export interface LegChance {
  readonly win: number;
  readonly push: number;
  /** The line may split the stake, so the shares alone do not give the statuses. */
  readonly isSplit: boolean;
}

/**
 * Returns the chance of a leg from probabilities, for the cash-out of a coupon (coupon mathematics §3, §4).
 *
 * @param win share of the stake that wins, 0 … 1
 * @param push share of the stake that comes back, 0 … 1
 */
export function legChance(win: number, push: number, isSplit: boolean): LegChance {
  const clamp = (value: number, max: number) => Math.min(Math.max(Math.round(value * CHANCE_UNIT), 0), max);
  const sure = clamp(win, CHANCE_UNIT);
  return { win: sure, push: clamp(push, CHANCE_UNIT - sure), isSplit };
}

/** Unit of {@link expectedMultiplier}: 1/2000 of a billionth. */
export const EXPECTED_UNIT = MULTIPLIER_UNIT * BigInt(CHANCE_UNIT);

/**
 * Returns the mean multiplier of a leg, in {@link EXPECTED_UNIT}; for a decided leg its actual one (coupon mathematics
 * §3).
 */
export function expectedMultiplier(leg: EngineLeg, chance: LegChance | null): bigint {
  if (!isPendingStatus(leg.statusId)) return multiplierOf(leg.coef, toBetStatusId(leg.statusId)) * BigInt(CHANCE_UNIT);
  if (chance === null) return 0n;
  return BigInt(chance.win) * multiplierOf(leg.coef, BET_STATUS.win) + BigInt(chance.push) * MULTIPLIER_UNIT;
}

/** Possible result of a leg, and its weight in billionths. */
export interface LegEnding {
  readonly statusId: number;
  readonly weight: bigint;
}

/** Returns all results of a leg that have a weight; a decided leg has one. */
export function legEndings(leg: EngineLeg, chance: LegChance | null): LegEnding[] {
  if (leg.isBonus || !isPendingStatus(leg.statusId)) return [{ statusId: leg.statusId, weight: BigInt(CHANCE_UNIT) }];
  if (chance === null) return [];
  const endings = [
    { statusId: BET_STATUS.win, weight: BigInt(chance.win) },
    { statusId: BET_STATUS.return, weight: BigInt(chance.push) },
    { statusId: BET_STATUS.lose, weight: BigInt(CHANCE_UNIT - chance.win - chance.push) },
  ];
  return endings.filter(({ weight }) => weight > 0n);
}
