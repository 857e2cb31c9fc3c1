import type { MinorUnits } from '../money/minor-units.ts';
import type { AmountError } from '../money/parse-amount.ts';
import type { AcceptanceInput } from './acceptance.ts';
import type { PromoRefusal } from './bet-codes.ts';
import type { OptionalLimit } from './coupon-rules.ts';
import type { DependencyLeg } from './dependency.ts';
import type { CouponTypeId, EngineCoupon, EngineLeg } from './types.ts';

/** A bet of a coupon that is to be placed, with what may forbid it (betting §3, §4). */
export type DraftBet = Omit<EngineLeg, 'amount' | 'statusId'> &
  DependencyLeg & {
    /** its sport is not taken here (B-06) */
    readonly isDisallowed?: boolean;
    readonly isBlocked?: boolean;
    readonly isBannedExpress?: boolean;
    readonly isDisabledBanker?: boolean;
    readonly isQuarterLine?: boolean;
    readonly isLive?: boolean;
    /** milliseconds */
    readonly startAt?: number;
    /** many singles: null while the field cannot be read */
    readonly amount?: MinorUnits | null;
    readonly amountError?: AmountError;
    /** many singles: limits of this bet, where they differ from the coupon's */
    readonly minBetAmount?: MinorUnits;
    readonly maxBetAmount?: OptionalLimit;
  };

/** A coupon that is to be placed. */
export type Draft = Pick<EngineCoupon, 'systemValue' | 'amountByBlockId' | 'antiExpressCoef'> & {
  readonly typeId: CouponTypeId;
  /** null while the field cannot be read */
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
  /** the types that minimum and maximum count for (betting §5) */
  readonly limitedTypes: readonly number[];
  /** the types that the site offers at all */
  readonly offeredTypes: readonly number[];
};

/** The account that pays; minor units. */
export type DraftAccount = {
  readonly balance: MinorUnits;
  /** account type 4 (betting §3) */
  readonly isBonus: boolean;
};

/** An advance that the player asks for (coupon mathematics §8.5). */
export type DraftPrepaid = {
  readonly available: MinorUnits;
  /** server time in milliseconds */
  readonly now: number;
};

/** A promo code that is in use (coupon mathematics §8.6). */
export type DraftPromo = {
  readonly value: MinorUnits;
  readonly isUsable: boolean;
  readonly hasHyperBonus: boolean;
  /** why it is not usable */
  readonly refusal?: PromoRefusal;
  /** its conditions: thousandths, and a number of bets */
  readonly minCoef?: number;
  readonly minLegs?: number;
};

/** What a responsible gaming limit leaves (betting §3); a lock leaves null. */
export type DraftLimit = { readonly limitType: number; readonly remaining: OptionalLimit };

/** Everything that decides whether a coupon may be placed. The parts that are null or left out are not looked at. */
export type ValidationInput = {
  readonly draft: Draft;
  readonly limits: DraftLimits;
  readonly account: DraftAccount | null;
  readonly prepaid?: DraftPrepaid | null;
  readonly promo?: DraftPromo | null;
  /** A VIP bet that is asked for; where it has a largest stake of its own, minor units, that one counts. */
  readonly vip?: { readonly siteAllows: boolean; readonly maxBetAmount?: OptionalLimit } | null;
  readonly responsible?: readonly DraftLimit[];
  readonly acceptance?: AcceptanceInput | null;
};
