import * as v from 'valibot';
import { DESKTOP_ORIGIN } from '../host/desktop-origin.ts';

/** Settings that the processes of the product read from their environment. */
export interface Environment {
  readonly nodeEnv: 'development' | 'production' | 'test';
  /** Port of the site, and host that every listener binds to. */
  readonly port: number;
  readonly host: string;
  /** Port of the platform when it runs in a process of its own. */
  readonly platformPort: number;
  /** Origin of the operator's back end; '' uses the embedded platform. */
  readonly platformOrigin: string;
  /** Connection string of a PostgreSQL; '' starts the embedded one in `dataDir`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Connection string of the schema's owner, for migrations and commands; '' uses `databaseUrl`. */
  readonly databaseOwnerUrl: string;
  /** Signing keys `id:base64url`, separated by commas, the current one first; '' reads the key file. */
  readonly signingKeys: string;
  /** Path of the key file; '' for the one in `dataDir`. */
  readonly keyFile: string;
  /** A start brings the schema to this version; otherwise `npm run migrate` has to run first. */
  readonly migrate: boolean;
  /** Largest number of database connections of a process, without those that listen. */
  readonly databasePool: number;
  /** Folder of the built sections of the frame. */
  readonly sectionsDir: string;
  /** Folder of packages of the desktop app with their `releases.json`; '' for none. */
  readonly releasesDir: string;
  /** Seed of the simulated book. */
  readonly simSeed: number;
  /** Instant, epoch ms, that the server's clock shows at the first start of a database; null for the wall clock. */
  readonly clockStart: number | null;
  /** What the demonstration brand shows on its own: `quiet` asks nothing, `full` opens every dialog that is built. */
  readonly demoProfile: 'full' | 'quiet';
  /** File with the operator's site config, merged over the brand's; '' for none. */
  readonly siteConfig: string;
  /** Port of the operator's desk; 0 for no desk. */
  readonly deskPort: number;
  /** Port of the demonstration's payment company, outside production; 0 takes a free one. */
  readonly paymentsPort: number;
  /** Origin at which browsers reach its pages; '' for that of its port. */
  readonly paymentsOrigin: string;
  /** Origin of the calls of a Hyperswitch; '' for none. With it go its key, the secret of its notices and a profile. */
  readonly hyperswitchOrigin: string;
  readonly hyperswitchApiKey: string;
  readonly hyperswitchWebhookSecret: string;
  readonly hyperswitchProfile: string;
  /** Address that the desk binds to. */
  readonly deskHost: string;
  /** Origin at which staff open the desk, when a proxy serves it; '' for its own address. */
  readonly deskOrigin: string;
  /** Further origins whose pages may open the feed and make calls. */
  readonly allowedOrigins: readonly string[];
  /** Origins at which visitors open the site, the main one first; hosts of other origins are refused. */
  readonly siteOrigins: readonly string[];
  /** Outside production: a start that other machines can reach is meant. */
  readonly allowOpenDevelopment: boolean;
  /** In production: plain http on the loopback interface is meant, for a trial on one machine. */
  readonly allowInsecureHttp: boolean;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: readonly string[];
  /** Origins at which passkeys are made and used; empty for the origin of each page. */
  readonly passkeyOrigins: readonly string[];
  /** Domain of the passkeys, which contains each of those origins; '' for the origin's own host. */
  readonly passkeyRpId: string;
  /** Host of the SMTP server; '' for none. */
  readonly smtpHost: string;
  readonly smtpPort: number;
  /** Encryption of that connection. */
  readonly smtpTls: 'starttls' | 'implicit' | 'none';
  /** '' signs in without a user. */
  readonly smtpUser: string;
  readonly smtpPassword: string;
  /** Sender of emails: `address` or `Name <address>`. */
  readonly mailFrom: string;
  /** File that describes the call of an SMS gateway; '' for none. */
  readonly smsGateway: string;
  /** Header, in lower case, in which a trusted proxy names the visitor's country; '' for none. */
  readonly geoHeader: string;
  /** Port of the figures for operators; null serves none. */
  readonly metricsPort: number | null;
  /** Host that the figures bind to. */
  readonly metricsHost: string;
  /** Further names of hosts by which the figures are asked for. */
  readonly metricsNames: readonly string[];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** User, or `user:group`, that the process becomes once it listens; '' keeps the one that started it. */
  readonly runAs: string;
  /** Seconds from "not ready" to the close of the listener when a server ends. */
  readonly shutdownDelay: number;
}

