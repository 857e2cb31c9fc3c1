import * as v from 'valibot';
import {
  type BetSlipPreferences,
  CHIP_COUNT,
  DEFAULT_BET_SLIP_PREFERENCES,
  FIRST_STAKES,
} from '#shared/domain/coupon/bet-slip-preferences.ts';
import { DROP_PERCENTS } from '#shared/domain/coupon/coef-change.ts';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const iso = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const byCurrency = v.optional(v.record(iso, amount), {});
const { isBalanceShown, isPossibleWinShown, isAccountSelectShown, isCouponFixed } = DEFAULT_BET_SLIP_PREFERENCES;

/** Stored settings of the bet slip; a missing one has its default. */
export const preferencesSchema = v.object({
  exactCoef: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  isDropOnScoreChange: v.optional(v.boolean(), false),
  isActiveOneClick: v.optional(v.boolean(), false),
  dropPercent: v.optional(v.fallback(v.picklist(DROP_PERCENTS), 0), 0),
  isOneTapCashOut: v.optional(v.boolean(), false),
  isManualStep: v.optional(v.boolean(), false),
  amountSteps: byCurrency,
  chips: v.optional(v.record(iso, v.pipe(v.array(amount), v.length(CHIP_COUNT))), {}),
  isAutoMax: v.optional(v.boolean(), false),
  firstStake: v.optional(v.fallback(v.picklist(FIRST_STAKES), 'last'), 'last'),
  fixedStakes: byCurrency,
  lastStakes: byCurrency,
  isBalanceShown: v.optional(v.boolean(), isBalanceShown),
  isPossibleWinShown: v.optional(v.boolean(), isPossibleWinShown),
  isAccountSelectShown: v.optional(v.boolean(), isAccountSelectShown),
  isCouponFixed: v.optional(v.boolean(), isCouponFixed),
  oneClickAmounts: byCurrency,
  bonusOneClickAmounts: byCurrency,
} as const satisfies Record<keyof BetSlipPreferences, v.GenericSchema>);
