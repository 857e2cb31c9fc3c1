import { randomBytes } from 'node:crypto';
import { openBetting } from './betting.ts';
import type { AdjustableClock } from './clock/clock.ts';
import { type Database, openDatabase } from './database/database.ts';
import type { DatabaseReporter } from './database/embedded/embedded-database.ts';
import { type Accounts, openAccounts } from './modules/accounts/accounts-service.ts';
import { type Authentication, createAuthentication } from './modules/accounts/authentication-service.ts';
import { ensureDemoPlayer } from './modules/accounts/demo-account.ts';
import type { PasswordCost } from './modules/accounts/passwords.ts';
import { playMoney } from './modules/accounts/play-money.ts';
import type { SessionPolicy } from './modules/accounts/sessions.ts';
import type { ThrottlePolicy } from './modules/accounts/sign-in-throttle.ts';
import { type Admission, openAdmission } from './modules/admission/admission-service.ts';
import { type AgreementsRepository, createAgreementsRepository } from './modules/agreements/agreements-repository.ts';
import {
  type CookieAgreementsRepository,
  createCookieAgreementsRepository,
} from './modules/agreements/cookie-agreements-repository.ts';
import { createAnalyticsRepository } from './modules/analytics/analytics-repository.ts';
import { type Analytics, createAnalytics } from './modules/analytics/analytics-service.ts';
import type { BookWatch, WatchSettings } from './modules/book-watch/book-watch-service.ts';
import { type ShownBook, showAllowed } from './modules/catalogue/shown-book.ts';
import type { ConfigService } from './modules/config/config-service.ts';
import type { Coupons } from './modules/coupons/coupons-service.ts';
import type { Carriers } from './modules/delivery/carrier.ts';
import { openDelivery } from './modules/delivery/carriers/open-delivery.ts';
import { createMessages, type MessageService } from './modules/delivery/delivery-service.ts';
import type { OutboxPolicy } from './modules/delivery/outbox-runner.ts';
import { createEmailsRepository } from './modules/emails/emails-repository.ts';
import { createEmails, type Emails } from './modules/emails/emails-service.ts';
import { createLoginLinks } from './modules/emails/login-link.ts';
import type { HouseCoupons } from './modules/house-coupons/house-coupons-service.ts';
import type { Identity } from './modules/identity/identity-service.ts';
import { codePolicyFor, type IdentityPolicy, openIdentity } from './modules/identity/open-identity.ts';
import type { Passkeys } from './modules/identity/passkeys/passkeys-service.ts';
import type { SecurityService } from './modules/identity/security-service.ts';
import { openNetworks } from './modules/identity/social/open-social.ts';
import type { Social } from './modules/identity/social/social-service.ts';
import type { SocialSignUps } from './modules/identity/social-sign-ups.ts';
import type { IdentityProvider } from './modules/identity-provider/identity-provider-service.ts';
import { createLandingsRepository } from './modules/landings/landings-repository.ts';
import { createLandings, type Landings } from './modules/landings/landings-service.ts';
import { createLedger, type Ledger } from './modules/ledger/ledger-service.ts';
import { createNotices, type NoticeService } from './modules/notices/notices-service.ts';
import { createBonusChoices } from './modules/registration/bonus-choices.ts';
import { createBonusRepository } from './modules/registration/bonus-repository.ts';
import { createRegistrationRepository } from './modules/registration/registration-repository.ts';
import { createRegistration, type RegistrationService } from './modules/registration/registration-service.ts';
import { createSupportBackOffice } from './modules/support/staff-repository.ts';
import { createSupportRepository } from './modules/support/support-repository.ts';
import { createSupport, type Support, type SupportPolicy } from './modules/support/support-service.ts';
import { startPurging } from './purging.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

