import { openBetting } from './betting.ts';
import type { ServerClock } from './clock/server-clock.ts';
import { type Database, openDatabase } from './database/database.ts';
import type { DatabaseReporter } from './database/embedded/embedded-database.ts';
import { openStaff } from './desk-staff.ts';
import { openEntrances } from './entrances.ts';
import type { KeyRing } from './keys/key-ring.ts';
import { claimKeys } from './keys/known-keys-store.ts';
import { openLastingSecrets } from './keys/lasting-secrets-store.ts';
import { openKeyRing } from './keys/open-key-ring.ts';
import { resealColumns } from './keys/sealed-columns-store.ts';
import { openMail, type PostParts } from './mail.ts';
import { type Accounts, openAccounts } from './modules/accounts/accounts-service.ts';
import { type Authentication, createAuthentication } from './modules/accounts/authentication-service.ts';
import { type Counters, createCounters } from './modules/accounts/counters.ts';
import { createCountersRepository } from './modules/accounts/counters-repository.ts';
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
import { type Analytics, type AnalyticsPolicy, createAnalytics } from './modules/analytics/analytics-service.ts';
import type { BookWatch, WatchSettings } from './modules/book-watch/book-watch-service.ts';
import { pricedGames } from './modules/catalogue/priced-games.ts';
import { type ShownBook, showAllowed } from './modules/catalogue/shown-book.ts';
import { createContentRepository } from './modules/content/content-repository.ts';
import { type Content, createContent } from './modules/content/content-service.ts';
import type { Coupons } from './modules/coupons/coupons-service.ts';
import { createStatements, type Statements } from './modules/coupons/statement/statement-service.ts';
import type { Carriers } from './modules/delivery/carrier.ts';
import type { MessageService } from './modules/delivery/delivery-service.ts';
import type { OutboxPolicy } from './modules/delivery/outbox-runner.ts';
import type { StaffAccounts } from './modules/desk/staff/staff-service.ts';
import type { Emails } from './modules/emails/emails-service.ts';
import type { HouseCoupons } from './modules/house-coupons/house-coupons-service.ts';
import type { Identity } from './modules/identity/identity-service.ts';
import type { IdentityPolicy } from './modules/identity/open-identity.ts';
import type { Passkeys } from './modules/identity/passkeys/passkeys-service.ts';
import type { PasswordChanges } from './modules/identity/password-changes.ts';
import type { SecurityService } from './modules/identity/security-service.ts';
import type { SignInChanges } from './modules/identity/sign-in-changes.ts';
import type { Social } from './modules/identity/social/social-service.ts';
import type { SocialSignUps } from './modules/identity/social-sign-ups.ts';
import type { IdentityProvider } from './modules/identity-provider/identity-provider-service.ts';
import { createLedger, type Ledger } from './modules/ledger/ledger-service.ts';
import type { Names } from './modules/names/names-service.ts';
import { createNotices, type NoticeService } from './modules/notices/notices-service.ts';
import { createNotedHeads } from './modules/records/noted-heads.ts';
import { createPersonalData, type PersonalData } from './modules/records/personal-data-service.ts';
import { createRetentionRepository } from './modules/records/retention-repository.ts';
import { createSecurityLog, type SecurityLog } from './modules/records/security-log-service.ts';
import type { RegistrationService } from './modules/registration/registration-service.ts';
import { createPopularRepository } from './modules/search/popular-repository.ts';
import { createSearch, type Search } from './modules/search/search-service.ts';
import { createSupportBackOffice } from './modules/support/staff-repository.ts';
import { createSupportRepository } from './modules/support/support-repository.ts';
import { createSupport, type Support, type SupportPolicy } from './modules/support/support-service.ts';
import { purgeParts, startPurging } from './purging.ts';
import { openWorld, startBook, type World, type WorldOptions } from './world.ts';

/** The index of the search is made when the platform answers already. */
const SEARCH_PREPARED_AFTER_MS = 500;

/** What may differ from the environment, mostly in tests. */
export interface ServiceOptions extends WorldOptions {
  /** A database that the caller opens and closes; by default the environment's. */
  readonly database?: Database;
  /** Signing keys; by default the environment's. */
  readonly keys?: KeyRing;
  readonly passwordCost?: PasswordCost;
  readonly sessionPolicy?: SessionPolicy;
  readonly throttlePolicy?: ThrottlePolicy;
  /** Bits of the work of a captcha. */
  readonly captchaBits?: number;
  readonly codePolicy?: IdentityPolicy;
  /** Carriers of emails and text messages; by default the services that the environment names. */
  readonly delivery?: Carriers;
  readonly outboxPolicy?: OutboxPolicy;
  readonly supportPolicy?: SupportPolicy;
  readonly analyticsPolicy?: AnalyticsPolicy;
  /** Registers players who come from social networks; without it none can open an account that way. */
  readonly socialSignUps?: SocialSignUps;
  /** Limits from which the book stops a market automatically; decision 029 says why. */
  readonly watchSettings?: WatchSettings;
  /** Counts the kinds of recorded security events. */
  readonly countEvent?: (kind: string) => void;
  /** Seconds of server clock that live coupons of every sport are delayed. */
  readonly delaySeconds?: number;
}

