import type { SecureQuestionId } from '#shared/domain/security/secure-questions.ts';
import type { Pool } from '../../database/pool.ts';

/** The secure question of a player as it is stored. */
export interface StoredQuestion {
  readonly question: SecureQuestionId;
  /** '' for a question that the site offers. */
  readonly ownText: string;
  /** Hash of the folded answer. */
  readonly answerHash: string;
}

export interface SecureQuestionsRepository {
  find(userId: number): Promise<StoredQuestion | null>;
  /** @param now server clock, epoch ms */
  set(userId: number, question: StoredQuestion, now: number): Promise<void>;
  remove(userId: number): Promise<void>;
  /** Takes back a change: null removes the question. */
  restore(userId: number, before: StoredQuestion | null, now: number, within: Pool): Promise<void>;
}

async function set(
  userId: number,
  { question, ownText, answerHash }: StoredQuestion,
  now: number,
  within: Pool,
): Promise<void> {
  await within`
    insert into secure_question (user_id, question, own_text, answer_hash, set_at)
    values (${userId}, ${question}, ${ownText}, ${answerHash}, ${now})
    on conflict (user_id) do update set question = excluded.question, own_text = excluded.own_text,
      answer_hash = excluded.answer_hash, set_at = excluded.set_at`;
}

export function createSecureQuestionsRepository(sql: Pool): SecureQuestionsRepository {
  return {
    async find(userId) {
      const [row] = await sql<StoredQuestion[]>`
        select question, own_text as "ownText", answer_hash as "answerHash" from secure_question
        where user_id = ${userId}`;
      return row ?? null;
    },
    async set(userId, question, now) {
      await set(userId, question, now, sql);
    },
    async restore(userId, before, now, within) {
      if (before) await set(userId, before, now, within);
      else await within`delete from secure_question where user_id = ${userId}`;
    },
    async remove(userId) {
      await sql`delete from secure_question where user_id = ${userId}`;
    },
  };
}
