import type { MinorUnits } from '../money/minor-units.ts';
import type { AmountError } from '../money/parse-amount.ts';
import type { AcceptanceInput } from './acceptance.ts';
import type { PromoRefusal } from './bet-codes.ts';
import type { OptionalLimit } from './coupon-rules.ts';
import type { DependencyLeg } from './dependency.ts';
import type { CouponTypeId, EngineCoupon, EngineLeg } from './types.ts';

/** Bet of a draft, with the facts that may forbid it (betting §3, §4). */
export type DraftBet = Omit<EngineLeg, 'amount' | 'statusId'> &
  DependencyLeg & {
    /** the site does not take bets on its sport (B-06) */
    readonly isDisallowed?: boolean;
    readonly isBlocked?: boolean;
    readonly isBannedExpress?: boolean;
    readonly isDisabledBanker?: boolean;
    readonly isQuarterLine?: boolean;
    readonly isLive?: boolean;
    /** milliseconds */
    readonly startAt?: number;
    /** many singles: null while the field has no valid amount */
    readonly amount?: MinorUnits | null;
    readonly amountError?: AmountError;
    /** many singles: limits of this bet, if they differ from the coupon's */
    readonly minBetAmount?: MinorUnits;
    readonly maxBetAmount?: OptionalLimit;
  };

/** Coupon that is to be placed. */
export type Draft = Pick<EngineCoupon, 'systemValue' | 'amountByBlockId' | 'antiExpressCoef'> & {
  readonly typeId: CouponTypeId;
  /** null while the field has no valid amount */
  readonly amount: MinorUnits | null;
  readonly amountError?: AmountError;
  readonly bets: readonly DraftBet[];
};

/** Limits of the coupon's amount; minor units. */
export type DraftLimits = {
  readonly minBetAmount: MinorUnits;
  /** null: no maximum */
  readonly maxBetAmount: OptionalLimit;
  readonly minLineAmount: MinorUnits;
  /** types for which minimum and maximum count (betting §5) */
  readonly limitedTypes: readonly number[];
  /** all types that the site offers */
  readonly offeredTypes: readonly number[];
};

/** Account that pays; minor units. */
export type DraftAccount = {
  readonly balance: MinorUnits;
  /** bonus account (type 4, betting §3) */
  readonly isBonus: boolean;
};

/** Advance that the player asks for (coupon mathematics §8.5). */
export type DraftPrepaid = {
  readonly available: MinorUnits;
  /** server time in milliseconds */
  readonly now: number;
};

/** Promo code in use (coupon mathematics §8.6). */
export type DraftPromo = {
  readonly value: MinorUnits;
  readonly isUsable: boolean;
  readonly hasHyperBonus: boolean;
  /** reason why it cannot be used */
  readonly refusal?: PromoRefusal;
  /** its conditions: least coefficient in thousandths, and a number of bets */
  readonly minCoef?: number;
  readonly minLegs?: number;
};

/** Rest of a responsible gaming limit (betting §3); null for a lock. */
export type DraftLimit = { readonly limitType: number; readonly remaining: OptionalLimit };

/**
 * Input of validation: everything that decides whether a coupon may be placed. Parts that are null or left out are not
 * checked.
 */
export type ValidationInput = {
  readonly draft: Draft;
  readonly limits: DraftLimits;
  readonly account: DraftAccount | null;
  readonly prepaid?: DraftPrepaid | null;
  readonly promo?: DraftPromo | null;
  /** VIP bet that the player asks for; its own largest stake, minor units, replaces the coupon's. */
  readonly vip?: { readonly siteAllows: boolean; readonly maxBetAmount?: OptionalLimit } | null;
  readonly responsible?: readonly DraftLimit[];
  readonly acceptance?: AcceptanceInput | null;
};
