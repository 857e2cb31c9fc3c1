import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { accountsModule } from '../modules/accounts/accounts-module.ts';
import { type Accounts, openAccounts } from '../modules/accounts/accounts-service.ts';
import { createAuthentication } from '../modules/accounts/authentication-service.ts';
import { registerCareRoutes } from '../modules/accounts/care/care-routes.ts';
import { ensureDemoPlayer } from '../modules/accounts/demo-account.ts';
import { playMoney } from '../modules/accounts/play-money.ts';
import { agreementsModule } from '../modules/agreements/agreements-module.ts';
import { createAgreementsRepository } from '../modules/agreements/agreements-repository.ts';
import { createCookieAgreementsRepository } from '../modules/agreements/cookie-agreements-repository.ts';
import { registerCookieAgreementRoutes } from '../modules/agreements/cookie-agreements-routes.ts';
import { addOutboxFigures } from '../modules/delivery/outbox-figures.ts';
import { emailsModule } from '../modules/emails/emails-module.ts';
import { friendsModule } from '../modules/friends/friends-module.ts';
import { createFriendsRepository } from '../modules/friends/friends-repository.ts';
import { createFriends } from '../modules/friends/friends-service.ts';
import { confirmedOf } from '../modules/identity/asker.ts';
import { identityModule } from '../modules/identity/identity-module.ts';
import { registerSignInChangeRoutes } from '../modules/identity/sign-in-changes-routes.ts';
import { registerSocialRoutes } from '../modules/identity/social/social-routes.ts';
import { identityProviderModule } from '../modules/identity-provider/identity-provider-module.ts';
import { officeModule } from '../modules/office/office-module.ts';
import { createOfficeSettingsRepository } from '../modules/office/office-settings-repository.ts';
import { registerOfficeSettingRoutes } from '../modules/office/office-settings-routes.ts';
import {
  createOfficeSettings,
  type OfficeSettings,
  sessionSettings,
} from '../modules/office/office-settings-service.ts';
import { createProfileRepository } from '../modules/office/profile-repository.ts';
import { registerProfileRoutes } from '../modules/office/profile-routes.ts';
import { createPlayerProfiles } from '../modules/office/profile-service.ts';
import { registerUserConfigRoutes } from '../modules/office/user-config-routes.ts';
import { createUserConfigs } from '../modules/office/user-config-service.ts';
import { registerPersonalDataRoutes } from '../modules/records/personal-data-routes.ts';
import { createPersonalData } from '../modules/records/personal-data-service.ts';
import { createRetentionRepository } from '../modules/records/retention-repository.ts';
import { registrationModule } from '../modules/registration/registration-module.ts';
import type { Area, Base, ServicesOf } from './area.ts';
import { openEntrances } from './entrances.ts';
import { openMail } from './mail.ts';
import type { openMoney } from './money.ts';
import type { openWorld } from './world.ts';

interface Held {
  readonly accounts: Accounts;
}

interface Settings {
  readonly officeSettings: OfficeSettings;
}

type PeopleParts = Base & ServicesOf<typeof openWorld> & ServicesOf<typeof openMoney>;

function openPlayers({ options, isProduction, config, officeSettings, ...parts }: PeopleParts & Settings) {
  return openAccounts({
    ...options,
    ...parts,
    playMoney: isProduction ? null : playMoney,
    banLevel: (userId) => config.banLevel(userId),
    settingsOf: (userId) => sessionSettings(officeSettings, userId),
    successorOf: (iso) => config.successorOf(iso),
    autoLogoff: () => config.config(),
    limitCoolingHours: () => config.limitCoolingHours(),
    currencies: () => config.config().currencies,
    brand: () => config.config().brand,
  });
}

const openFriends = ({
  database,
  config,
  clock,
  accounts,
}: Pick<PeopleParts, 'clock' | 'config' | 'database'> & Held) =>
  createFriends({
    repository: createFriendsRepository(database.sql),
    ...{ accounts, clock },
    terms: config.friends,
    isOffered: () => isRouteOn(config.config(), ROUTE_FLAGS.bringFriend),
    banLevel: config.banLevel,
  });

