import { DESKTOP_ORIGIN } from '../host/desktop-origin.ts';

/** What the processes of the product read from their environment, parsed. */
export interface Environment {
  readonly nodeEnv: 'development' | 'production' | 'test';
  /** Port of the site, and host that every listener binds to. */
  readonly port: number;
  readonly host: string;
  /** Port of the platform when it runs by itself. */
  readonly platformPort: number;
  /** Origin of the operator's back end; '' starts the embedded platform. */
  readonly platformOrigin: string;
  /** Connection string of a PostgreSQL; '' starts the embedded one in `dataDir`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Whether a start brings the schema to this version; else `npm run migrate` has to come first. */
  readonly migrate: boolean;
  /** Connections to the database that a process opens at most, besides those that listen. */
  readonly databasePool: number;
  /** Where the built sections of the frame are. */
  readonly sectionsDir: string;
  /** Folder of packages of the desktop program with their `releases.json`; '' for none. */
  readonly releasesDir: string;
  /** Seed of the simulated book. */
  readonly simSeed: number;
  /** Opens the QA controls in production; '' keeps them closed there. */
  readonly controlSecret: string;
  /** Origins besides the site's own whose pages may open the feed and make calls. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-* headers are believed. */
  readonly trustProxy: readonly string[];
  /** Origins at which passkeys are made and used; none: the origin that each page is opened at. */
  readonly passkeyOrigins: readonly string[];
  /** Domain that passkeys belong to, of which every one of those origins is a part; '': the origin's own host. */
  readonly passkeyRpId: string;
  /** Server that takes letters; '' for none. */
  readonly smtpHost: string;
  readonly smtpPort: number;
  /** How its connection is encrypted. */
  readonly smtpTls: 'starttls' | 'implicit' | 'none';
  /** '' signs in nowhere. */
  readonly smtpUser: string;
  readonly smtpPassword: string;
  /** `address` or `Name <address>` that letters come from. */
  readonly mailFrom: string;
  /** File that tells how a text message service is called; '' for none. */
  readonly smsGateway: string;
  /** Header, in lower case, in which a trusted proxy names the visitor's country; '' for none. */
  readonly geoHeader: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Seconds between "not ready" and closed doors when a server ends. */
  readonly shutdownDelay: number;
}

export interface EnvironmentProblem {
  readonly variable: string;
  readonly value: string;
  readonly allowed: string;
}

/** The environment cannot be used; the message lists every variable that is wrong. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly EnvironmentProblem[];
  constructor(problems: readonly EnvironmentProblem[]) {
    const lines = problems.map(({ variable, value, allowed }) => `  ${variable}=${value}: must be ${allowed}`);
    super(`The environment is not usable:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}

type Reading<T> = { readonly value: T } | { readonly allowed: string };
type Read<T> = (text: string) => Reading<T>;

const MAX_SEED = 0xffffffff;
const MAX_SHUTDOWN_DELAY_S = 600;
/** Load balancers commonly probe every five seconds and believe the second failure. */
const SHUTDOWN_DELAY_IN_PRODUCTION_S = 10;
const MIN_SECRET = 16;
/** A call may need a second connection while it holds one. */
const MIN_POOL = 4;
const MAX_POOL = 1000;
const ADDRESS = /^[0-9a-f:.]+(?:\/\d{1,3})?$/i;

function integer(min: number, max: number): Read<number> {
  return (text) => {
    const value = Number(text);
    const isRight = /^\d+$/.test(text) && value >= min && value <= max;
    return isRight ? { value } : { allowed: `a whole number from ${min} to ${max}` };
  };
}

function oneOf<const T extends readonly string[]>(...values: T): Read<T[number]> {
  return (text) => (values.includes(text) ? { value: text } : { allowed: `one of ${values.join(', ')}` });
}

const anyText: Read<string> = (text) => ({ value: text });

const hostName: Read<string> = (text) =>
  /^[A-Za-z0-9.:_-]+$/.test(text)
    ? { value: text }
    : { allowed: 'a host name or an IP address without scheme or port' };

const origin: Read<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin;
  return isOrigin
    ? { value: url.origin }
    : { allowed: 'an http(s) origin such as https://api.example.com, without a path' };
};

