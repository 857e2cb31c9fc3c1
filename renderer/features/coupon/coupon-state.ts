import type { PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import type { BetSlipPreferences } from '#shared/domain/coupon/bet-slip-preferences.ts';
import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { AmountEntry } from './amount-entry.ts';
import { type CouponChoices, NO_CHOICES } from './coupon-choices.ts';
import type { KeptCoupon } from './kept/kept-coupons.ts';
import type { PlacementBatch } from './placement/batch.ts';
import type { UndoOffer } from './undo/undo-offer.ts';

/** Express that the house has put together: whole percent added to its payout, and its legs. */
export interface ChosenHouseExpress {
  readonly id: string;
  readonly percent: number;
  readonly selectionIds: readonly number[];
}

/** Bet in the coupon. */
export interface CouponBet
  extends Pick<PressedPrice, 'game' | 'members' | 'names' | 'outcome' | 'param' | 'period' | 'selectionId' | 'typeId'> {
  /** Thousandths: the price that the player has seen and agreed to. */
  readonly coef: number;
  /** Must not lose; only in a system. */
  readonly banker: boolean;
  /** Multi: 0 is the bankers' block; condition: position in the playing order. */
  readonly blockId?: number;
}

/** Bet that the player has switched off: it stays in the bet slip and takes no part in the coupon. */
export interface OffBet {
  readonly bet: CouponBet;
  /** Its row in the bet slip when it was switched off, from 0. */
  readonly place: number;
  /** Type and system value that the coupon had with it. */
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
}

/** State of the coupon on this device. */
export interface CouponState {
  readonly bets: readonly CouponBet[];
  /** Bets that are switched off, in the order of their rows. */
  readonly offBets: readonly OffBet[];
  readonly typeId: CouponTypeId;
  /** null: untouched. For many singles the amount of every bet without its own. */
  readonly amount: AmountEntry | null;
  /** Many singles, by the key of the bet. */
  readonly amountByBetId: Readonly<Record<string, AmountEntry>>;
  /** Condition, by block id; null stakes the whole return of the previous block. */
  readonly amountByBlockId: Readonly<Record<string, AmountEntry | null>>;
  readonly systemValue: number;
  /** Policy on changed prices; null: the site's default. */
  readonly coefAction: CoefChangeAction | null;
  /** Open placement, or the last one with its result. */
  readonly batch: PlacementBatch | null;
  /** The stored coupon has been read. */
  readonly isLoaded: boolean;
  /** A pressed price was refused because the coupon has its maximum of bets. */
  readonly isFull: boolean;
  /** House express that the bets are (coupon mathematics §8.10). */
  readonly express: ChosenHouseExpress | null;
  /** Settings of the bet slip; null: none were chosen. */
  readonly settings: BetSlipPreferences | null;
  /** Choices that belong to the coupon but not to its bets. */
  readonly choices: CouponChoices;
  /** Coupons that the device keeps under a name. */
  readonly kept: readonly KeptCoupon[];
  /** Last change that can be undone; it belongs to this tab. */
  readonly undo: UndoOffer | null;
  /**
   * What the bet slip is asked to do: move the focus to the button that places or to the stake, by a key or because the
   * mouse has pressed the first price; to come into view with its bets, or with the field for a promo code; or to cancel
   * the bets that wait out their live delay.
   */
  readonly asked: 'bets' | 'place' | 'promo' | 'stake' | 'stake-by-mouse' | 'take-back' | null;
}

declare module '#renderer/lib/store/app-state.ts' {
  interface AppState {
    readonly coupon: CouponState;
  }
}

export const emptyCoupon: CouponState = {
  bets: [],
  offBets: [],
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
  kept: [],
  undo: null,
  asked: null,
};

/** Whether the bet slip has a bet, switched on or off. */
export const selectHasRows = ({ coupon }: { readonly coupon: CouponState }): boolean =>
  coupon.bets.length + coupon.offBets.length > 0;
