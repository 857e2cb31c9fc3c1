import type { AdjustableClock } from './clock/clock.ts';
import type { Database } from './database/database.ts';
import type { DatabaseReporter } from './database/embedded/embedded-database.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { LastingSecrets } from './keys/lasting-secrets-store.ts';
import type { Accounts } from './modules/accounts/accounts-service.ts';
import type { ConfigService } from './modules/config/config-service.ts';
import { openDelivery } from './modules/delivery/carriers/open-delivery.ts';
import { createMessages } from './modules/delivery/delivery-service.ts';
import { createEmailsRepository } from './modules/emails/emails-repository.ts';
import { createEmails } from './modules/emails/emails-service.ts';
import { createLoginLinks } from './modules/emails/login-link.ts';
import { createSignInChanges } from './modules/identity/sign-in-changes.ts';
import { createSignInChangesRepository } from './modules/identity/sign-in-changes-repository.ts';
import { createTellGuesses } from './modules/identity/tell-guesses.ts';
import type { SecurityLog } from './modules/records/security-log-service.ts';
import type { ServiceOptions } from './services.ts';

/** What mail and entrances are opened from. */
export interface PostParts {
  readonly options: ServiceOptions;
  readonly database: Database;
  readonly keys: KeyRing;
  readonly lastingSecrets: LastingSecrets;
  readonly clock: AdjustableClock;
  readonly config: ConfigService;
  readonly accounts: Accounts;
  readonly securityLog: SecurityLog;
  readonly report: DatabaseReporter;
}

/** Opens what sends emails and text messages to players. */
export async function openMail({ options, database, keys, clock, config, accounts, securityLog, report }: PostParts) {
  const { environment, outboxPolicy } = options;
  const brand = () => config.config().brand;
  const messages = createMessages({
    sql: database.sql,
    keys,
    delivery: options.delivery ?? (await openDelivery(environment, brand)),
    isProduction: environment.nodeEnv === 'production',
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
    clock,
  });
  accounts.onGuessed(createTellGuesses({ messages, securityLog }));
  return { messages, emails, signInChanges };
}
