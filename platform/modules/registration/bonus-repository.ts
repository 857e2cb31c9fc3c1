import type { BonusChoice } from '#shared/domain/registration/bonus-choice.ts';
import { answerOf } from '../../database/function-answer.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import type { Gate, GateMoved } from '../admission/admission-service.ts';

/** A free bet of a registration, stored until it is given; the value in minor units. */
export interface StoredGift {
  readonly code: string;
  /** Registration code that gives it, and the number of players to whom it does. */
  readonly promo: string;
  readonly maxUses: number;
  readonly value: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly minCoef: number | null;
  readonly minLegs: number | null;
  /** Server clock, epoch ms. */
  readonly expiresAt: number;
}

export interface BonusRow {
  readonly choice: BonusChoice;
  readonly gift: StoredGift | null;
  readonly givenCode: string | null;
}

interface Chosen {
  readonly userId: number;
  readonly choice: BonusChoice;
  readonly gift: StoredGift | null;
  readonly now: number;
}

export interface BonusRepository {
  of(userId: number): Promise<BonusRow | null>;
  /** Number of players to whom a registration code has given its free bet. */
  usesOf(promo: string): Promise<number>;
  /** Stores a choice and gives what is due, in the given transaction if any. */
  choose(chosen: Chosen, tx?: Transaction): Promise<BonusRow>;
  /** Does the same behind the player's gate. */
  claim(chosen: Chosen, gate: Gate): Promise<{ readonly status: 'chosen'; readonly row: BonusRow } | GateMoved>;
}

/** Returns the stored choices; only the database's function gives gifts. */
export function createBonusRepository(sql: Pool): BonusRepository {
  return {
    async of(userId) {
      const [row] = await sql<BonusRow[]>`
        select choice, gift, given_code as "givenCode" from bonus_choice where user_id = ${userId}`;
      return row ?? null;
    },
    async usesOf(promo) {
      const [row] = await sql<{ gifts: number }[]>`select gifts from registration_code where code = ${promo}`;
      return row?.gifts ?? 0;
    },
    async choose(chosen, tx = sql as unknown as Transaction) {
      return answerOf(tx<{ answer: BonusRow }[]>`
        select choose_bonus(${JSON.stringify(chosen)}::text::jsonb) as answer`);
    },
    async claim(chosen, gate) {
      return answerOf(sql<{ answer: { status: 'chosen'; row: BonusRow } | GateMoved }[]>`
        select claim_bonus(${JSON.stringify(chosen)}::text::jsonb, ${JSON.stringify(gate)}::text::jsonb) as answer`);
    },
  };
}