export interface EnvironmentProblem {
  readonly variable: string;
  readonly value: string;
  readonly allowed: string;
}

/** Error for an environment; its message lists every invalid variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly EnvironmentProblem[];
  constructor(problems: readonly EnvironmentProblem[]) {
    const lines = problems.map(({ variable, value, allowed }) => `  ${variable}=${value}: must be ${allowed}`);
    super(`The environment is not usable:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}

const MAX_SEED = 0xffffffff;
const MAX_SHUTDOWN_DELAY_S = 600;
/** Seconds in production: load balancers commonly probe every five seconds and act on the second failure. */
const SHUTDOWN_DELAY_IN_PRODUCTION_S = 10;
/** Smallest pool: a call may need a second connection while it holds one. */
const MIN_POOL = 4;
const MAX_POOL = 1000;
/** `app://bundle` or `https://www.example.com`; no path, no pattern, and not the `null` of pages without an origin. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;
const WEB_ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;
const ADDRESS = /^[0-9a-f:.]+(?:\/\d{1,3})?$/i;
/** The id and the secret of a key; 43 characters of base64url are 32 bytes. */
const SIGNING_KEY = /^[a-z0-9][a-z0-9-]{0,39}:[\w-]{43,}$/;
const SENDER = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
/** Variables whose values a message must not repeat. */
const SECRET_VARIABLES = new Set([
  'CONTROL_SECRET',
  'DATABASE_OWNER_URL',
  'DATABASE_URL',
  'HYPERSWITCH_API_KEY',
  'HYPERSWITCH_WEBHOOK_SECRET',
  'SIGNING_KEYS',
  'SMTP_PASSWORD',
]);

// The message of each schema completes the sentence "must be …".

const text = v.string();
const matching = (pattern: RegExp, allowed: string) => v.pipe(text, v.regex(pattern, allowed));
const oneOf = <const Options extends readonly string[]>(...options: Options) =>
  v.picklist(options, `one of ${options.join(', ')}`);

function wholeNumber(min: number, max: number) {
  const isInside = (digits: string) => /^\d+$/.test(digits) && Number(digits) >= min && Number(digits) <= max;
  return v.pipe(text, v.check(isInside, `a whole number from ${min} to ${max}`), v.transform(Number));
}

function listOf(item: RegExp, allowed: string) {
  const isList = (parts: readonly string[]) => parts.every((part) => item.test(part));
  const split = v.transform((list: string): readonly string[] => list.split(',').map((part) => part.trim()));
  return v.pipe(text, split, v.check(isList, allowed));
}

const HOST_NAME = /^[A-Za-z0-9.:_-]+$/;
const hostName = matching(HOST_NAME, 'a host name or an IP address without scheme or port');

function isWebOrigin(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && address.replace(/\/$/, '') === url.origin;
}

