import type { Pool } from './database/pool.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { Counters } from './modules/accounts/counters.ts';
import { createPasswords, type PasswordCost } from './modules/accounts/passwords.ts';
import type { ConfigService } from './modules/config/config-service.ts';
import { createStaffRepository } from './modules/desk/staff/staff-repository.ts';
import { createStaffAccounts, type StaffAccounts } from './modules/desk/staff/staff-service.ts';
import type { SecurityLog } from './modules/records/security-log-service.ts';

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
 * players' sign-ins never keeps staff out.
 */
export function openStaff({ sql, config, passwordCost, ...parts }: StaffParts): StaffAccounts {
  return createStaffAccounts({
    ...parts,
    repository: createStaffRepository(sql),
    passwords: createPasswords(passwordCost),
    brand: () => config.config().brand,
  });
}
