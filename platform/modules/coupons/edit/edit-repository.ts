import type { EditCode } from '#shared/domain/coupon/edit/edit-codes.ts';
import type { PlacementCode } from '#shared/domain/coupon/placement-codes.ts';
import { answerOf } from '../../../database/function-answer.ts';
import type { Pool } from '../../../database/pool.ts';
import type { Gate, GateMoved } from '../../admission/admission-service.ts';
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

interface StepBase {
  readonly userId: number;
  readonly couponId: number;
  readonly key: string;
  readonly requestHash: string;
  readonly now: number;
  /** Hex hash of the session that sends the order; left out for a decision. */
  readonly session?: string;
  readonly isDecision?: true;
  /** The gate behind which the edit is posted; the answer is `gate-moved` when it has changed (decision 031). */
  readonly gate?: Gate;
}

/** One write of an edit: post, delay or refuse it. */
export type EditStep = StepBase &
  (
    | EditEntry
    | { readonly refusal: EditRefusal }
    | { readonly decidesAt: number; readonly abandonAfterSeconds: number; readonly delayed: unknown }
  );

/** Result of an edit step. */
export type EditOutcome =
  | { readonly status: 'edited'; readonly newId: number; readonly isReplay?: true }
  | { readonly status: 'refused'; readonly refusal: EditRefusal; readonly isReplay?: true }
  | { readonly status: 'pending'; readonly decidesAt: number; readonly isReplay?: true }
  | { readonly status: 'stale' }
  | { readonly status: 'mismatch' }
  | { readonly status: 'signed-out' };

export interface EditRepository {
  edit(step: EditStep): Promise<EditOutcome>;
  /** The stored answer under a key; null for a key that never arrived. */
  known(userId: number, key: string, requestHash: string): Promise<EditOutcome | null>;
}

/** The repository as the database provides it, whose edits may answer that their gate has changed. */
export type StoredEdits = Omit<EditRepository, 'edit'> & {
  edit(step: EditStep): Promise<EditOutcome | GateMoved>;
};

/** Creates the repository of edits; only database functions move the money. */
export function createEditRepository(sql: Pool): StoredEdits {
  return {
    edit: (step) =>
      answerOf(sql<{ answer: EditOutcome | GateMoved }[]>`
        select edit_coupon(${JSON.stringify(step)}::text::jsonb) as answer`),
    async known(userId, key, requestHash) {
      const [row] = await sql<{ answer: EditOutcome }[]>`
        select case when o.request_hash <> ${Buffer.from(requestHash, 'hex')}
          then '{"status": "mismatch"}'::jsonb else order_answer(o) end as answer
        from coupon_order o where o.user_id = ${userId} and o.kind = 'edit' and o.key = ${key}`;
      return row?.answer ?? null;
    },
  };
}
