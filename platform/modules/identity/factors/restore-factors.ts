import type { Pool } from '../../../database/pool.ts';
import type { SecureQuestions } from '../../accounts/accounts-service.ts';
import type { PasskeyBefore, PasskeysRepository } from '../passkeys/passkeys-repository.ts';
import type { SignInChanges } from '../sign-in-changes.ts';
import type { FactorsRepository, FactorsState } from './factors-repository.ts';

interface RestoreInput {
  readonly repository: Pick<FactorsRepository, 'restore'>;
  readonly passkeys: Pick<PasskeysRepository, 'restore'>;
  readonly questions: Pick<SecureQuestions, 'restore'>;
}

type StoredQuestion = Parameters<SecureQuestions['restore']>[1];

/**
 * Says how the factors of two-step sign-in are restored when their player takes a change back: as they were before it,
 * with the authenticator, the recovery codes, the passkey and the secure question.
 */
export function restoreFactors(changes: Pick<SignInChanges, 'restores'>, input: RestoreInput): void {
  const { repository, passkeys, questions } = input;
  const restore = (userId: number, before: unknown, sql: Pool) =>
    repository.restore(userId, before as FactorsState, sql);
  for (const part of ['two_step', 'totp', 'recovery_codes'] as const) changes.restores(part, restore);
  changes.restores('passkey', (userId, before, sql) => passkeys.restore(userId, before as PasskeyBefore, sql));
  changes.restores('secure_question', (userId, before, sql) =>
    questions.restore(userId, before as StoredQuestion | null, sql),
  );
}
