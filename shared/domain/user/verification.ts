/** Facts about the verification of a player, by the names of betting §3, user config. */
export interface VerificationFacts {
  /** 1 for a player whose identity is proved. */
  readonly internal_verification_status: number;
  /** Code of the group of the verification; '' for none. */
  readonly verification_status_group_code: string;
  /** 1 while a further document is asked for. */
  readonly requested_additional_document: number;
  /** 1 for a player who is not verified. */
  readonly verification_status: number;
  /** 1 while the player's papers are looked at. */
  readonly user_status_id: number;
}

/** Group code of a successful verification. The specification does not show its value. */
export const VERIFIED_GROUP = 'verification_success';

const YES = 1;

/** Tells whether a player is verified and nothing more is asked for (betting §4). */
export function isVerified(facts: Omit<VerificationFacts, 'user_status_id' | 'verification_status'>): boolean {
  const isProved =
    facts.internal_verification_status === YES || facts.verification_status_group_code === VERIFIED_GROUP;
  return isProved && facts.requested_additional_document !== YES;
}

/** Tells whether the back end says that a player is not verified (betting §4). */
export function isNotVerified({ verification_status }: Pick<VerificationFacts, 'verification_status'>): boolean {
  return verification_status === YES;
}

/** Tells whether the verification of a player is under way (betting §4). */
export function isVerificationPending({ user_status_id }: Pick<VerificationFacts, 'user_status_id'>): boolean {
  return user_status_id === YES;
}
