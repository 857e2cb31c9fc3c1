import { createAction } from '@reduxjs/toolkit';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { isSameData } from '#shared/domain/data/same-data.ts';
import type { CouponState } from '../coupon-state.ts';
import { fitCoupon } from '../fit-coupon.ts';

type Undone = Pick<
  CouponState,
  'amount' | 'amountByBetId' | 'amountByBlockId' | 'bets' | 'choices' | 'express' | 'offBets' | 'systemValue' | 'typeId'
>;

/** What a change did to the bets: it removed some, replaced them by others, or added others. */
export type UndoKind = 'added' | 'removed' | 'replaced';

/** A change of the coupon that one press takes back. */
export interface UndoOffer {
  readonly kind: UndoKind;
  /** Number of bets that were added, removed or replaced. */
  readonly count: number;
  /** The coupon before the change. */
  readonly before: Undone;
}

/** The offer is over, because its time has passed. */
export const undoPassed = createAction('coupon/undoPassed');

const keysOf = ({ bets, offBets }: Undone) => [bets.map(betKey), offBets.map(({ bet }) => betKey(bet))];

function fieldsOf(state: CouponState): Undone {
  const { amount, amountByBetId, amountByBlockId, bets, choices, express, offBets, systemValue, typeId } = state;
  return { amount, amountByBetId, amountByBlockId, bets, choices, express, offBets, systemValue, typeId };
}

const missing = (from: Undone, other: Undone): number => {
  const there = new Set(keysOf(other).flat());
  return keysOf(from)
    .flat()
    .filter((key) => !there.has(key)).length;
};

/** Returns the coupon after a change of its bets, with the offer to take the change back. */
export function withUndo(before: CouponState, after: CouponState): CouponState {
  const gone = missing(before, after);
  const come = missing(after, before);
  if (gone + come === 0) return after;
  const kind = gone === 0 ? 'added' : come === 0 ? 'removed' : 'replaced';
  return { ...after, undo: { kind, count: gone === 0 ? come : gone, before: fieldsOf(before) } };
}

/**
 * Takes the last change back. Prices and stakes that the player has agreed to since then stay, and so does the stake of
 * a coupon that still holds bets.
 */
export function undone(state: CouponState): CouponState {
  const { undo } = state;
  if (!undo) return state;
  const { before, kind } = undo;
  const now = new Map(state.bets.map((bet) => [betKey(bet), bet.coef]));
  const isOther = kind === 'replaced' || state.bets.length + state.offBets.length === 0;
  return fitCoupon({
    ...state,
    ...before,
    ...(isOther ? {} : { amount: state.amount }),
    amountByBetId: { ...before.amountByBetId, ...state.amountByBetId },
    bets: before.bets.map((bet) => ({ ...bet, coef: now.get(betKey(bet)) ?? bet.coef })),
    isFull: false,
    undo: null,
  });
}

/** Ends an offer with the next change of bets, type or system: taking the older change back would take back both. */
export function withoutOldUndo(before: CouponState, after: CouponState): CouponState {
  if (!after.undo || after.undo !== before.undo) return after;
  const isChanged =
    before.typeId !== after.typeId ||
    before.systemValue !== after.systemValue ||
    !isSameData(keysOf(before), keysOf(after));
  return isChanged ? { ...after, undo: null } : after;
}
