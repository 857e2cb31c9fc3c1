import type { AutoLogoffConfig } from '#shared/domain/care/care-rules.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Pool } from '../../../database/pool.ts';
import type { Admission } from '../../admission/admission-service.ts';
import type { SecurityLog } from '../../records/security-log-service.ts';
import type { AccountsRepository } from '../accounts-repository.ts';
import { createCareRepository } from './care-repository.ts';
import { type Care, createCare } from './care-service.ts';
import { createMoneyLimits } from './money-limits.ts';
import { createMoneyLimitsRepository } from './money-limits-repository.ts';

interface OpenCareInput {
  readonly sql: Pool;
  readonly clock: ServerClock;
  readonly admission: Admission;
  readonly accounts: Pick<AccountsRepository, 'accounts'>;
  readonly autoLogoff: () => AutoLogoffConfig;
  /** Cooling time of a looser limit, hours. */
  readonly limitCoolingHours: () => number;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** Opens the limits on play, on a database. */
export async function openCare(input: OpenCareInput): Promise<Care> {
  const { sql, clock, admission, accounts, autoLogoff, limitCoolingHours: coolingHours, securityLog } = input;
  const limits = createMoneyLimitsRepository(sql);
  await limits.prepare();
  const money = createMoneyLimits({
    repository: limits,
    clock,
    coolingHours,
    mainCurrency: async (userId) =>
      (await accounts.accounts(userId)).find(({ type }) => type === ACCOUNT_TYPE.main)?.iso ?? '',
  });
  const repository = createCareRepository(sql);
  return createCare({ repository, money, admission, clock, autoLogoff, coolingHours, securityLog });
}
