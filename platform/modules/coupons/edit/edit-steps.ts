import { createHash } from 'node:crypto';
import type { EditOrder } from '#shared/contracts/coupon-edit.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { AccountIdentity } from '../../accounts/accounts-service.ts';
import type { Visitor } from '../../admission/admission-service.ts';
import { cashOutEntry } from '../cash-out/cash-out-entry.ts';
import type { CouponRow } from '../coupon-record.ts';
import { pricesOf } from '../quotes.ts';
import { type EditLook, type EditParts, type EditRequest, lookAtEdit } from './edit-look.ts';
import type { EditEntry, EditRefusal } from './edit-repository.ts';

/** A player's order to edit a coupon. */
export interface EditInput {
  readonly userId: number;
  /** Hex hash of the session. */
  readonly session: string;
  readonly key: string;
  readonly couponId: number;
  readonly order: EditOrder;
  /** The sender, as the gate checks it. */
  readonly visitor: Visitor;
}

/** Facts that are stored for the decision of a delayed edit. */
export interface EditFacts {
  readonly couponId: number;
  readonly order: EditOrder;
  /** Hash of the order as it was sent: stored JSON has another order of names. */
  readonly requestHash: string;
}

/** One edit in progress. */
export interface EditCase extends EditFacts {
  readonly userId: number;
  readonly key: string;
}

/** The coupon to be edited, with its account. */
export interface OwnedCoupon {
  readonly row: CouponRow;
  readonly account: AccountIdentity;
}

/** The book's view of an order now. */
export type OrderLook = EditLook | { readonly problem: EditRefusal; readonly isLive: false };

/** Returns the hash that tells two edits with one key apart. */
export function hashOf({ couponId, order }: Pick<EditInput, 'couponId' | 'order'>): string {
  return createHash('sha256')
    .update(JSON.stringify(['edit', couponId, order]))
    .digest('hex');
}

/** Returns the part of an order that its terms depend on. */
export function requestOf({ bets, stake, isBonusBet }: EditOrder): EditRequest {
  return { bets, stake, isBonusBet };
}

/**
 * Returns the refusal when the new coupon differs from the one that the player saw, or the old one's value has fallen;
 * else null.
 */
function changedSince({ value, shape, bonusBetCoef, assessment }: EditLook, order: EditOrder): EditRefusal | null {
  const isOther = shape.typeId !== order.typeId || shape.systemValue !== order.systemValue;
  const isBonusGone = order.isBonusBet && assessment.coupon !== null && bonusBetCoef === null;
  if (isOther || isBonusGone) return { code: 'SHAPE_CHANGED' };
  return value < order.value ? { code: 'VALUE_CHANGED', data: { value } } : null;
}

/** Checks an order against the book: the player never gets less than was seen. */
export function lookAtOrder({ row, account }: OwnedCoupon, order: EditOrder, parts: EditParts): OrderLook {
  const look = lookAtEdit(row, account, requestOf(order), parts);
  if ('reason' in look) return { problem: { code: look.reason }, isLive: false };
  return { ...look, problem: changedSince(look, order) ?? look.problem };
}

/** Returns the fields that every step of an edit has; the caller adds the session, if there is one. */
export function stepBase({ userId, couponId, key, requestHash }: EditCase, now: number) {
  return { userId, couponId, key, requestHash, now };
}

function editEntryOf(
  { row }: OwnedCoupon,
  { userId, key, requestHash }: EditCase,
  { value, stake, assessment: { coupon, bets, liabilityLimits } }: EditLook,
  { clock, settings }: EditParts,
): EditEntry | { readonly refusal: EditRefusal } {
  if (!coupon) return { refusal: { code: 'NOT_EDITED' } };
  const common = { userId, key, requestHash, accountId: row.accountId, now: clock.now() };
  return {
    cashOut: cashOutEntry(row, row.amount, value, settings()),
    placement: {
      ...common,
      coupon,
      amount: stake,
      prices: pricesOf(bets),
      // A smaller stake would be another edit, so no counter-offer is made.
      ...(liabilityLimits ? { liabilityLimits: { ...liabilityLimits, minStake: null } } : {}),
    },
  };
}

/** Returns the database step that follows from a look at an order. */
export function stepOfLook(
  known: OwnedCoupon,
  edit: EditCase,
  look: OrderLook,
  parts: EditParts,
): ReturnType<typeof stepBase> & (EditEntry | { readonly refusal: EditRefusal }) {
  const base = stepBase(edit, parts.clock.now());
  if (look.problem) return { ...base, refusal: look.problem };
  return 'assessment' in look
    ? { ...base, ...editEntryOf(known, edit, look, parts) }
    : { ...base, refusal: { code: 'NOT_EDITED' } };
}

/** Returns whether an event closed the book of a game of either coupon after the order had arrived (trust R29, R30). */
export function wasHit(
  { legs }: CouponRow,
  { bets }: EditOrder,
  [since, until]: readonly [number, number],
  book: Pick<Book, 'materialIncidents'>,
): boolean {
  const open = legs.filter(({ statusId }) => isPendingStatus(statusId)).map(({ gameId }) => gameId);
  const games = new Set([...open, ...bets.map(({ selectionId }) => gameOfSelection(selectionId))]);
  return [...games].some((gameId) => book.materialIncidents(gameId, since, until).length > 0);
}
