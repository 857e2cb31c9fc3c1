import { inBatches } from '../../database/batches.ts';
import { answerOf } from '../../database/function-answer.ts';
import type { Pool } from '../../database/pool.ts';
import type { OrderKind } from './order.ts';

/** The keys of money orders, whose answers the functions of the database store. */
export interface IntentsRepository {
  /** The stored answer under a key; null for a key that never arrived. */
  known<Outcome>(kind: OrderKind, userId: number, key: string, requestHash: string): Promise<Outcome | null>;
  /** The answer to a key; one that never arrived is sealed with a refusal. */
  seal<Outcome>(kind: OrderKind, userId: number, key: string, refusal: unknown, now: number): Promise<Outcome>;
  /** Deletes refusals that arrived before an instant of the server clock, epoch ms. */
  purge(before: number): Promise<void>;
}

/** Creates the repository of keys. */
export function createIntentsRepository(sql: Pool): IntentsRepository {
  return {
    known: (kind, userId, key, requestHash) =>
      answerOf(sql`select known_intent(${kind}, ${userId}, ${key}, ${Buffer.from(requestHash, 'hex')}) as answer`),
    seal: (kind, userId, key, refusal, now) =>
      answerOf(
        sql`select seal_intent(${kind}, ${userId}, ${key}, ${JSON.stringify(refusal)}::text::jsonb, ${now}) as answer`,
      ),
    async purge(before) {
      await inBatches(async (limit) => {
        const [row] = await sql<{ gone: number }[]>`select purge_refused_intents(${before}, ${limit}) as gone`;
        return row?.gone ?? 0;
      });
    },
  };
}
