import type { Environment } from '#shared/domain/environment.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { LastingSecrets } from '../../keys/lasting-secrets-store.ts';
import type { Accounts, Counters } from '../accounts/accounts-service.ts';
import { type BudgetPolicy, createBudget, messageBudgetFor } from '../accounts/budget-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { MessageService } from '../delivery/delivery-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import { CODE_POLICY, type CodePolicy, type Codes, createCodes } from './codes.ts';
import { createCodesRepository } from './codes-repository.ts';
import { createCheckFactor } from './factors/check-factor.ts';
import { createFactorSettings } from './factors/factor-settings.ts';
import { createFactorsRepository } from './factors/factors-repository.ts';
import { createGuesserOf } from './factors/guesser.ts';
import { restoreFactors } from './factors/restore-factors.ts';
import { createSecondSteps } from './factors/second-steps.ts';
import { createIdentity, type Identity } from './identity-service.ts';
import { createPasskeyProofs, type PasskeyProofs } from './passkeys/passkey-proofs.ts';
import { createPasskeysRepository, type PasskeysRepository } from './passkeys/passkeys-repository.ts';
import { createPasskeys, type Passkeys } from './passkeys/passkeys-service.ts';
import { createFindParty } from './passkeys/relying-party.ts';
import { createPasswordChanges, type PasswordChanges } from './password-changes.ts';
import { createSecondProof } from './second-proof.ts';
import { createSecurity, type SecurityService } from './security-service.ts';
import { createPrepareCode } from './send-code.ts';
import type { SignInChanges } from './sign-in-changes.ts';
import { createSocialRepository } from './social/social-repository.ts';
import { createTellChange } from './tell-change.ts';

/** Lifetimes of codes and limits on sending them. */
export interface IdentityPolicy extends CodePolicy {
  readonly budget: BudgetPolicy;
}

/** Returns the policy of codes. */
export function codePolicyFor(isProduction: boolean): IdentityPolicy {
  return {
    ...CODE_POLICY,
    budget: messageBudgetFor(isProduction),
  };
}

interface OpenIdentityInput {
  readonly sql: Pool;
  readonly accounts: Accounts;
  readonly emails: Emails;
  readonly messages: MessageService;
  readonly signInChanges: SignInChanges;
  readonly clock: ServerClock;
  readonly keys: KeyRing;
  readonly counters: Counters;
  readonly lastingSecrets: LastingSecrets;
  readonly codePolicy: IdentityPolicy;
  readonly environment: Environment;
  readonly config: Pick<ConfigService, 'config'>;
  readonly securityLog: SecurityLog;
}

interface OpenedIdentity {
  readonly identity: Identity;
  readonly security: SecurityService;
  readonly passkeys: Passkeys;
  readonly passwordChanges: PasswordChanges;
  readonly codes: Codes;
  /** Deletes second steps and set-ups that are over. */
  readonly purgeFactors: () => Promise<void>;
}

interface OpenFactorsInput extends OpenIdentityInput {
  readonly codes: Codes;
  readonly proofs: PasskeyProofs;
  readonly passkeyRows: PasskeysRepository;
  readonly brand: () => string;
}

/** Opens second factors: the steps of sign-ins, the proof of changes, and the player's settings. */
function openFactors(input: OpenFactorsInput) {
  const { sql, accounts, clock, codes, proofs: passkeys, keys, counters, brand } = input;
  const repository = createFactorsRepository(sql);
  const { questions } = accounts;
  restoreFactors(input.signInChanges, { repository, passkeys: input.passkeyRows, questions });
  const tell = createTellChange(input);
  const check = createCheckFactor({
    ...{ repository, keys, codes, passkeys, counters, clock },
    guesserOf: createGuesserOf(accounts),
  });
  const proof = createSecondProof({ accounts, repository, check, codes, passkeys, clock, tell });
  input.signInChanges.provesOwner(proof);
  return {
    repository,
    proof,
    secondSteps: createSecondSteps({ repository, check, codes, passkeys, clock, accounts, tell }),
    factors: createFactorSettings({
      ...{ repository, accounts, keys, counters, clock, tell, brand },
      confirm: proof.confirm,
    }),
  };
}

/** Opens sign-in methods, codes and the players' security settings. */
export function openIdentity(input: OpenIdentityInput): OpenedIdentity {
  const { accounts, emails, messages, clock, securityLog, codePolicy: policy } = input;
  const codeBudget = createBudget('code', accounts.counts, policy.budget);
  const codes = createCodes({
    repository: createCodesRepository(input.sql),
    keys: input.keys,
    clock,
    policy,
    securityLog,
    prepare: createPrepareCode({ repository: accounts.repository, emails }),
    together: messages.together,
    budget: codeBudget,
  });
  const repository = createPasskeysRepository(input.sql);
  const findParty = createFindParty(input.environment);
  const brand = () => input.config.config().brand;
  const linkBudget = createBudget('login-link', accounts.counts, policy.budget);
  const proofs = createPasskeyProofs({ repository, findParty, clock });
  const factorParts = openFactors({ ...input, codes, proofs, passkeyRows: repository, brand });
  const { secondSteps, proof, factors } = factorParts;
  const { confirm } = proof;
  const networks = createSocialRepository(input.sql);
  return {
    identity: createIdentity({ accounts, emails, codes, secondSteps, linkBudget, codeBudget }),
    security: createSecurity({
      ...{ ...input, codes, passkeys: repository, proof, factors },
      repository: factorParts.repository,
      questions: accounts.questions,
    }),
    passwordChanges: createPasswordChanges({ ...input, passkeys: repository, networks, confirm }),
    passkeys: createPasskeys({
      ...{ repository, accounts, messages, clock, findParty, confirm, factors, brand },
      secret: input.lastingSecrets.passkeyUser,
    }),
    codes,
    purgeFactors: () => factorParts.repository.purge(clock.now()),
  };
}
