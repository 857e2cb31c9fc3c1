import type { Asker } from './identity-service.ts';
import type { SignInChanges } from './sign-in-changes.ts';

/** Changes of how a player signs in that are recorded and reported to the player. */
export type FactorChangeKind =
  | 'network_joined'
  | 'network_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'phone_added'
  | 'phone_changed'
  | 'recovery_code_used'
  | 'recovery_codes_made'
  | 'secure_question_changed'
  | 'totp_added'
  | 'totp_removed'
  | 'two_step_off'
  | 'two_step_on';

/** A part of the sign-in that a change has replaced, and what it was before, as JSON can carry it. */
export interface PartBefore {
  readonly part: 'network' | 'passkey' | 'phone' | 'recovery_codes' | 'secure_question' | 'totp' | 'two_step';
  readonly before: unknown;
}

/** Records a change and tells the player; the asker is the caller whose request made it. */
export type TellChange = (userId: number, kind: FactorChangeKind, asker: Asker, undo?: PartBefore) => Promise<void>;

interface TellChangeInput {
  readonly signInChanges: Pick<SignInChanges, 'tell'>;
}

/** Returns the function that records a change and tells the player; one call of sign-in changes does both. */
export function createTellChange({ signInChanges }: TellChangeInput): TellChange {
  return async (userId, kind, { origin }, undo) => {
    const { address, agent: userAgent, country } = origin;
    await signInChanges.tell({ userId, kind, address, userAgent, country, ...(undo ? { undo } : {}) });
  };
}
