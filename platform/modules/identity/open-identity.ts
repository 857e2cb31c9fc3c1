import type { Environment } from '#shared/domain/environment.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import type { Accounts } from '../accounts/accounts-service.ts';
import { type BudgetPolicy, createBudget } from '../accounts/budget-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { MessageService } from '../delivery/delivery-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import { CODE_POLICY, type CodePolicy, type Codes, createCodes } from './codes.ts';
import { createCodesRepository } from './codes-repository.ts';
import { createIdentity, type Identity } from './identity-service.ts';
import { createPasskeysRepository } from './passkeys/passkeys-repository.ts';
import { createPasskeys, type Passkeys } from './passkeys/passkeys-service.ts';
import { createFindParty } from './passkeys/relying-party.ts';
import { createSecurity, type SecurityService } from './security-service.ts';
import { createPrepareCode } from './send-code.ts';

/** Lifetimes of codes and limits on sending them. */
export interface IdentityPolicy extends CodePolicy {
  readonly budget: BudgetPolicy;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns the policy; outside production many testers share an address, so its limits are wider. */
export function codePolicyFor(isProduction: boolean): IdentityPolicy {
  return {
    ...CODE_POLICY,
    budget: {
      withoutCaptcha: 2,
      perTargetAndAddress: { max: 5, windowMs: 10 * MINUTE },
      perTarget: { max: 40, windowMs: DAY },
      perAddress: { max: isProduction ? 30 : 1000, windowMs: 10 * MINUTE },
    },
  };
}

interface OpenIdentityInput {
  readonly sql: Pool;
  readonly accounts: Accounts;
  readonly emails: Emails;
  readonly messages: MessageService;
  readonly clock: ServerClock;
  /** Hashes codes; the same in every process. */
  readonly codeSecret: Uint8Array;
  readonly codePolicy: IdentityPolicy;
  readonly environment: Environment;
  readonly config: Pick<ConfigService, 'config'>;
}

interface OpenedIdentity {
  readonly identity: Identity;
  readonly security: SecurityService;
  readonly passkeys: Passkeys;
  readonly codes: Codes;
}

/** Opens sign-in methods, codes and the players' security settings. */
export function openIdentity(input: OpenIdentityInput): OpenedIdentity {
  const { accounts, emails, messages, clock, codePolicy: policy } = input;
  const codes = createCodes({
    repository: createCodesRepository(input.sql),
    secret: input.codeSecret,
    clock,
    policy,
    prepare: createPrepareCode({ repository: accounts.repository, emails }),
    together: messages.together,
    budget: createBudget('code', accounts.counts, policy.budget),
  });
  const repository = createPasskeysRepository(input.sql);
  const findParty = createFindParty(input.environment);
  const brand = () => input.config.config().brand;
  const linkBudget = createBudget('login-link', accounts.counts, policy.budget);
  return {
    identity: createIdentity({ accounts, emails, codes, linkBudget }),
    security: createSecurity({ accounts, codes, passkeys: repository }),
    passkeys: createPasskeys({ repository, accounts, messages, clock, findParty, secret: input.codeSecret, brand }),
    codes,
  };
}
