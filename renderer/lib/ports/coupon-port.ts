import { createAction, createSelector } from '@reduxjs/toolkit';
import type { Game } from '#shared/contracts/catalogue.ts';
import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import type { OwnBetNames } from '#shared/domain/markets/own-market.ts';

/** A selection that is joined with others of its game (decision 023). */
export type GroupMember = Pick<PressedPrice, 'outcome' | 'param' | 'period' | 'typeId'> & {
  readonly selectionId: number;
};

/** A pressed price, with what the coupon needs to show it. */
export interface PressedPrice {
  /** Selection id: the `selectionId` of a bet. */
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
    | 'sportSlug'
    | 'startAt'
  >;
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  /** Index in the outcome set of the market type. */
  readonly outcome: number;
  /** Names of a bet whose market type is the operator's own. */
  readonly names?: OwnBetNames;
  /** Thousandths, as it stood on the button. */
  readonly price: number;
  /** A press of the price itself, which places a bet while one-click betting is on. */
  readonly isDirect?: true;
  /** Pressed with a mouse, whose next act is usually the stake. */
  readonly isByMouse?: true;
  /** Of a bet builder: the selections that it joins, ascending. */
  readonly members?: readonly GroupMember[];
}

/** A price was pressed: it goes into the coupon, or out of it when it is there. */
export const pricePressed = createAction<PressedPrice>('coupon/pricePressed');

/** The bets of a placed coupon that are still offered, at present prices, with its type and stakes. */
export interface RepeatedBets {
  readonly bets: readonly (Omit<PressedPrice, 'isDirect'> & {
    readonly banker: boolean;
    readonly blockId?: number | undefined;
  })[];
  readonly typeId: number;
  readonly systemValue: number | null;
  readonly iso: string;
  /** Whole stake, minor units. */
  readonly amount: number;
  /** Condition: amounts of blocks 2 … m; null stakes the whole return of the block before. */
  readonly amountByBlockId: Readonly<Record<string, number | null>>;
}

/** A placed coupon is repeated: its bets replace those of the coupon. */
export const betsRepeated = createAction<RepeatedBets>('coupon/betsRepeated');

/** A key asks for the stake: the coupon comes into view and the focus goes to its field. */
export const stakeFocusAsked = createAction('coupon/stakeFocusAsked');

/** A key asks for the button that places: the coupon comes into view and the focus goes to it. */
export const placeFocusAsked = createAction('coupon/placeFocusAsked');

/** A page asks for the bet slip: its bets, or the field for a promo code. It comes into view, on a phone in its sheet. */
export const slipAsked = createAction<'bets' | 'promo'>('coupon/slipAsked');

/** A key takes back: bets that wait out their live delay, else the last change of the bets while that is offered. */
export const undoAsked = createAction('coupon/undoAsked');

/** A bet with its members as the coupon keeps them, or as the platform is told of them. */
interface KeyedBet {
  readonly selectionId: number;
  readonly members?: readonly (number | { readonly selectionId: number })[] | undefined;
}

/** The key by which the coupon knows a bet: its identity, because bet builders share their numbers (decision 023). */
export function betKey({ selectionId, members }: KeyedBet): string {
  const ids = members?.map((member) => (typeof member === 'number' ? member : member.selectionId));
  return legIdentity({ selectionId, members: ids });
}

/** The part of the store's state that the selectors of this port read. */
interface StateWithCoupon {
  readonly coupon: { readonly bets: readonly KeyedBet[]; readonly asked: string | null };
}

const selectBetKeys = createSelector(
  (state: StateWithCoupon) => state.coupon.bets,
  (bets) => new Set(bets.map(betKey)),
);

/** Whether the coupon holds this selection, or the bet builder of these members. */
export const isInCoupon = (state: StateWithCoupon, selectionId: number, members?: KeyedBet['members']): boolean =>
  selectBetKeys(state).has(betKey({ selectionId, members }));

/** Whether a page asks for the bet slip, which has not answered yet. */
export const selectIsSlipAsked = ({ coupon: { asked } }: StateWithCoupon): boolean =>
  asked === 'bets' || asked === 'promo';

/** How many bets the coupon holds. */
export const selectCouponCount = (state: StateWithCoupon): number => state.coupon.bets.length;
