import type { EditCode } from '#shared/domain/coupon/edit/edit-codes.ts';
import type { PlacementCode } from '#shared/domain/coupon/placement-codes.ts';
import type { Pool } from '../../../database/pool.ts';
import type { Gate, GateMoved } from '../../admission/admission-service.ts';
import type { CashOutEntry } from '../cash-out/cash-out-repository.ts';
import type { PlacementStep } from '../coupons-repository.ts';

/** Why nothing was edited: a code of the edit, or of the new coupon. */
export interface EditRefusal {
  readonly code: EditCode | PlacementCode;
  readonly selectionIds?: readonly number[];
  readonly data?: Readonly<Record<string, number | string>>;
}

/** What an edit posts: the end of the old coupon, and the placement of the new one. */
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
  /** Hex hash of the session that it is made in; left out for a decision. */
  readonly session?: string;
  readonly isDecision?: true;
  /** The gate that it is posted behind: the answer is `gate-moved` when that does not stand any more (decision 031). */
  readonly gate?: Gate;
}

/** What is done with an edit. */
export type EditStep = StepBase &
  (
    | EditEntry
    | { readonly refusal: EditRefusal }
    | { readonly decidesAt: number; readonly abandonAfterSeconds: number; readonly delayed: unknown }
  );

/** What became of it. */
export type EditOutcome =
  | { readonly status: 'edited'; readonly newId: number; readonly isReplay?: true }
  | { readonly status: 'refused'; readonly refusal: EditRefusal; readonly isReplay?: true }
  | { readonly status: 'pending'; readonly decidesAt: number; readonly isReplay?: true }
  | { readonly status: 'stale' }
  | { readonly status: 'mismatch' }
  | { readonly status: 'signed-out' };

export interface EditRepository {
  edit(step: EditStep): Promise<EditOutcome>;
  /** Answer that is kept under a key; null for one that never arrived. */
  known(userId: number, key: string, requestHash: string): Promise<EditOutcome | null>;
}

/** The repository as the database has it, where the gate of an edit may have moved. */
export type StoredEdits = Omit<EditRepository, 'edit'> & {
  edit(step: EditStep): Promise<EditOutcome | GateMoved>;
};

/** Edits in the database; money moves in its functions alone. */
export function createEditRepository(sql: Pool): StoredEdits {
  return {
    async edit(step) {
      const [row] = await sql<{ answer: EditOutcome | GateMoved }[]>`
        select edit_coupon(${JSON.stringify(step)}::text::jsonb) as answer`;
      if (!row) throw new Error('A database function answered nothing');
      return row.answer;
    },
    async known(userId, key, requestHash) {
      const [row] = await sql<{ answer: EditOutcome }[]>`
        select case when o.request_hash <> ${Buffer.from(requestHash, 'hex')}
          then '{"status": "mismatch"}'::jsonb else order_answer(o) end as answer
        from coupon_order o where o.user_id = ${userId} and o.kind = 'edit' and o.key = ${key}`;
      return row?.answer ?? null;
    },
  };
}
