import { type Currency, currencyOf } from '../money/currencies.ts';
import type { MinorUnits } from '../money/minor-units.ts';
import type { BetSlipSettings } from './bet-slip-settings.ts';
import type { DropPercent } from './coef-change.ts';

/** Amounts that a player has chosen, by currency; minor units. Currencies left out keep their own amounts. */
export type AmountsByCurrency = Readonly<Record<string, MinorUnits>>;

/** Stakes that a fresh bet slip can start with: none, that of the last bet, or a chosen one. */
export const FIRST_STAKES = ['empty', 'last', 'fixed'] as const;
export type FirstStake = (typeof FIRST_STAKES)[number];

/**
 * Player's preferences for the bet slip (betting §3, coupon settings). The policy on price changes is stored with the
 * coupon.
 */
export type BetSlipPreferences = BetSlipSettings & {
  /** fall of the odds that is accepted without a question, percent; counts with accept on increase */
  readonly dropPercent: DropPercent;
  /** one press of the button of a cash-out sells; otherwise the first one arms it */
  readonly isOneTapCashOut: boolean;
  /** whether `amountSteps` count; otherwise the currency's own step does */
  readonly isManualStep: boolean;
  readonly amountSteps: AmountsByCurrency;
  /** quick amounts by currency, in display order */
  readonly chips: Readonly<Record<string, readonly MinorUnits[]>>;
  /** the amount follows the largest stake and the balance (coupon mathematics §8.4) */
  readonly isAutoMax: boolean;
  readonly firstStake: FirstStake;
  readonly fixedStakes: AmountsByCurrency;
  /** stake of the last bet that the player has placed with the slip */
  readonly lastStakes: AmountsByCurrency;
  readonly isBalanceShown: boolean;
  readonly isPossibleWinShown: boolean;
  readonly isAccountSelectShown: boolean;
  /** the coupon stays in view while the page scrolls */
  readonly isCouponFixed: boolean;
  readonly oneClickAmounts: AmountsByCurrency;
  /** for bonus accounts (type 4) */
  readonly bonusOneClickAmounts: AmountsByCurrency;
};

/** Preferences of a player who has set none. */
export const DEFAULT_BET_SLIP_PREFERENCES: BetSlipPreferences = {
  exactCoef: 0,
  isDropOnScoreChange: false,
  isActiveOneClick: false,
  dropPercent: 0,
  isOneTapCashOut: false,
  isManualStep: false,
  amountSteps: {},
  chips: {},
  isAutoMax: false,
  firstStake: 'last',
  fixedStakes: {},
  lastStakes: {},
  isBalanceShown: true,
  isPossibleWinShown: true,
  isAccountSelectShown: true,
  isCouponFixed: true,
  oneClickAmounts: {},
  bonusOneClickAmounts: {},
};

/** Number of quick amounts. */
export const CHIP_COUNT = 3;

/** Default quick amounts, as multiples of the first amount of the currency. */
const CHIP_TIMES = [1, 2, 10] as const;

const chosen = (
  amounts: AmountsByCurrency,
  iso: string,
  otherwise: keyof Pick<Currency, 'amountStep' | 'initialAmount'>,
) => amounts[iso] ?? currencyOf(iso)[otherwise];

/**
 * Returns the step of the amount buttons (betting §9), minor units.
 *
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function amountStepOf({ isManualStep, amountSteps }: BetSlipPreferences, iso: string): MinorUnits {
  return isManualStep ? chosen(amountSteps, iso, 'amountStep') : currencyOf(iso).amountStep;
}

/**
 * Returns the quick amounts of a currency, minor units, in display order.
 *
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function chipsOf({ chips }: BetSlipPreferences, iso: string): readonly MinorUnits[] {
  return chips[iso] ?? CHIP_TIMES.map((times) => currencyOf(iso).initialAmount * times);
}

/** Returns preferences with one changed quick amount; minor units. */
export function withChip<P extends BetSlipPreferences>(
  preferences: P,
  iso: string,
  place: number,
  amount: MinorUnits,
): P {
  const amounts = chipsOf(preferences, iso).map((one, index) => (index === place ? amount : one));
  return { ...preferences, chips: { ...preferences.chips, [iso]: amounts } };
}

/** Returns preferences in which a currency has its default quick amounts again. */
export function withoutChips<P extends BetSlipPreferences>(preferences: P, iso: string): P {
  const { [iso]: _, ...chips } = preferences.chips;
  return { ...preferences, chips };
}

/**
 * Returns the fixed stake of a fresh slip, minor units.
 *
 * @throws UnknownCurrencyError for a currency outside the table
 */
export const fixedStakeOf = ({ fixedStakes }: BetSlipPreferences, iso: string): MinorUnits =>
  chosen(fixedStakes, iso, 'initialAmount');

/**
 * Returns the stake that a fresh slip starts with, minor units; null for an empty field.
 *
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function firstStakeOf(preferences: BetSlipPreferences, iso: string): MinorUnits | null {
  if (preferences.firstStake === 'fixed') return fixedStakeOf(preferences, iso);
  return preferences.firstStake === 'last' ? (preferences.lastStakes[iso] ?? null) : null;
}

/**
 * Returns the stake of one press in one-click betting (betting §3, one-click), minor units.
 *
 * @param isBonus whether the account that pays is of type 4
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function oneClickAmountOf(preferences: BetSlipPreferences, iso: string, isBonus: boolean): MinorUnits {
  const amounts = isBonus ? preferences.bonusOneClickAmounts : preferences.oneClickAmounts;
  return chosen(amounts, iso, 'initialAmount');
}