/** `app://bundle` or `https://www.example.com`; no path, no pattern, and not the `null` of pages without an origin. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;

const origins: Read<readonly string[]> = (text) => {
  const list = text.split(',').map((part) => part.trim());
  return list.every((part) => ORIGIN.test(part))
    ? { value: list }
    : { allowed: 'a comma list of origins such as app://bundle, in lower case and without paths' };
};

const webOrigins: Read<readonly string[]> = (text) => {
  const list = text.split(',').map((part) => part.trim());
  return list.every((part) => ORIGIN.test(part) && /^https?:/.test(part))
    ? { value: list }
    : { allowed: 'a comma list of origins such as https://www.example.com, in lower case and without paths' };
};

const sender: Read<string> = (text) =>
  /^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(text) && text.includes('<') === text.endsWith('>')
    ? { value: text }
    : { allowed: 'an address such as post@example.com, or Name <post@example.com>' };

const domainName: Read<string> = (text) =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(text)
    ? { value: text }
    : { allowed: 'a domain such as example.com, in lower case' };

const postgresUrl: Read<string> = (text) => {
  const isRight = URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
  return isRight ? { value: text } : { allowed: 'a connection string such as postgres://user:password@host:5432/name' };
};

const secret: Read<string> = (text) =>
  text.length >= MIN_SECRET ? { value: text } : { allowed: `at least ${MIN_SECRET} characters` };

const addresses: Read<readonly string[]> = (text) => {
  const list = text.split(',').map((part) => part.trim());
  return list.every((part) => ADDRESS.test(part))
    ? { value: list }
    : { allowed: 'a comma list of IP addresses or CIDR ranges' };
};

const headerName: Read<string> = (text) =>
  /^[a-z][a-z0-9-]*$/i.test(text) ? { value: text.toLowerCase() } : { allowed: 'the name of a header' };

/** Values that must not be repeated in a message. */
const SECRET_VARIABLES = new Set(['CONTROL_SECRET', 'DATABASE_URL', 'SMTP_PASSWORD']);

/**
 * Reads the environment of the platform and of the site server. A variable that is missing, empty or blank takes its
 * default.
 *
 * @param record the raw variables, as `process.env` has them
 * @throws EnvironmentError with every variable that is wrong; secrets are named but not repeated
 */
export function parseEnvironment(record: Readonly<Record<string, string | undefined>>): Environment {
  const problems: EnvironmentProblem[] = [];
  function read<T>(variable: string, fallback: T, reader: Read<T>): T {
    const text = (record[variable] ?? '').trim();
    if (text === '') return fallback;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    const value = SECRET_VARIABLES.has(variable) ? '(hidden)' : text;
    problems.push({ variable, value, allowed: reading.allowed });
    return fallback;
  }
  const port = integer(0, 65535);
  const nodeEnv = read('NODE_ENV', 'development', oneOf('development', 'production', 'test'));
  const shutdownDelay = nodeEnv === 'production' ? SHUTDOWN_DELAY_IN_PRODUCTION_S : 0;
  const environment: Environment = {
    nodeEnv,
    port: read('PORT', 8080, port),
    host: read('HOST', '127.0.0.1', hostName),
    platformPort: read('PLATFORM_PORT', 8090, port),
    platformOrigin: read('PLATFORM_ORIGIN', '', origin),
    databaseUrl: read('DATABASE_URL', '', postgresUrl),
    dataDir: read('DATA_DIR', './data', anyText),
    migrate: read('MIGRATE', 'yes', oneOf('yes', 'no')) === 'yes',
    databasePool: read('DATABASE_POOL', 20, integer(MIN_POOL, MAX_POOL)),
    sectionsDir: read('SECTIONS_DIR', './dist/sections', anyText),
    releasesDir: read('RELEASES_DIR', '', anyText),
    simSeed: read('SIM_SEED', 1, integer(0, MAX_SEED)),
    controlSecret: read('CONTROL_SECRET', '', secret),
    allowedOrigins: read('ALLOWED_ORIGINS', [DESKTOP_ORIGIN], origins),
    trustProxy: read('TRUST_PROXY', [], addresses),
    passkeyOrigins: read('PASSKEY_ORIGINS', [], webOrigins),
    passkeyRpId: read('PASSKEY_RP_ID', '', domainName),
    smtpHost: read('SMTP_HOST', '', hostName),
    smtpPort: read('SMTP_PORT', 587, integer(1, 65535)),
    smtpTls: read('SMTP_TLS', 'starttls', oneOf('starttls', 'implicit', 'none')),
    smtpUser: read('SMTP_USER', '', anyText),
    smtpPassword: read('SMTP_PASSWORD', '', anyText),
    mailFrom: read('MAIL_FROM', '', sender),
    smsGateway: read('SMS_GATEWAY', '', anyText),
    geoHeader: read('GEO_HEADER', '', headerName),
    logLevel: read('LOG_LEVEL', 'warn', oneOf('debug', 'info', 'warn', 'error')),
    shutdownDelay: read('SHUTDOWN_DELAY', shutdownDelay, integer(0, MAX_SHUTDOWN_DELAY_S)),
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}
