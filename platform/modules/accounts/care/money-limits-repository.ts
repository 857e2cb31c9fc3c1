import { DAY_MS } from '#shared/domain/care/session-limit.ts';
import { CURRENCY_ISOS, currencyOf } from '#shared/domain/money/currencies.ts';
import type { Pool } from '../../../database/pool.ts';

/** A limit on money; amounts in minor units, instants of the server clock, epoch ms. */
export interface MoneyLimitRow {
  readonly limitType: number;
  readonly iso: string;
  /** null for no limit. */
  readonly amount: number | null;
  readonly since: number;
  /** What the limit leaves, below zero when it was set below what is spent; null without a limit. */
  readonly remaining: number | null;
  /** Amount of the looser limit that waits; null means no limit when `nextAt` is set. */
  readonly nextAmount: number | null;
  readonly askedAt: number | null;
  readonly nextAt: number | null;
}

/** A limit as it is written. */
export interface MoneyLimitRequest {
  readonly userId: number;
  readonly limitType: number;
  readonly iso: string;
  /** null for no limit. */
  readonly amount: number | null;
  readonly now: number;
  readonly coolingMs: number;
}

export interface MoneyLimitsRepository {
  /** Writes the rates by which amounts in other currencies count against limits. */
  prepare(): Promise<void>;
  read(userId: number, now: number): Promise<MoneyLimitRow[]>;
  set(requests: readonly MoneyLimitRequest[]): Promise<void>;
  /** From when the first waiting deposit limit can be confirmed, possibly past; null when none waits. */
  toApproveAt(userId: number, now: number): Promise<number | null>;
  /** Result of the player's answer to a waiting limit. */
  answer(userId: number, limitType: number, isConfirmed: boolean, now: number): Promise<'done' | 'early' | 'nothing'>;
}

/** Returns the limits on money of a database; its functions enforce them (migration 018). */
export function createMoneyLimitsRepository(sql: Pool): MoneyLimitsRepository {
  return {
    async prepare() {
      const scale = CURRENCY_ISOS.map((iso) => ({ currency: iso, amount: currencyOf(iso).initialAmount }));
      await sql`
        insert into currency_scale as s (currency, amount)
          select currency, amount
          from jsonb_to_recordset(${JSON.stringify(scale)}::text::jsonb) as r (currency char(3), amount bigint)
          order by currency
        on conflict (currency) do update set amount = excluded.amount where s.amount <> excluded.amount`;
    },
    read: (userId, now) => sql<MoneyLimitRow[]>`select * from money_limits_of(${userId}, ${now})`,
    async set(requests) {
      await sql.begin(async (tx) => {
        for (const { userId, limitType, iso, amount, now, coolingMs } of requests) {
          await tx`select set_money_limit(${userId}, ${limitType}::smallint, ${iso}, ${amount}, ${now}, ${coolingMs})`;
        }
      });
    },
    async toApproveAt(userId, now) {
      const [row] = await sql<{ at: number | null }[]>`
        select min(next_at) as at from money_limit
        where user_id = ${userId} and limit_type >= 20 and next_at > ${now - DAY_MS}`;
      return row?.at ?? null;
    },
    async answer(userId, limitType, isConfirmed, now) {
      const [row] = await sql<{ answer: 'done' | 'early' | 'nothing' }[]>`
        select answer_money_limit(${userId}, ${limitType}::smallint, ${isConfirmed}, ${now}) as answer`;
      return row?.answer ?? 'nothing';
    },
  };
}
