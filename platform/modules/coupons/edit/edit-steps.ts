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

/** Who edits what. */
export interface EditInput {
  readonly userId: number;
  /** Hex hash of the session. */
  readonly session: string;
  readonly key: string;
  readonly couponId: number;
  readonly order: EditOrder;
  /** Who sends it, as the gate asks. */
  readonly visitor: Visitor;
}

/** What the decision of a delayed edit needs, as it is stored. */
export interface EditFacts {
  readonly couponId: number;
  readonly order: EditOrder;
  /** Of the order as it was sent: stored JSON has another order of names. */
  readonly requestHash: string;
}

/** One edit on its way. */
export interface EditCase extends EditFacts {
  readonly userId: number;
  readonly key: string;
}

/** The coupon that is edited, with its account. */
export interface OwnedCoupon {
  readonly row: CouponRow;
  readonly account: AccountIdentity;
}

/** What the book says of an order now. */
export type OrderLook = EditLook | { readonly problem: EditRefusal; readonly isLive: false };

/** Tells two edits with one key apart. */
export function hashOf({ couponId, order }: Pick<EditInput, 'couponId' | 'order'>): string {
  return createHash('sha256')
    .update(JSON.stringify(['edit', couponId, order]))
    .digest('hex');
}

/** The part of an order that its terms depend on. */
export function requestOf({ bets, stake, isBonusBet }: EditOrder): EditRequest {
  return { bets, stake, isBonusBet };
}

/** What the order is not, any more, of what was seen. */
function changedSince({ value, shape, bonusBetCoef, assessment }: EditLook, order: EditOrder): EditRefusal | null {
  const isOther = shape.typeId !== order.typeId || shape.systemValue !== order.systemValue;
  const isBonusGone = order.isBonusBet && assessment.coupon !== null && bonusBetCoef === null;
  if (isOther || isBonusGone) return { code: 'SHAPE_CHANGED' };
  return value < order.value ? { code: 'VALUE_CHANGED', data: { value } } : null;
}

/** Looks at an order: the player never gets less than what was seen. */
export function lookAtOrder({ row, account }: OwnedCoupon, order: EditOrder, parts: EditParts): OrderLook {
  const look = lookAtEdit(row, account, requestOf(order), parts);
  if ('reason' in look) return { problem: { code: look.reason }, isLive: false };
  return { ...look, problem: changedSince(look, order) ?? look.problem };
}

/** What every step of an edit has; its session comes beside it, where it is made in one. */
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
      // Another stake would be another edit, so that none is offered.
      ...(liabilityLimits ? { liabilityLimits: { ...liabilityLimits, minStake: null } } : {}),
    },
  };
}

/** What is posted of an order that was looked at. */
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

/** Something closed the book of a game of either coupon after the order had arrived (trust R29, R30). */
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