/** Opens players' accounts, what writes to them, every sign-in, the registration, and their rights over their data. */
export async function openPeople(parts: PeopleParts) {
  const { database, config, clock, ledger, counters, isProduction, onClose } = parts;
  const { sql } = database;
  const officeSettings = createOfficeSettings({
    repository: createOfficeSettingsRepository(sql),
    clock,
    onChange: (userId) => database.announcements.publish('player', { userId, about: 'settings' }),
  });
  const accounts = await openPlayers({ ...parts, officeSettings });
  onClose(() => accounts.close());
  if (!isProduction) await ensureDemoPlayer({ accounts, ledger, clock });
  const mail = await openMail({ ...parts, accounts, officeSettings });
  const { messages, emails, signInChanges } = mail;
  onClose(() => messages.close());
  const friends = openFriends({ ...parts, accounts });
  const { purgeables, ...entrances } = await openEntrances({ ...parts, ...mail, accounts, friends, officeSettings });
  const { identity, identityProvider, passkeys, registration, security, social } = entrances;
  const authentication = createAuthentication(accounts, clock);
  const agreements = createAgreementsRepository(sql);
  const cookieAgreements = createCookieAgreementsRepository(sql);
  const brand = () => config.config().brand;
  const personalData = createPersonalData({
    ...parts,
    ...{ accounts, messages, brand },
    repository: createRetentionRepository(sql),
  });
  const repository = createProfileRepository(sql);
  const profiles = createPlayerProfiles({ repository, config, clock, securityLog: parts.securityLog });
  const userConfigs = createUserConfigs({
    ...{ profiles: repository, settings: officeSettings },
    ...{ security, registration, ledger, config },
  });
  const owned = { agreements, cookieAgreements, officeSettings, personalData };
  const services = { accounts, authentication, profiles, ...owned, ...mail, ...entrances };
  return {
    services,
    purges: [accounts, emails, messages, signInChanges, ...purgeables, personalData],
    starts: [messages],
    figures(metrics) {
      metrics.gauge('fairline_password_hashes', 'Password hashes that are computed or wait for their turn', () =>
        accounts.hashesInProgress(),
      );
      addOutboxFigures(metrics, { messages, clock });
    },
    async routes({ app, register, visitors, visitorOf, socialCookies: cookies }) {
      const { sessions, care } = accounts;
      const hasPlayMoney = !isProduction;
      accountsModule(app, { register, accounts, authentication, visitors, visitorOf, clock, hasPlayMoney });
      registerCareRoutes(app, { register, authentication, sessions, care, clock, autoLogoff: () => config.config() });
      identityModule(app, { register, identity, security, passkeys, authentication, visitors });
      agreementsModule(app, { register, authentication, agreements, config, clock });
      registerCookieAgreementRoutes(app, { register, repository: cookieAgreements, clock });
      officeModule(app, { register, config, accounts, authentication, registration });
      registerOfficeSettingRoutes(app, { register, settings: officeSettings, config, accounts, registration });
      registerProfileRoutes(app, { register, profiles });
      registerUserConfigRoutes(app, { register, authentication, userConfigs });
      friendsModule(app, { register, friends });
      emailsModule(app, { register, emails });
      registerSignInChangeRoutes(app, { ...services, register, visitors });
      registerPersonalDataRoutes(app, {
        ...{ register, personalData, authentication },
        prove: (request, session, body) => security.confirm(session, confirmedOf(visitors, request, body)),
      });
      registrationModule(app, { register, registration, visitors, visitorOf });
      const steps = { social, identity, cookies, authentication, visitors, config, clock, counters };
      await registerSocialRoutes(app, { register, ...steps });
      await identityProviderModule(app, identityProvider);
    },
  } satisfies Area<object>;
}
