import type { Accounts } from '../modules/accounts/accounts-service.ts';
import { openDelivery } from '../modules/delivery/carriers/open-delivery.ts';
import { createMessages } from '../modules/delivery/delivery-service.ts';
import { createEmailsRepository } from '../modules/emails/emails-repository.ts';
import { createEmails } from '../modules/emails/emails-service.ts';
import { createLoginLinks } from '../modules/emails/login-link.ts';
import { createSignInChanges } from '../modules/identity/sign-in-changes.ts';
import { createSignInChangesRepository } from '../modules/identity/sign-in-changes-repository.ts';
import { createTellGuesses } from '../modules/identity/tell-guesses.ts';
import type { OfficeSettings } from '../modules/office/office-settings-service.ts';
import type { Base, ServicesOf } from './area.ts';
import type { openWorld } from './world.ts';

type MailParts = Base &
  Pick<ServicesOf<typeof openWorld>, 'clock' | 'config' | 'securityLog'> & {
    readonly accounts: Accounts;
    readonly officeSettings: OfficeSettings;
  };

/** Opens what sends emails and text messages to players. */
export async function openMail(parts: MailParts) {
  const { options, database, keys, clock, config, accounts, officeSettings, securityLog, report, isProduction } = parts;
  const { environment, outboxPolicy } = options;
  const brand = () => config.config().brand;
  const messages = createMessages({
    sql: database.sql,
    keys,
    delivery: options.delivery ?? (await openDelivery(environment, brand)),
    isProduction,
    clock,
    report,
    outboxPolicy,
    site() {
      const { brand, mainOrigin } = config.config();
      return { brand, origin: mainOrigin ?? environment.siteOrigins[0] ?? '' };
    },
  });
  const changes = createSignInChangesRepository(database.sql);
  const signInChanges = createSignInChanges({ repository: changes, keys, accounts, messages, clock, securityLog });
  const emails = createEmails({
    repository: createEmailsRepository(database.sql),
    loginLinks: createLoginLinks(keys),
    keys,
    accounts,
    messages,
    settings: officeSettings,
    clock,
  });
  accounts.onGuessed(createTellGuesses({ messages, securityLog }));
  return { messages, emails, signInChanges };
}