/** Everything in the platform except its HTTP side. */
export interface Services extends Omit<World, 'purge'> {
  readonly database: Database;
  /** Append-only record of security events (decision 037). */
  readonly securityLog: SecurityLog;
  /** The operator's signing keys, which are outside the database. */
  readonly keys: KeyRing;
  /** The part of the book that visitors see. */
  readonly shown: ShownBook;
  readonly bookWatch: BookWatch;
  readonly ledger: Ledger;
  /** The gate that every action with money at risk passes. */
  readonly admission: Admission;
  /** Counts for limits, which hold over all processes of the database. */
  readonly counters: Counters;
  /** Accounts of the people who work at the desk. */
  readonly staff: StaffAccounts;
  readonly accounts: Accounts;
  readonly authentication: Authentication;
  readonly coupons: Coupons;
  readonly houseCoupons: HouseCoupons;
  readonly search: Search;
  readonly notices: NoticeService;
  readonly agreements: AgreementsRepository;
  readonly cookieAgreements: CookieAgreementsRepository;
  readonly emails: Emails;
  readonly identity: Identity;
  readonly security: SecurityService;
  readonly registration: RegistrationService;
  /** Tells players of changes of how they sign in, and takes them back. */
  readonly signInChanges: SignInChanges;
  /** Rights of players over their data. */
  readonly personalData: PersonalData;
  /** Statements of players' coupons. */
  readonly statements: Statements;
  readonly passkeys: Passkeys;
  /** New passwords, by a reset and by a signed-in player. */
  readonly passwordChanges: PasswordChanges;
  readonly messages: MessageService;
  readonly content: Content;
  readonly analytics: Analytics;
  readonly support: Support;
  readonly social: Social;
  /** The local identity provider; null in production. */
  readonly identityProvider: IdentityProvider | null;
  /**
   * Starts the ticks, and the decisions when this process leads. Resolves after the book's first tick, so that lists
   * answer quickly.
   */
  start(): Promise<void>;
  /** Deletes and erases what is due by docs/retention.md, as the leading process does once an hour. */
  purge(): Promise<void>;
  /** Closes everything in the opposite order of opening. */
  close(): Promise<void>;
}

/** Collects what must be closed, to close the last one first. */
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
 * Opens everything in order: database, world, money. When something fails, closes again what was opened.
 *
 * @throws Error that says what to do when the database is not available
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

interface SupportParts extends Pick<PostParts, 'clock' | 'config' | 'database' | 'options'> {
  readonly counters: Counters;
  readonly coupons: Coupons;
}

function openSupport({ options, database, clock, config, coupons, counters }: SupportParts): Support {
  return createSupport({
    repository: createSupportRepository(database.sql),
    backOffice: createSupportBackOffice(database.sql),
    ...{ clock, coupons, counters, announcements: database.announcements },
    config: () => config.config(),
    policy: options.supportPolicy,
  });
}

interface PersonalDataParts extends Pick<PostParts, 'accounts' | 'clock' | 'config' | 'database' | 'keys'> {
  readonly securityLog: SecurityLog;
  readonly messages: MessageService;
  readonly counters: Counters;
  readonly admission: Admission;
}

function openPersonalData({ database, config, ...parts }: PersonalDataParts): PersonalData {
  const repository = createRetentionRepository(database.sql);
  return createPersonalData({ ...parts, repository, brand: () => config.config().brand });
}

interface ContentParts extends Pick<PostParts, 'clock' | 'config' | 'database'> {
  readonly book: ShownBook;
  readonly onError: (error: Error) => void;
}

function openContent({ database, clock, config, ...parts }: ContentParts): Content {
  const repository = createContentRepository(database.sql);
  return createContent({ ...parts, repository, clock, config: (language) => config.config(language) });
}

interface StatementParts extends Pick<PostParts, 'accounts' | 'clock' | 'config' | 'keys'> {
  readonly coupons: Coupons;
  readonly counters: Counters;
  readonly securityLog: SecurityLog;
  readonly names: Names;
}

function openStatements({ accounts, config, coupons, ...parts }: StatementParts): Statements {
  return createStatements({
    ...parts,
    history: coupons.history,
    brand: () => config.config().brand,
    async playerName(userId) {
      const player = await accounts.repository.player(userId);
      return player && (player.email || player.phone);
    },
  });
}

interface SearchParts extends Pick<PostParts, 'clock' | 'config' | 'database'> {
  readonly counters: Counters;
  readonly shown: ShownBook;
  readonly names: Names;
}

