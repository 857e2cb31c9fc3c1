import type { Accounts } from '../modules/accounts/accounts-service.ts';
import type { Friends } from '../modules/friends/friends-service.ts';
import { codePolicyFor, openIdentity } from '../modules/identity/open-identity.ts';
import { openNetworks } from '../modules/identity/social/open-social.ts';
import type { OfficeSettings } from '../modules/office/office-settings-service.ts';
import { createBonusChoices } from '../modules/registration/bonus-choices.ts';
import { createBonusRepository } from '../modules/registration/bonus-repository.ts';
import { createRegistrationRepository } from '../modules/registration/registration-repository.ts';
import { createRegistration } from '../modules/registration/registration-service.ts';
import type { Base, ServicesOf } from './area.ts';
import type { openMail } from './mail.ts';
import type { openMoney } from './money.ts';
import type { openWorld } from './world.ts';

type EntranceParts = Base &
  Pick<ServicesOf<typeof openWorld>, 'clock' | 'config' | 'counters' | 'securityLog'> &
  Pick<ServicesOf<typeof openMoney>, 'admission'> &
  Awaited<ReturnType<typeof openMail>> & {
    readonly accounts: Accounts;
    readonly friends: Friends;
    readonly officeSettings: OfficeSettings;
  };

/** Opens every sign-in method (passwords, codes, passkeys, networks) and the registration. */
export async function openEntrances({ options, database, isProduction, onError, ...parts }: EntranceParts) {
  const { environment } = options;
  const { accounts, clock, config } = parts;
  const { sql } = database;
  const codePolicy = options.codePolicy ?? codePolicyFor(isProduction);
  const { codes, purgeFactors, ...signIn } = openIdentity({ ...parts, sql, codePolicy, environment });
  const { social, identityProvider } = await openNetworks({
    ...signIn,
    sql,
    production: isProduction,
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
    settings: parts.officeSettings,
    friends: parts.friends,
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
