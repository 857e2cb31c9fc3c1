import type { Pool } from '../../database/pool.ts';

/** A conversion to be booked. */
interface ConversionStep {
  readonly userId: number;
  readonly accountId: number;
  /** Names the intent; the same one is booked once. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly toDecimals: number;
  /** Units of `from` that make one of `to`, an exact decimal. */
  readonly rate: string;
  readonly at: number;
}

type ConversionOutcome =
  | { readonly status: 'unknown' | 'bets' }
  | {
      readonly status: 'done';
      readonly to_account: number;
      readonly from_amount: number;
      readonly to_amount: number;
      readonly rate: string;
    };

interface ConvertedAccount {
  readonly iso: string;
  readonly decimals: number;
}

export interface ConversionsRepository {
  /** An account of the player that is no bonus account, open or closed. */
  account(userId: number, accountId: number): Promise<ConvertedAccount | null>;
  /** What an amount in minor units becomes: exact, rounded once, halves up. */
  amountOf(
    from: { readonly amount: number; readonly decimals: number },
    decimals: number,
    rate: string,
  ): Promise<number>;
  convert(step: ConversionStep): Promise<ConversionOutcome>;
}

async function one<T>(rows: Promise<readonly T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('A database function answered nothing');
  return row;
}

/** Conversions of accounts in a database (migration 019). */
export function createConversionsRepository(sql: Pool): ConversionsRepository {
  return {
    async account(userId, accountId) {
      const [row] = await sql<ConvertedAccount[]>`
        select currency as iso, decimals from account
        where id = ${accountId} and user_id = ${userId} and is_own_account(type)`;
      return row ?? null;
    },
    async amountOf({ amount, decimals: fromDecimals }, decimals, rate) {
      const row = await one(
        sql<{ amount: number }[]>`
          select converted_amount(${amount}, ${fromDecimals}::smallint, ${decimals}::smallint, ${rate}) as amount`,
      );
      return row.amount;
    },
    async convert(step) {
      const row = await one(
        sql<{ answer: ConversionOutcome }[]>`
          select convert_account(${JSON.stringify(step)}::text::jsonb) as answer`,
      );
      return row.answer;
    },
  };
}