/** Decides whether an origin can be given a key: https, or this machine. */
function isSafeOrigin(address: string): boolean {
  if (!isWebOrigin(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

const HEADER_TEXT = /^[\x21-\x7e]+$/;

const INSTANT = 'an instant with its zone, such as 2027-02-13T14:30:00Z';
const instant = v.pipe(
  text,
  v.isoTimestamp(INSTANT),
  v.transform((moment) => Date.parse(moment)),
  v.number(INSTANT),
);

function isPostgresUrl(address: string): boolean {
  return URL.canParse(address) && /^postgres(?:ql)?:$/.test(new URL(address).protocol);
}

const postgresUrl = v.pipe(
  text,
  v.check(isPostgresUrl, 'a connection string such as postgres://user:password@host:5432/name'),
);

const variables = v.object({
  NODE_ENV: v.optional(oneOf('development', 'production', 'test'), 'development'),
  PORT: v.optional(wholeNumber(0, 65535), '8080'),
  HOST: v.optional(hostName, '127.0.0.1'),
  PLATFORM_PORT: v.optional(wholeNumber(0, 65535), '8090'),
  PLATFORM_ORIGIN: v.optional(
    v.pipe(
      text,
      v.check(isWebOrigin, 'an http(s) origin such as https://api.example.com, without a path'),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_OWNER_URL: v.optional(postgresUrl),
  DATA_DIR: v.optional(text, './data'),
  SIGNING_KEYS: v.optional(
    listOf(SIGNING_KEY, 'a comma list of keys id:secret, each secret 32 random bytes or more in base64url'),
  ),
  KEY_FILE: v.optional(text, ''),
  MIGRATE: v.optional(oneOf('yes', 'no'), 'yes'),
  DATABASE_POOL: v.optional(wholeNumber(MIN_POOL, MAX_POOL), '20'),
  SECTIONS_DIR: v.optional(text, './dist/sections'),
  RELEASES_DIR: v.optional(text, ''),
  SIM_SEED: v.optional(wholeNumber(0, MAX_SEED), '1'),
  CLOCK_START: v.optional(instant),
  DEMO_PROFILE: v.optional(oneOf('quiet', 'full'), 'quiet'),
  SITE_CONFIG: v.optional(text, ''),
  DESK_PORT: v.optional(wholeNumber(0, 65535), '0'),
  PAYMENTS_PORT: v.optional(wholeNumber(0, 65535), '0'),
  PAYMENTS_ORIGIN: v.optional(
    v.pipe(
      text,
      v.check(isWebOrigin, 'an http(s) origin such as https://pay.example.com, without a path'),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  HYPERSWITCH_ORIGIN: v.optional(
    v.pipe(
      text,
      v.check(isSafeOrigin, 'an https origin such as https://sandbox.hyperswitch.io, without a path'),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  HYPERSWITCH_API_KEY: v.optional(matching(HEADER_TEXT, 'a key of visible ASCII characters')),
  HYPERSWITCH_WEBHOOK_SECRET: v.optional(text, ''),
  HYPERSWITCH_PROFILE: v.optional(matching(/^[\w-]{1,64}$/, 'the id of a profile, such as pro_abc123')),
  DESK_HOST: v.optional(hostName, '127.0.0.1'),
  DESK_ORIGIN: v.optional(
    v.pipe(
      text,
      v.check(isWebOrigin, 'an http(s) origin such as https://desk.example.com, without a path'),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  CONTROL_SECRET: v.optional(
    v.pipe(
      text,
      v.check(() => false, 'left out: production has no controls, and the desk (DESK_PORT) takes their place'),
    ),
  ),
  ALLOWED_ORIGINS: v.optional(
    listOf(ORIGIN, 'a comma list of origins such as app://bundle, in lower case and without paths'),
    DESKTOP_ORIGIN,
  ),
  SITE_ORIGINS: v.optional(
    listOf(WEB_ORIGIN, 'a comma list of origins such as https://www.example.com, in lower case and without paths'),
  ),
  ALLOW_OPEN_DEVELOPMENT: v.optional(oneOf('yes', 'no'), 'no'),
  ALLOW_INSECURE_HTTP: v.optional(oneOf('yes', 'no'), 'no'),
  TRUST_PROXY: v.optional(listOf(ADDRESS, 'a comma list of IP addresses or CIDR ranges')),
  PASSKEY_ORIGINS: v.optional(
    listOf(WEB_ORIGIN, 'a comma list of origins such as https://www.example.com, in lower case and without paths'),
  ),
  PASSKEY_RP_ID: v.optional(matching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'a domain such as example.com, in lower case')),
  SMTP_HOST: v.optional(hostName),
  SMTP_PORT: v.optional(wholeNumber(1, 65535), '587'),
  SMTP_TLS: v.optional(oneOf('starttls', 'implicit', 'none'), 'starttls'),
  SMTP_USER: v.optional(text, ''),
  SMTP_PASSWORD: v.optional(text, ''),
  MAIL_FROM: v.optional(matching(SENDER, 'an address such as post@example.com, or Name <post@example.com>')),
  SMS_GATEWAY: v.optional(text, ''),
  GEO_HEADER: v.optional(v.pipe(matching(/^[a-z][a-z0-9-]*$/i, 'the name of a header'), v.toLowerCase())),
  METRICS_PORT: v.optional(wholeNumber(0, 65535)),
  METRICS_HOST: v.optional(hostName, '127.0.0.1'),
  METRICS_NAMES: v.optional(listOf(HOST_NAME, 'a comma list of host names without schemes or ports')),
  LOG_LEVEL: v.optional(oneOf('debug', 'info', 'warn', 'error'), 'warn'),
  RUN_AS: v.optional(
    matching(/^[a-z0-9_][a-z0-9_.-]*(?::[a-z0-9_][a-z0-9_.-]*)?$/i, 'a user of this machine, or user:group'),
  ),
  SHUTDOWN_DELAY: v.optional(wholeNumber(0, MAX_SHUTDOWN_DELAY_S)),
});

function problemOf(issue: v.InferIssue<typeof variables>): EnvironmentProblem {
  const variable = String(issue.path?.[0]?.key);
  const value = SECRET_VARIABLES.has(variable) ? '(hidden)' : String(issue.path?.[0]?.value);
  return { variable, value, allowed: issue.message };
}

/**
 * Reads the environment of the platform and of the site server. A variable that is missing, empty or blank takes its
 * default.
 *
 * @param record the raw variables, as `process.env` has them
 * @throws EnvironmentError with every invalid variable; secrets are named but not repeated
 */
export function parseEnvironment(record: Readonly<Record<string, string | undefined>>): Environment {
  const trimmed = Object.entries(record).map(([name, value = '']) => [name, value.trim()] as const);
  const parsed = v.safeParse(variables, Object.fromEntries(trimmed.filter(([, value]) => value !== '')));
  if (!parsed.success) throw new EnvironmentError(parsed.issues.map(problemOf));
  const own = parsed.output;
  return {
    nodeEnv: own.NODE_ENV,
    port: own.PORT,
    host: own.HOST,
    platformPort: own.PLATFORM_PORT,
    platformOrigin: own.PLATFORM_ORIGIN ?? '',
    databaseUrl: own.DATABASE_URL ?? '',
    databaseOwnerUrl: own.DATABASE_OWNER_URL ?? '',
    dataDir: own.DATA_DIR,
    signingKeys: own.SIGNING_KEYS?.join(',') ?? '',
    keyFile: own.KEY_FILE,
    migrate: own.MIGRATE === 'yes',
    databasePool: own.DATABASE_POOL,
    sectionsDir: own.SECTIONS_DIR,
    releasesDir: own.RELEASES_DIR,
    simSeed: own.SIM_SEED,
    clockStart: own.CLOCK_START ?? null,
    demoProfile: own.DEMO_PROFILE,
    siteConfig: own.SITE_CONFIG,
    paymentsPort: own.PAYMENTS_PORT,
    paymentsOrigin: own.PAYMENTS_ORIGIN ?? '',
    hyperswitchOrigin: own.HYPERSWITCH_ORIGIN ?? '',
    hyperswitchApiKey: own.HYPERSWITCH_API_KEY ?? '',
    hyperswitchWebhookSecret: own.HYPERSWITCH_WEBHOOK_SECRET,
    hyperswitchProfile: own.HYPERSWITCH_PROFILE ?? '',
    deskPort: own.DESK_PORT,
    deskHost: own.DESK_HOST,
    deskOrigin: own.DESK_ORIGIN ?? '',
    allowedOrigins: own.ALLOWED_ORIGINS,
    siteOrigins: own.SITE_ORIGINS ?? [],
    allowOpenDevelopment: own.ALLOW_OPEN_DEVELOPMENT === 'yes',
    allowInsecureHttp: own.ALLOW_INSECURE_HTTP === 'yes',
    trustProxy: own.TRUST_PROXY ?? [],
    passkeyOrigins: own.PASSKEY_ORIGINS ?? [],
    passkeyRpId: own.PASSKEY_RP_ID ?? '',
    smtpHost: own.SMTP_HOST ?? '',
    smtpPort: own.SMTP_PORT,
    smtpTls: own.SMTP_TLS,
    smtpUser: own.SMTP_USER,
    smtpPassword: own.SMTP_PASSWORD,
    mailFrom: own.MAIL_FROM ?? '',
    smsGateway: own.SMS_GATEWAY,
    geoHeader: own.GEO_HEADER ?? '',
    metricsPort: own.METRICS_PORT ?? null,
    metricsHost: own.METRICS_HOST,
    metricsNames: own.METRICS_NAMES ?? [],
    logLevel: own.LOG_LEVEL,
    runAs: own.RUN_AS ?? '',
    shutdownDelay: own.SHUTDOWN_DELAY ?? (own.NODE_ENV === 'production' ? SHUTDOWN_DELAY_IN_PRODUCTION_S : 0),
  };
}
