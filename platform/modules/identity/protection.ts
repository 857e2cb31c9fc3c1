import type { Security } from '#shared/contracts/security.ts';
import { protectionLevelOf } from '#shared/domain/security/protection-level.ts';
import type { StoredFactors } from './factors/factors-repository.ts';

type Protection = Pick<Security, 'is_active_secure_question' | 'protection_level' | 'protection_methods'>;

/** Returns the protection of an account by the names of betting §3, user config (O-03). */
export function protectionOf(facts: StoredFactors, hasQuestion: boolean): Protection {
  const methods = {
    is_changed_password: facts.isPasswordChosen,
    enable_two_factor_auth: facts.twoStep && !facts.isFromEmailTime,
    enable_phone_binding: facts.phone !== null,
    enable_security_question: hasQuestion,
    enable_email_auth: facts.email !== null,
  };
  return {
    protection_level: protectionLevelOf(methods),
    protection_methods: methods,
    is_active_secure_question: hasQuestion,
  };
}
