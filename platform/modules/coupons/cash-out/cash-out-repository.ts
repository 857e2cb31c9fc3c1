import type { CashOutRule } from '#shared/contracts/cash-out-record.ts';
import type { CashOutCode } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import { answerOf } from '../../../database/function-answer.ts';
import type { Pool } from '../../../database/pool.ts';
import type { CommonOutcome, DelayStep, OrderStep } from '../../orders/orders-service.ts';

/** A cash-out as the database takes it, with the coupon's state for which it was priced. */
export interface CashOutEntry {
  readonly stake: number;
  readonly price: number;
  /** Stake cashed out before, and statuses of the legs in order: a coupon in another state makes the entry stale. */
  readonly cashedOutStake: number;
  readonly statuses: readonly number[];
  /** Largest payout of the remaining stake; null when nothing remains. */
  readonly maxPayout: number | null;
  readonly maxPayoutLimit: number | null;
}

export type CashOutRefusal = { readonly code: CashOutCode };

/** One write of a cash-out: post, delay or refuse it. */
export type CashOutStep = OrderStep & { readonly couponId: number } & (
    | { readonly cashOut: CashOutEntry }
    | { readonly refusal: CashOutRefusal }
    | DelayStep
  );

/** Result of a cash-out step; `stale` when the coupon has changed since it was priced. */
export type CashOutOutcome =
  | { readonly status: 'sold'; readonly number: number; readonly couponId: number; readonly isReplay?: true }
  | { readonly status: 'stale' }
  | CommonOutcome<CashOutRefusal>;

/** An auto cash-out rule with its coupon. */
export interface StoredRule extends CashOutRule {
  readonly couponId: number;
  /** Server instant at which the player set it, epoch ms. */
  readonly setAt: number;
}

export interface CashOutRepository {
  cashOut(step: CashOutStep): Promise<CashOutOutcome>;
  setRule(
    userId: number,
    couponId: number,
    rule: CashOutRule,
    now: number,
  ): Promise<'unknown' | 'settled' | 'stake' | 'set'>;
  removeRule(userId: number, couponId: number): Promise<'unknown' | 'was' | 'none'>;
  /** Rules of open coupons with higher numbers than `after`, in order. */
  rules(after: number, limit: number): Promise<StoredRule[]>;
  /** Cashes out by a rule, unless `term` is no longer the leader's: then the price is outdated. */
  fire(
    rule: StoredRule,
    by: { readonly userId: number; readonly now: number; readonly cashOut: CashOutEntry; readonly term: number },
  ): Promise<boolean>;
}

/** Creates the repository of cash-outs and their rules; only database functions move the money. */
export function createCashOutRepository(sql: Pool): CashOutRepository {
  return {
    cashOut: (step) =>
      answerOf(
        sql<{ answer: CashOutOutcome }[]>`select cash_out_coupon(${JSON.stringify(step)}::text::jsonb) as answer`,
      ),
    setRule: (userId, couponId, { target, stake }, now) =>
      answerOf(
        sql<{ answer: 'unknown' | 'settled' | 'stake' | 'set' }[]>`
          select set_cash_out_rule(${userId}, ${couponId}, ${target}, ${stake}, ${now}) as answer`,
      ),
    removeRule: (userId, couponId) =>
      answerOf(
        sql<{ answer: 'unknown' | 'was' | 'none' }[]>`
          select set_cash_out_rule(${userId}, ${couponId}, null, null, 0) as answer`,
      ),
    async rules(after, limit) {
      return [
        ...(await sql<StoredRule[]>`
          select coupon_id as "couponId", target, stake, created_at as "setAt" from cash_out_rule
          where coupon_id > ${after} order by coupon_id limit ${limit}`),
      ];
    },
    async fire({ couponId, target }, { userId, now, cashOut, term }) {
      const step = JSON.stringify({ couponId, target, userId, now, cashOut });
      const answer = await answerOf(
        sql<{ answer: { status: string } | null }[]>`
          select case when holds_term(${term}) then fire_cash_out_rule(${step}::text::jsonb) end as answer`,
      );
      return answer?.status === 'sold';
    },
  };
}
