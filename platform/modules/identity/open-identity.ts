import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import { type BudgetPolicy, createBudget } from '../accounts/budget-service.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Messages } from '../delivery/delivery-service.ts';
import type { Letters } from '../letters/service.ts';
import { CODE_POLICY, type CodePolicy, type Codes, createCodes } from './codes.ts';
import { createCodesRepository } from './codes-repository.ts';
import { createSecurity, type SecurityService } from './security-service.ts';
import { createSendCode } from './send-code.ts';
import { createIdentity, type Identity } from './service.ts';

/** How codes live and how often they are sent. */
export interface IdentityPolicy extends CodePolicy {
  readonly budget: BudgetPolicy;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Elsewhere than in production many testers share an address. */
export function codePolicyFor(isProduction: boolean): IdentityPolicy {
  return {
    ...CODE_POLICY,
    budget: {
      withoutCaptcha: 2,
      perTargetAndAddress: { most: 5, windowMs: 10 * MINUTE },
      perTarget: { most: 40, windowMs: DAY },
      perAddress: { most: isProduction ? 30 : 1000, windowMs: 10 * MINUTE },
    },
  };
}

interface OpenIdentityInput {
  readonly sql: Pool;
  readonly accounts: Accounts;
  readonly letters: Letters;
  readonly messages: Messages;
  readonly clock: ServerClock;
  /** The same in every process. */
  readonly codeSecret: Uint8Array;
  readonly codePolicy: IdentityPolicy;
}

/** Ways in, codes, and what players change about how they sign in. */
export function openIdentity(input: OpenIdentityInput): {
  identity: Identity;
  security: SecurityService;
  codes: Codes;
} {
  const { accounts, letters, messages, clock, codePolicy: policy } = input;
  const codes = createCodes({
    repository: createCodesRepository(input.sql),
    secret: input.codeSecret,
    clock,
    policy,
    send: createSendCode({ repository: accounts.repository, letters, messages }),
    budget: createBudget('code', accounts.counts, policy.budget),
  });
  const linkBudget = createBudget('login-link', accounts.counts, policy.budget);
  return {
    identity: createIdentity({ accounts, letters, codes, linkBudget }),
    security: createSecurity({ accounts, codes }),
    codes,
  };
}
