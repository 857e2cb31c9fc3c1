import { currencyOf } from '../money/currencies.ts';
import type { MinorUnits } from '../money/minor-units.ts';

/** Choices of the welcome bonus (betting §3, bonus choice). */
export const BONUS_CHOICE = { decline: 0, sport: 1, casino: 2 } as const;

/** One of {@link BONUS_CHOICE}. */
export type BonusChoice = (typeof BONUS_CHOICE)[keyof typeof BONUS_CHOICE];

/** All choices, in display order. */
export const BONUS_CHOICES = [BONUS_CHOICE.sport, BONUS_CHOICE.casino, BONUS_CHOICE.decline] as const;

/** Gift of a registration's promo code, as the operator has set it. */
export type CodeGift = {
  /** value of the free bet, in multiples of the currency's first amount */
  readonly times: number;
  /** number of days for which the free bet can be used */
  readonly days: number;
  /** thousandths; null is no condition */
  readonly minCoef: number | null;
  readonly minLegs: number | null;
  /** number of players to whom the code gives its free bet */
  readonly maxUses: number;
  /** server clock, epoch ms: bounds for registrations with the code; null is no bound */
  readonly from: number | null;
  readonly until: number | null;
};

/**
 * Decides whether accounts can be opened with a code at an instant, epoch ms (betting §3). A code without a gift is
 * always valid.
 */
export function isCodeOpen(gift: Pick<CodeGift, 'from' | 'until'> | null, now: number): boolean {
  if (!gift) return true;
  return (gift.from === null || gift.from <= now) && (gift.until === null || now < gift.until);
}

/** Returns the value of the free bet of a code in a currency (ISO 4217), minor units: at least one. */
export function giftValue({ times }: Pick<CodeGift, 'times'>, iso: string): MinorUnits {
  return Math.max(1, Math.round(currencyOf(iso).initialAmount * times));
}
