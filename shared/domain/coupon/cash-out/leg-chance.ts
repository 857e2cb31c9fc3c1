import { BET_STATUS, isPendingStatus, MULTIPLIER_UNIT, multiplierOf, toBetStatusId } from '../leg-status.ts';
import type { EngineLeg } from '../types.ts';

/** Chances are whole numbers of this unit, a billionth, so that every process reckons the same to the last digit. */
export const CHANCE_UNIT = 1_000_000_000;

/**
 * What the book thinks of an open leg without its margin, in billionths: the share of the stake that wins at the leg's
 * price and the share that comes back (half of the stake of a quarter line counts half). What is left of the unit loses.
 */
export interface LegChance {
  readonly win: number;
  readonly push: number;
  /** The line may split the stake, so that the shares say nothing of the statuses by themselves. */
  readonly isSplit: boolean;
}

/**
 * A chance from probabilities, for the cash-out of a coupon (coupon mathematics §3, §4).
 *
 * @param win share of the stake that wins, 0 … 1
 * @param push share of the stake that comes back, 0 … 1
 */
export function legChance(win: number, push: number, isSplit: boolean): LegChance {
  const clamp = (value: number, most: number) => Math.min(Math.max(Math.round(value * CHANCE_UNIT), 0), most);
  const sure = clamp(win, CHANCE_UNIT);
  return { win: sure, push: clamp(push, CHANCE_UNIT - sure), isSplit };
}

/** The unit of {@link expectedMultiplier}: 1/2000 of a billionth. */
export const EXPECTED_UNIT = MULTIPLIER_UNIT * BigInt(CHANCE_UNIT);

/** What a leg multiplies a line by on average, in {@link EXPECTED_UNIT}; of a decided leg, what it does. */
export function expectedMultiplier(leg: EngineLeg, chance: LegChance | null): bigint {
  if (!isPendingStatus(leg.statusId)) return multiplierOf(leg.coef, toBetStatusId(leg.statusId)) * BigInt(CHANCE_UNIT);
  if (chance === null) return 0n;
  return BigInt(chance.win) * multiplierOf(leg.coef, BET_STATUS.win) + BigInt(chance.push) * MULTIPLIER_UNIT;
}

/** One way a leg may end, and its weight in billionths. */
export interface LegEnding {
  readonly statusId: number;
  readonly weight: bigint;
}

/** All ways a leg may end that have a weight; a decided leg ends one way. */
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
