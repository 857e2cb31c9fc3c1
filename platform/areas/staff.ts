import type { Pool } from '../database/pool.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { Counters } from '../modules/accounts/counters.ts';
import { createPasswordPolicy } from '../modules/accounts/password-policy.ts';
import { createPasswords, type PasswordCost } from '../modules/accounts/passwords.ts';
import type { ConfigService } from '../modules/config/config-service.ts';
import { createStaffRepository } from '../modules/desk/staff/staff-repository.ts';
import { createStaffAccounts, type StaffAccounts } from '../modules/desk/staff/staff-service.ts';
import type { SecurityLog } from '../modules/records/security-log-service.ts';

interface StaffParts {
  readonly sql: Pool;
  readonly keys: KeyRing;
  readonly counters: Pick<Counters, 'forget' | 'take'>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly config: Pick<ConfigService, 'config'>;
  readonly passwordCost?: PasswordCost | undefined;
  readonly wallNow?: (() => number) | undefined;
}

/**
 * Opens the staff accounts of a database. Their passwords are hashed in a queue of their own, so that a flood of
 * players' sign-ins never keeps staff out; they are measured as players' are.
 */
export function openStaff({ sql, config, passwordCost, ...parts }: StaffParts): StaffAccounts {
  const brand = () => config.config().brand;
  return createStaffAccounts({
    ...parts,
    repository: createStaffRepository(sql),
    passwords: createPasswords(passwordCost),
    // The repository names players, and staff are none.
    weaknessOf: createPasswordPolicy(brand, { namesOf: async () => [] }).weaknessOf,
    brand,
  });
}
