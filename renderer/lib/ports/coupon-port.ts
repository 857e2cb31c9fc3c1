import { createAction, createSelector } from '@reduxjs/toolkit';
import type { Game } from '#shared/contracts/catalogue.ts';
import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import type { AppState } from '../store/app-state.ts';

/** Selection that a bet builder joins with others of its game (decision 023). */
export type GroupMember = Pick<PressedPrice, 'outcome' | 'param' | 'period' | 'typeId'> & {
  readonly selectionId: number;
};

/** Price that was pressed, with what the coupon needs to show it. */
export interface PressedPrice {
  /** Id of the selection, as bets name it. */
  readonly selectionId: number;
  readonly game: Pick<
    Game,
    | 'away'
    | 'competition'
    | 'competitionId'
    | 'competitionSlug'
    | 'country'
    | 'home'
    | 'id'
    | 'live'
    | 'slug'
    | 'sportId'
    | 'startAt'
  >;
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  /** Index in the outcome set of the market type. */
  readonly outcome: number;
  /** Thousandths, as the button showed it. */
  readonly price: number;
  /** The price itself was pressed, which places a bet while one-click betting is on. */
  readonly isDirect?: true;
  /** Selections that a bet builder joins, ascending. */
  readonly members?: readonly GroupMember[];
}

/** Bet in the coupon. The coupon feature adds the rest by declaration merging. */
export interface CouponBet {
  readonly selectionId: number;
}

/** Part of the state that prices read. The coupon feature adds the rest by declaration merging. */
export interface CouponState {
  readonly bets: readonly CouponBet[];
}

declare module '../store/app-state.ts' {
  interface AppState {
    readonly coupon: CouponState;
  }
}

/** A price was pressed: adds it to the coupon, or removes it when it is there. */
export const pricePressed = createAction<PressedPrice>('coupon/pricePressed');

/** Bet with its members, as stored in the coupon or as sent to the platform. */
interface KeyedBet {
  readonly selectionId: number;
  readonly members?: readonly (number | { readonly selectionId: number })[] | undefined;
}

/**
 * Returns the key of a bet in the coupon: bet builders share their selection ids, so members are part of it (decision
 * 023).
 */
export function betKey({ selectionId, members }: KeyedBet): string {
  const ids = members?.map((member) => (typeof member === 'number' ? member : member.selectionId));
  return legIdentity({ selectionId, members: ids });
}

const selectBetKeys = createSelector(
  (state: AppState) => state.coupon.bets,
  (bets) => new Set(bets.map(betKey)),
);

/** Whether the coupon holds this selection, or the bet builder of these members. */
export const isInCoupon = (state: AppState, selectionId: number, members?: KeyedBet['members']): boolean =>
  selectBetKeys(state).has(betKey({ selectionId, members }));

/** Returns the number of bets in the coupon. */
export const selectCouponCount = (state: AppState): number => state.coupon.bets.length;
