/** Methods that protect an account, by the names of betting §3, user config. */
export interface ProtectionFacts {
  /** The player has chosen the password, and lately enough. */
  readonly is_changed_password: boolean;
  readonly enable_two_factor_auth: boolean;
  readonly enable_phone_binding: boolean;
  readonly enable_security_question: boolean;
  /** The player can sign in by a confirmed email. */
  readonly enable_email_auth: boolean;
}

/** Names of the methods, in the order in which the player is led to them. */
export const PROTECTION_METHODS = [
  'enable_email_auth',
  'enable_phone_binding',
  'enable_two_factor_auth',
  'enable_security_question',
  'is_changed_password',
] as const satisfies readonly (keyof ProtectionFacts)[];

export type ProtectionMethod = (typeof PROTECTION_METHODS)[number];

/** Bands of the protection level (betting §4). */
export const PROTECTION_STATUSES = ['none', 'bad', 'normal', 'good', 'full'] as const;
export type ProtectionStatus = (typeof PROTECTION_STATUSES)[number];

const FULL = 100;

/** Returns the protection level of an account, 0 to 100: each of the five methods is worth the same (O-03). */
export function protectionLevelOf(facts: ProtectionFacts): number {
  const active = PROTECTION_METHODS.filter((method) => facts[method]).length;
  return (active * FULL) / PROTECTION_METHODS.length;
}

/**
 * Returns the band of a protection level (betting §4): up to and including 30 bad, above 30 and below 70 normal, 70 to
 * below 100 good, 100 full, null none.
 */
export function protectionStatusOf(level: number | null): ProtectionStatus {
  if (level === null) return 'none';
  if (level <= 30) return 'bad';
  if (level < 70) return 'normal';
  return level < FULL ? 'good' : 'full';
}

/**
 * Returns the methods that lead from the present band to the next one, in the order in which they are proposed; none
 * when the account is protected fully.
 */
export function methodsToNextBand(facts: ProtectionFacts): ProtectionMethod[] {
  const now = protectionStatusOf(protectionLevelOf(facts));
  const reached: ProtectionMethod[] = [];
  for (const method of PROTECTION_METHODS) {
    if (facts[method]) continue;
    reached.push(method);
    const later = { ...facts, ...Object.fromEntries(reached.map((name) => [name, true])) };
    if (protectionStatusOf(protectionLevelOf(later)) !== now) return reached;
  }
  return reached;
}
