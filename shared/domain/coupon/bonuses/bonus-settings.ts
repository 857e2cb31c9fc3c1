import { currencyOf } from '../../money/currencies.ts';
import type { HyperStep, HyperTerms } from './hyper-bonus-terms.ts';

/** Bonuses that the operator grants, from the site config (coupon mathematics §8.6 to §8.8). */
export interface BonusSettings {
  readonly bonusBet: boolean;
  readonly hyperBonus: {
    readonly ladder: readonly HyperStep[];
    readonly minLegCoef: number;
    readonly base: 'net' | 'gross';
    readonly minStakeTimes: number;
    readonly maxBonusTimes: number;
    readonly byCurrency: Readonly<Record<string, { readonly minStake: number; readonly maxBonus: number }>>;
    readonly delayHours: number;
  } | null;
  readonly promoOnVoid: 'consumed' | 'reissued';
}

/** Returns the terms of the hyper bonus in a currency (ISO 4217), amounts in minor units; null where there is none. */
export function hyperTermsOf({ hyperBonus }: BonusSettings, iso: string): HyperTerms | null {
  if (hyperBonus === null) return null;
  const { ladder, minLegCoef, base, minStakeTimes, maxBonusTimes, byCurrency } = hyperBonus;
  const { initialAmount } = currencyOf(iso);
  const own = byCurrency[iso];
  return {
    ladder,
    minLegCoef,
    base,
    minBetLimit: own?.minStake ?? Math.round(initialAmount * minStakeTimes),
    maxLimit: own?.maxBonus ?? Math.round(initialAmount * maxBonusTimes),
  };
}

const HOUR_MS = 3_600_000;

/** Returns the instant at which the hyper bonus of a coupon falls due, epoch ms, by the instant of its settlement. */
export function hyperDueAt({ hyperBonus }: BonusSettings, settledAt: number): number {
  return settledAt + Math.round((hyperBonus?.delayHours ?? 0) * HOUR_MS);
}
