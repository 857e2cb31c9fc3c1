import type { EditCode } from '#shared/domain/coupon/edit/edit-codes.ts';
import type { PlacementCode } from '#shared/domain/coupon/placement-codes.ts';
import { answerOf } from '../../../database/function-answer.ts';
import type { Pool } from '../../../database/pool.ts';
import type { GateMoved } from '../../admission/admission-service.ts';
import type { CommonOutcome, DelayStep, OrderStep } from '../../orders/orders-service.ts';
import type { CashOutEntry } from '../cash-out/cash-out-repository.ts';
import type { PlacementStep } from '../coupons-repository.ts';

/** Reason why nothing was edited: a code of the edit, or of the new coupon. */
export interface EditRefusal {
  readonly code: EditCode | PlacementCode;
  readonly selectionIds?: readonly number[];
  readonly data?: Readonly<Record<string, number | string>>;
}

/** The postings of an edit: the end of the old coupon and the placement of the new one. */
export interface EditEntry {
  readonly cashOut: CashOutEntry;
  readonly placement: Extract<PlacementStep, { readonly coupon: unknown }>;
}

/** One write of an edit: post, delay or refuse it. */
export type EditStep = OrderStep & { readonly couponId: number } & (
    | EditEntry
    | { readonly refusal: EditRefusal }
    | DelayStep
  );

/** Result of an edit step; `stale` when the coupon has changed since it was priced. */
export type EditOutcome =
  | { readonly status: 'edited'; readonly newId: number; readonly couponId: number; readonly isReplay?: true }
  | { readonly status: 'stale' }
  | CommonOutcome<EditRefusal>;

export interface EditRepository {
  edit(step: EditStep): Promise<EditOutcome | GateMoved>;
}

/** Creates the repository of edits; only database functions move the money. */
export function createEditRepository(sql: Pool): EditRepository {
  return {
    edit: (step) =>
      answerOf(sql<{ answer: EditOutcome | GateMoved }[]>`
        select edit_coupon(${JSON.stringify(step)}::text::jsonb) as answer`),
  };
}
