/** betting §3, bonus choice: what a player wants to be given. */
export const BONUS_CHOICE = { decline: 0, sport: 1, casino: 2 } as const;

/** One of {@link BONUS_CHOICE}. */
export type BonusChoice = (typeof BONUS_CHOICE)[keyof typeof BONUS_CHOICE];

/** All choices, in the order in which they are offered. */
export const BONUS_CHOICES = [BONUS_CHOICE.sport, BONUS_CHOICE.casino, BONUS_CHOICE.decline] as const;

/** What a code of the registration gives, as the operator has set it. */
export type CodeGift = {
  /** the value of the free bet, in multiples of the currency's first amount */
  readonly times: number;
  /** for how many days it can be used */
  readonly days: number;
  /** thousandths; null is no condition */
  readonly minCoef: number | null;
  readonly minLegs: number | null;
  /** server clock, epoch ms: when accounts can be opened with it; null is no bound */
  readonly from: number | null;
  readonly until: number | null;
};

/** Whether accounts can be opened with a code at an instant, epoch ms. A code without a gift is always good. */
export function isCodeOpen(gift: Pick<CodeGift, 'from' | 'until'> | null, now: number): boolean {
  if (!gift) return true;
  return (gift.from === null || gift.from <= now) && (gift.until === null || now < gift.until);
}
