import type { PostParts } from './mail.ts';
import type { Counters } from './modules/accounts/counters.ts';
import type { Admission } from './modules/admission/admission-service.ts';
import type { MessageService } from './modules/delivery/delivery-service.ts';
import type { Emails } from './modules/emails/emails-service.ts';
import { codePolicyFor, openIdentity } from './modules/identity/open-identity.ts';
import type { SignInChanges } from './modules/identity/sign-in-changes.ts';
import { openNetworks } from './modules/identity/social/open-social.ts';
import { createBonusChoices } from './modules/registration/bonus-choices.ts';
import { createBonusRepository } from './modules/registration/bonus-repository.ts';
import { createRegistrationRepository } from './modules/registration/registration-repository.ts';
import { createRegistration } from './modules/registration/registration-service.ts';

interface EntranceParts extends Omit<PostParts, 'report'> {
  readonly messages: MessageService;
  readonly emails: Emails;
  readonly signInChanges: SignInChanges;
  readonly counters: Counters;
  readonly admission: Admission;
  readonly onError: (error: unknown) => void;
}

/** Opens every sign-in method (passwords, codes, passkeys, networks) and the registration. */
export async function openEntrances({ options, database, onError, ...parts }: EntranceParts) {
  const { environment } = options;
  const { accounts, clock, config } = parts;
  const { sql } = database;
  const production = environment.nodeEnv === 'production';
  const codePolicy = options.codePolicy ?? codePolicyFor(production);
  const { codes, purgeFactors, ...signIn } = openIdentity({ ...parts, sql, codePolicy, environment });
  const { social, identityProvider } = await openNetworks({
    ...signIn,
    sql,
    production,
    config,
    accounts,
    clock,
    signInChanges: parts.signInChanges,
    report: onError,
  });
  const registration = createRegistration({
    repository: createRegistrationRepository(sql),
    bonuses: createBonusChoices({
      repository: createBonusRepository(sql),
      admission: parts.admission,
      clock,
      giftOf: (code) => config.giftOf(code),
    }),
    accounts,
    codes,
    config,
    clock,
    social: options.socialSignUps ?? social.signUps,
  });
  return {
    ...signIn,
    social,
    identityProvider,
    registration,
    purgeables: [signIn.identity, signIn.passkeys, social, { purge: purgeFactors }],
  };
}
