import type { SecureQuestion } from '#shared/contracts/security.ts';
import { foldAnswer } from '#shared/domain/security/secure-questions.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Counters } from './counters.ts';
import type { HashCaller } from './passwords.ts';
import type { SecureQuestionsRepository, StoredQuestion } from './secure-questions-repository.ts';

/** Secure questions (O-04): a forgotten password is replaced only with the answer, so that a mailbox alone does not. */
export interface SecureQuestions {
  /** Returns the question of a player; null for none. */
  of(userId: number): Promise<SecureQuestion | null>;
  /** Returns what is stored, with the hash of the answer; null for none. */
  stored(userId: number): Promise<StoredQuestion | null>;
  /**
   * Stores the question and the hash of the answer.
   *
   * @throws ApiError TOO_MANY_ATTEMPTS when too many hashes wait
   */
  set(userId: number, question: SecureQuestion, answer: string, caller: HashCaller): Promise<void>;
  remove(userId: number): Promise<void>;
  /** Takes back a change: null removes the question. */
  restore(userId: number, before: StoredQuestion | null, within: Pool): Promise<void>;
  /**
   * Checks the answer of a player who has a question.
   *
   * @param answer as it was typed; undefined for none
   * @param caller waits for a turn like a caller whose password is checked
   * @throws ApiError ANSWER_REQUIRED, ANSWER_WRONG, TOO_MANY_ATTEMPTS
   */
  check(userId: number, answer: string | undefined, caller: HashCaller): Promise<void>;
}

interface SecureQuestionsInput {
  readonly repository: SecureQuestionsRepository;
  readonly counters: Pick<Counters, 'forget' | 'take'>;
  readonly clock: ServerClock;
  readonly hash: (text: string, caller: HashCaller) => Promise<string>;
  readonly isRight: (text: string, encoded: string, caller: HashCaller) => Promise<boolean>;
}

/**
 * Wrong answers that are taken in an hour for one player: of all strangers together, from any address, and of the
 * devices that know the player. Who gets here controls the mailbox or the phone, and must not shut the owner out.
 */
const ANSWERS = { max: 5, windowMs: 3_600_000 } as const;

export function createSecureQuestions(input: SecureQuestionsInput): SecureQuestions {
  const { repository, counters, clock, hash, isRight } = input;
  return {
    async of(userId) {
      const found = await repository.find(userId);
      return found && { question: found.question, ownText: found.ownText };
    },
    stored: (userId) => repository.find(userId),
    async set(userId, { question, ownText }, answer, caller) {
      const answerHash = await hash(foldAnswer(answer), caller);
      await repository.set(userId, { question, ownText, answerHash }, clock.now());
    },
    remove: (userId) => repository.remove(userId),
    restore: (userId, before, sql) => repository.restore(userId, before, clock.now(), sql),
    async check(userId, answer, caller) {
      const found = await repository.find(userId);
      if (!found) return;
      if (answer === undefined) throw new ApiError('ANSWER_REQUIRED');
      const subject = `secure-answer:${userId}${caller.isKnown ? ':known-devices' : ''}`;
      const onTurn = async () => {
        const { isAllowed, retryAfter } = await counters.take(subject, ANSWERS);
        if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
      };
      if (!(await isRight(foldAnswer(answer), found.answerHash, { ...caller, onTurn })))
        throw new ApiError('ANSWER_WRONG');
      await counters.forget(subject);
    },
  };
}
