import type { PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import type { BetSlipPreferences } from '#shared/domain/coupon/bet-slip-preferences.ts';
import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { AmountEntry } from './amount-entry.ts';
import { type CouponChoices, NO_CHOICES } from './coupon-choices.ts';
import type { PlacementBatch } from './placement/batch.ts';

/** An express of the house: whole percent on its payout, and its legs. */
export interface ChosenHouseExpress {
  readonly id: string;
  readonly percent: number;
  readonly selectionIds: readonly number[];
}

declare module '#renderer/lib/ports/coupon-port.ts' {
  interface CouponBet extends Pick<PressedPrice, 'game' | 'members' | 'outcome' | 'param' | 'period' | 'typeId'> {
    /** Thousandths: the price the player has seen and agreed to. */
    readonly coef: number;
    /** Must not lose; in a system only. */
    readonly banker: boolean;
    /** Multi: 0 is the lobby; condition: the playing order. */
    readonly blockId?: number;
  }

  interface CouponState {
    readonly typeId: CouponTypeId;
    /** null: not touched. For many singles the amount of every bet without its own. */
    readonly amount: AmountEntry | null;
    /** Many singles, by the key of the bet. */
    readonly amountByBetId: Readonly<Record<string, AmountEntry>>;
    /** Condition, by block id; null stakes the whole return of the block before. */
    readonly amountByBlockId: Readonly<Record<string, AmountEntry | null>>;
    readonly systemValue: number;
    /** What happens when prices move; null: as the site says. */
    readonly coefAction: CoefChangeAction | null;
    /** The placement under way, or the last one with its result. */
    readonly batch: PlacementBatch | null;
    /** What the device keeps has been read. */
    readonly isLoaded: boolean;
    /** A bet was turned away because there is no room for more. */
    readonly isFull: boolean;
    /** The express of the house that the bets are (coupon mathematics §8.10). */
    readonly express: ChosenHouseExpress | null;
    /** How the player wants the slip; null: nothing was chosen. */
    readonly settings: BetSlipPreferences | null;
    /** What was chosen beside the bets. */
    readonly choices: CouponChoices;
  }
}

export const emptyCoupon = {
  bets: [],
  typeId: COUPON_TYPE.single,
  amount: null,
  amountByBetId: {},
  amountByBlockId: {},
  systemValue: 2,
  coefAction: null,
  batch: null,
  isLoaded: false,
  isFull: false,
  express: null,
  settings: null,
  choices: NO_CHOICES,
} as const;