/** What may be decided differently from the environment, by tests above all. */
export interface ServiceOptions extends WorldOptions {
  /** Opened by the caller, who closes it; else the environment's. */
  readonly database?: Database;
  readonly passwordCost?: PasswordCost;
  readonly sessionPolicy?: SessionPolicy;
  readonly throttlePolicy?: ThrottlePolicy;
  readonly codePolicy?: IdentityPolicy;
  /** Carries emails and text messages on, in place of the services that the environment names. */
  readonly delivery?: Carriers;
  readonly outboxPolicy?: OutboxPolicy;
  readonly supportPolicy?: SupportPolicy;
  /** People who come from social networks; without it nobody opens an account by one. */
  readonly socialSignUps?: SocialSignUps;
  /** From where on the book stops a market by itself; decision 029 says why. */
  readonly watchSettings?: WatchSettings;
  /** Seconds of server clock for which live coupons of every sport are held. */
  readonly delaySeconds?: number;
}

/** Everything the platform consists of but its HTTP side. */
export interface Services extends Omit<World, 'purge'> {
  readonly database: Database;
  /** The part of it that visitors are shown. */
  readonly shown: ShownBook;
  readonly bookWatch: BookWatch;
  readonly ledger: Ledger;
  /** The gate before everything that puts money at risk. */
  readonly admission: Admission;
  readonly accounts: Accounts;
  readonly authentication: Authentication;
  readonly coupons: Coupons;
  readonly houseCoupons: HouseCoupons;
  readonly notices: NoticeService;
  readonly agreements: AgreementsRepository;
  readonly cookieAgreements: CookieAgreementsRepository;
  readonly emails: Emails;
  readonly identity: Identity;
  readonly security: SecurityService;
  readonly registration: RegistrationService;
  readonly passkeys: Passkeys;
  readonly messages: MessageService;
  readonly landings: Landings;
  readonly analytics: Analytics;
  readonly support: Support;
  readonly social: Social;
  /** For local use; null in production. */
  readonly identityProvider: IdentityProvider | null;
  /**
   * Begins to tick, and to decide when this process leads. The book has had its first tick when this resolves, so that
   * lists come at once.
   */
  start(): Promise<void>;
  /** Ends in the opposite order of opening. */
  close(): Promise<void>;
}

/** Remembers what must be closed, the last first. */
function createClosing() {
  const closers: (() => unknown)[] = [];
  return {
    add: (close: () => unknown) => void closers.unshift(close),
    async run() {
      for (const close of closers.splice(0)) await close();
    },
  };
}

type Closing = ReturnType<typeof createClosing>;

/**
 * Opens everything in order: database, world, money. What was opened is closed again when something fails.
 *
 * @throws Error that says what to do when the database cannot be had
 */