function openSearch({ database, clock, config, shown, names, counters }: SearchParts): Search {
  const repository = createPopularRepository(database.sql);
  const priced = (ids: readonly number[]) => pricedGames(shown, ids);
  const operatorNames = () => config.searchNames();
  return createSearch({ book: shown, priced, clock, repository, counters, operatorNames, displayNames: names.all });
}

/** Opens the security log; a database that a caller has opened has no folder in which ends of the chain are noted. */
function openSecurityLog(
  { database: given, environment, countEvent }: ServiceOptions,
  { sql }: Database,
  clock: ServerClock,
  onError: (error: unknown) => void,
): SecurityLog {
  const noted = given ? null : createNotedHeads(environment.dataDir);
  return createSecurityLog({ sql, clock, noted, onError, ...(countEvent ? { count: countEvent } : {}) });
}

async function open(options: ServiceOptions, report: DatabaseReporter, closing: Closing): Promise<Services> {
  const { environment } = options;
  const isProduction = environment.nodeEnv === 'production';
  const onError = (error: unknown) =>
    report('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
  const keys = options.keys ?? (await openKeyRing(environment));
  const database = options.database ?? (await openDatabase({ ...environment, report }));
  if (!options.database) closing.add(() => database.close());
  await claimKeys(database.sql, keys);
  const lastingSecrets = await openLastingSecrets(database.sql, keys);
  await resealColumns(database.sql, keys);
  const world = await openWorld({ options, database, onClose: closing.add, onError });
  const { clock, config, book, leader } = world;
  const shown = showAllowed(book, () => config.disallowedSports());
  const securityLog = openSecurityLog(options, database, clock, onError);
  const ledger = createLedger(database);
  const admission = await openAdmission({ ...database, clock, config, onError });
  closing.add(() => admission.close());
  const counters = createCounters(createCountersRepository(database.sql));
  const staff = openStaff({ ...options, ...{ sql: database.sql, keys, counters, securityLog, config } });
  const accounts = await openAccounts({
    ...options,
    ...{ database, keys, clock, ledger, admission, counters, securityLog },
    playMoney: isProduction ? null : playMoney,
    banLevel: (userId) => config.banLevel(userId),
    successorOf: (iso) => config.successorOf(iso),
    autoLogoff: () => config.config(),
    limitCoolingHours: () => config.limitCoolingHours(),
    currencies: () => config.config().currencies,
    brand: () => config.config().brand,
  });
  closing.add(() => accounts.close());
  const parts = { ...world, options, database, keys, lastingSecrets, accounts, admission, securityLog, report };
  const betting = await openBetting({ ...options, ...parts, shown, onError }, closing);
  const { coupons, bookWatch, houseCoupons } = betting;
  const search = openSearch({ ...parts, shown, counters });
  const notices = createNotices({ ...database, book, shown, clock, config, onError });
  if (!isProduction) await ensureDemoPlayer({ accounts, ledger, clock });
  const mail = await openMail(parts);
  const { messages, emails, signInChanges } = mail;
  closing.add(() => messages.close());
  const entrances = await openEntrances({ ...parts, ...mail, counters, onError });
  const analytics = createAnalytics({
    repository: createAnalyticsRepository(database.sql),
    ...{ counters, policy: options.analyticsPolicy },
    clock,
    key: () => config.config().fatmanApiKey,
  });
  const personalData = openPersonalData({ ...parts, messages, counters });
  const purgeables = [
    ...[world, counters, accounts, coupons, bookWatch, houseCoupons, notices, emails, messages, analytics, securityLog],
    ...[signInChanges, staff, search, ...entrances.purgeables, personalData],
  ];
  for (const part of [securityLog, coupons, notices]) leader.whileLeading(() => part.lead());
  leader.whileLeading(() => startPurging({ sql: database.sql, parts: purgeables, onError }).stop);
  return {
    ...world,
    database,
    securityLog,
    keys,
    shown,
    ledger,
    admission,
    ...{ counters, staff },
    accounts,
    authentication: createAuthentication(accounts, clock),
    ...betting,
    ...{ notices, search },
    agreements: createAgreementsRepository(database.sql),
    analytics,
    cookieAgreements: createCookieAgreementsRepository(database.sql),
    ...mail,
    ...entrances,
    ...{ personalData, statements: openStatements({ ...parts, coupons, counters }) },
    purge: () => purgeParts(purgeables, onError),
    support: openSupport({ options, database, clock, config, coupons, counters }),
    content: openContent({ database, clock, config, onError, book: shown }),
    async start() {
      startBook(book, onError);
      for (const part of [admission, coupons, bookWatch, messages]) part.start();
      await leader.start();
      setTimeout(() => search.prepare(), SEARCH_PREPARED_AFTER_MS).unref();
    },
    close: closing.run,
  };
}