export async function openServices(options: ServiceOptions, report: DatabaseReporter): Promise<Services> {
  const closing = createClosing();
  try {
    return await open(options, report, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

interface PostParts {
  readonly options: ServiceOptions;
  readonly database: Database;
  readonly clock: AdjustableClock;
  readonly config: ConfigService;
  readonly accounts: Accounts;
  readonly report: DatabaseReporter;
}

/** What leaves the platform for its players: emails, and the messages that carry them. */
async function openMail({ options, database, clock, config, accounts, report }: PostParts) {
  const { environment, outboxPolicy } = options;
  const brand = () => config.config().brand;
  const messages = createMessages({
    sql: database.sql,
    delivery: options.delivery ?? (await openDelivery(environment, brand)),
    isProduction: environment.nodeEnv === 'production',
    clock,
    report,
    outboxPolicy,
    site() {
      const { brand, mainOrigin } = config.config();
      return { brand, origin: mainOrigin ?? '' };
    },
  });
  const emails = createEmails({
    repository: createEmailsRepository(database.sql),
    loginLinks: createLoginLinks(await accounts.repository.sharedSecret('login-link', randomBytes(32))),
    accounts,
    messages,
    clock,
  });
  return { messages, emails };
}

interface EntranceParts extends Omit<PostParts, 'report'> {
  readonly messages: MessageService;
  readonly emails: Emails;
  readonly admission: Admission;
  readonly onError: (error: unknown) => void;
}

/** Every way in: those with passwords, codes and passkeys, networks, and opening an account. */
async function openEntrances({ options, database, onError, ...parts }: EntranceParts) {
  const { environment } = options;
  const { accounts, clock, config } = parts;
  const { sql } = database;
  const production = environment.nodeEnv === 'production';
  const codePolicy = options.codePolicy ?? codePolicyFor(production);
  const codeSecret = await accounts.repository.sharedSecret('code', randomBytes(32));
  const { codes, ...signIn } = openIdentity({ ...parts, sql, codeSecret, codePolicy, environment });
  const { social, identityProvider } = await openNetworks({
    ...signIn,
    sql,
    production,
    config,
    accounts,
    clock,
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
  return { ...signIn, social, identityProvider, registration, purgeables: [signIn.identity, signIn.passkeys, social] };
}

interface SupportParts extends Pick<PostParts, 'clock' | 'config' | 'database' | 'options'> {
  readonly coupons: Coupons;
}

function openSupport({ options, database, clock, config, coupons }: SupportParts): Support {
  return createSupport({
    repository: createSupportRepository(database.sql),
    backOffice: createSupportBackOffice(database.sql),
    clock,
    coupons,
    config: () => config.config(),
    policy: options.supportPolicy,
  });
}

async function open(options: ServiceOptions, report: DatabaseReporter, closing: Closing): Promise<Services> {
  const { environment } = options;
  const isProduction = environment.nodeEnv === 'production';
  const onError = (error: unknown) =>
    report('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
  const database = options.database ?? (await openDatabase({ ...environment, report }));
  if (!options.database) closing.add(() => database.close());
  const world = await openWorld({ options, database, onClose: closing.add, onError });
  const { clock, config, stops, book, decisions, leader } = world;
  const shown = showAllowed(book, () => config.disallowedSports());
  const ledger = createLedger(database);
  const admission = await openAdmission({ ...database, clock, config, onError });
  closing.add(() => admission.close());
  const accounts = await openAccounts({
    ...options,
    ...{ database, clock, ledger, admission },
    playMoney: isProduction ? null : playMoney,
    banLevel: (userId) => config.banLevel(userId),
    successorOf: (iso) => config.successorOf(iso),
    autoLogoff: () => config.config(),
    limitCoolingHours: () => config.limitCoolingHours(),
    currencies: () => config.config().currencies,
  });
  closing.add(() => accounts.close());
  const parts = { options, database, clock, config, accounts, admission, report };
  const betting = await openBetting({ ...options, ...parts, book, shown, stops, decisions, leader, onError }, closing);
  const { coupons, bookWatch, houseCoupons } = betting;
  const notices = createNotices({ sql: database.sql, book, shown, clock, config, onError });
  if (!isProduction) await ensureDemoPlayer({ accounts, ledger, clock });
  const { messages, emails } = await openMail(parts);
  closing.add(() => messages.close());
  const entrances = await openEntrances({ ...parts, messages, emails, onError });
  const analytics = createAnalytics({
    repository: createAnalyticsRepository(database.sql),
    clock,
    key: () => config.config().fatmanApiKey,
  });
  const purgeables = [world, accounts, coupons, bookWatch, houseCoupons, notices, emails, messages, analytics];
  leader.whileLeading(() => coupons.lead());
  leader.whileLeading(() => notices.lead());
  leader.whileLeading(
    () => startPurging({ sql: database.sql, parts: [...purgeables, ...entrances.purgeables], onError }).stop,
  );
  return {
    ...world,
    database,
    shown,
    ledger,
    admission,
    accounts,
    authentication: createAuthentication(accounts, clock),
    ...betting,
    notices,
    agreements: createAgreementsRepository(database.sql),
    analytics,
    cookieAgreements: createCookieAgreementsRepository(database.sql),
    emails,
    ...entrances,
    messages,
    support: openSupport({ options, database, clock, config, coupons }),
    landings: await createLandings({ repository: createLandingsRepository(database.sql), book: shown, clock }),
    async start() {
      try {
        book.tick();
      } catch (error) {
        onError(error);
      }
      book.start();
      admission.start();
      coupons.start();
      bookWatch.start();
      messages.start();
      await leader.start();
    },
    close: closing.run,
  };
}
