import { expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';

function problemsOf(record: Record<string, string>) {
  try {
    parseEnvironment(record);
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
  throw new Error('the environment was accepted');
}

test('an empty environment takes every default', () => {
  expect(parseEnvironment({})).toEqual({
    nodeEnv: 'development',
    port: 8080,
    host: '127.0.0.1',
    platformPort: 8090,
    platformOrigin: '',
    databaseUrl: '',
    databaseOwnerUrl: '',
    dataDir: './data',
    signingKeys: '',
    keyFile: '',
    migrate: true,
    databasePool: 20,
    sectionsDir: './dist/sections',
    releasesDir: '',
    simSeed: 1,
    clockStart: null,
    demoProfile: 'quiet',
    siteConfig: '',
    paymentsPort: 0,
    paymentsOrigin: '',
    hyperswitchOrigin: '',
    hyperswitchApiKey: '',
    hyperswitchWebhookSecret: '',
    hyperswitchProfile: '',
    deskPort: 0,
    deskHost: '127.0.0.1',
    deskOrigin: '',
    allowedOrigins: ['app://bundle'],
    siteOrigins: [],
    allowOpenDevelopment: false,
    allowInsecureHttp: false,
    trustProxy: [],
    passkeyOrigins: [],
    passkeyRpId: '',
    smtpHost: '',
    smtpPort: 587,
    smtpTls: 'starttls',
    smtpUser: '',
    smtpPassword: '',
    mailFrom: '',
    smsGateway: '',
    geoHeader: '',
    metricsPort: null,
    metricsHost: '127.0.0.1',
    metricsNames: [],
    logLevel: 'warn',
    runAs: '',
    shutdownDelay: 0,
  });
});

test('a blank variable counts as missing', () => {
  expect(parseEnvironment({ PORT: '  ', PLATFORM_ORIGIN: '' })).toEqual(parseEnvironment({}));
});

test('the environment reads every variable', () => {
  const environment = parseEnvironment({
    NODE_ENV: 'production',
    PORT: '80',
    HOST: '0.0.0.0',
    PLATFORM_PORT: '0',
    PLATFORM_ORIGIN: 'https://api.example.com/',
    DATABASE_URL: 'postgres://u:p@db:5432/fairline',
    DATABASE_OWNER_URL: 'postgres://owner:p@db:5432/fairline',
    DATA_DIR: '/var/lib/fairline',
    SIGNING_KEYS: `new:${'k'.repeat(43)}, old:${'o'.repeat(43)}`,
    KEY_FILE: '/run/secrets/signing-keys',
    MIGRATE: 'no',
    DATABASE_POOL: '40',
    SECTIONS_DIR: '/srv/sections',
    RELEASES_DIR: '/srv/releases',
    SIM_SEED: '4294967295',
    CLOCK_START: '2027-02-13T14:30:00Z',
    DEMO_PROFILE: 'full',
    SITE_CONFIG: '/etc/fairline/site.json',
    PAYMENTS_PORT: '9500',
    PAYMENTS_ORIGIN: 'https://pay.example.com/',
    HYPERSWITCH_ORIGIN: 'https://switch.example.com/',
    HYPERSWITCH_API_KEY: 'key-of-calls',
    HYPERSWITCH_WEBHOOK_SECRET: 'secret of notices',
    HYPERSWITCH_PROFILE: 'pro_1',
    DESK_PORT: '9443',
    DESK_HOST: '10.0.0.5',
    DESK_ORIGIN: 'https://desk.example.com/',
    ALLOWED_ORIGINS: 'app://house, https://www.example.com:8443',
    SITE_ORIGINS: 'https://www.example.com, https://m.example.com',
    ALLOW_OPEN_DEVELOPMENT: 'yes',
    ALLOW_INSECURE_HTTP: 'yes',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    PASSKEY_ORIGINS: 'https://play.example.com, https://www.example.com',
    PASSKEY_RP_ID: 'example.com',
    SMTP_HOST: 'mail.example.com',
    SMTP_PORT: '465',
    SMTP_TLS: 'implicit',
    SMTP_USER: 'fairline',
    SMTP_PASSWORD: 'secret of mail',
    MAIL_FROM: 'Fairline <post@example.com>',
    SMS_GATEWAY: '/run/secrets/sms.json',
    GEO_HEADER: 'CF-IPCountry',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    METRICS_NAMES: 'tasks.platform, node-1.example.com',
    LOG_LEVEL: 'debug',
    RUN_AS: 'fairline:www-data',
    SHUTDOWN_DELAY: '25',
  });
  expect(environment).toEqual({
    nodeEnv: 'production',
    port: 80,
    host: '0.0.0.0',
    platformPort: 0,
    platformOrigin: 'https://api.example.com',
    databaseUrl: 'postgres://u:p@db:5432/fairline',
    databaseOwnerUrl: 'postgres://owner:p@db:5432/fairline',
    dataDir: '/var/lib/fairline',
    signingKeys: `new:${'k'.repeat(43)},old:${'o'.repeat(43)}`,
    keyFile: '/run/secrets/signing-keys',
    migrate: false,
    databasePool: 40,
    sectionsDir: '/srv/sections',
    releasesDir: '/srv/releases',
    simSeed: 4294967295,
    clockStart: Date.UTC(2027, 1, 13, 14, 30),
    demoProfile: 'full',
    siteConfig: '/etc/fairline/site.json',
    paymentsPort: 9500,
    paymentsOrigin: 'https://pay.example.com',
    hyperswitchOrigin: 'https://switch.example.com',
    hyperswitchApiKey: 'key-of-calls',
    hyperswitchWebhookSecret: 'secret of notices',
    hyperswitchProfile: 'pro_1',
    deskPort: 9443,
    deskHost: '10.0.0.5',
    deskOrigin: 'https://desk.example.com',
    allowedOrigins: ['app://house', 'https://www.example.com:8443'],
    siteOrigins: ['https://www.example.com', 'https://m.example.com'],
    allowOpenDevelopment: true,
    allowInsecureHttp: true,
    trustProxy: ['10.0.0.0/8', '::1'],
    passkeyOrigins: ['https://play.example.com', 'https://www.example.com'],
    passkeyRpId: 'example.com',
    smtpHost: 'mail.example.com',
    smtpPort: 465,
    smtpTls: 'implicit',
    smtpUser: 'fairline',
    smtpPassword: 'secret of mail',
    mailFrom: 'Fairline <post@example.com>',
    smsGateway: '/run/secrets/sms.json',
    geoHeader: 'cf-ipcountry',
    metricsPort: 9464,
    metricsHost: '10.0.0.5',
    metricsNames: ['tasks.platform', 'node-1.example.com'],
    logLevel: 'debug',
    runAs: 'fairline:www-data',
    shutdownDelay: 25,
  });
});

test('a server in production gives load balancers ten seconds to react, others none', () => {
  expect(parseEnvironment({ NODE_ENV: 'production' }).shutdownDelay).toBe(10);
  expect(parseEnvironment({ NODE_ENV: 'test' }).shutdownDelay).toBe(0);
  expect(parseEnvironment({ NODE_ENV: 'production', SHUTDOWN_DELAY: '0' }).shutdownDelay).toBe(0);
});

test.each([
  ['SMTP_PORT', '0', 'a whole number from 1 to 65535'],
  ['SHUTDOWN_DELAY', '601', 'a whole number from 0 to 600'],
  ['SMTP_TLS', 'maybe', 'one of starttls, implicit, none'],
  ['MAIL_FROM', 'Fairline', 'an address such as post@example.com, or Name <post@example.com>'],
  ['MAIL_FROM', 'post@example.com>', 'an address such as post@example.com, or Name <post@example.com>'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number from 0 to 65535'],
  ['PORT', '80a', 'a whole number from 0 to 65535'],
  ['PLATFORM_PORT', '1e3', 'a whole number from 0 to 65535'],
  ['HOST', 'http://x', 'a host name or an IP address without scheme or port'],
  ['NODE_ENV', 'prod', 'one of development, production, test'],
  ['PLATFORM_ORIGIN', 'api.example.com', 'an http(s) origin such as https://api.example.com, without a path'],
  [
    'PLATFORM_ORIGIN',
    'https://api.example.com/v1',
    'an http(s) origin such as https://api.example.com, without a path',
  ],
  ['PLATFORM_ORIGIN', 'ftp://api.example.com', 'an http(s) origin such as https://api.example.com, without a path'],
  ['MIGRATE', 'later', 'one of yes, no'],
  ['DESK_PORT', '99999', 'a whole number from 0 to 65535'],
  ['PAYMENTS_PORT', '99999', 'a whole number from 0 to 65535'],
  ['PAYMENTS_ORIGIN', 'pay.example.com', 'an http(s) origin such as https://pay.example.com, without a path'],
  ...['http://switch.example.com', 'https://switch.example.com/v1', 'switch.example.com'].map(
    (value): [string, string, string] => [
      'HYPERSWITCH_ORIGIN',
      value,
      'an https origin such as https://sandbox.hyperswitch.io, without a path',
    ],
  ),
  ['HYPERSWITCH_PROFILE', 'a profile', 'the id of a profile, such as pro_abc123'],
  ['DESK_HOST', 'http://desk', 'a host name or an IP address without scheme or port'],
  [
    'DESK_ORIGIN',
    'https://desk.example.com/sign-in',
    'an http(s) origin such as https://desk.example.com, without a path',
  ],
  ['DATABASE_POOL', '3', 'a whole number from 4 to 1000'],
  ['SIM_SEED', '4294967296', 'a whole number from 0 to 4294967295'],
  ['DEMO_PROFILE', 'loud', 'one of quiet, full'],
  ['CLOCK_START', '2027-02-13 14:30', 'an instant with its zone, such as 2027-02-13T14:30:00Z'],
  ['CLOCK_START', '2027-02-30T14:30:00', 'an instant with its zone, such as 2027-02-13T14:30:00Z'],
  ...['*', 'null', 'app://bundle/en', 'https://*.example.com', 'APP://bundle', 'bundle'].map(
    (value): [string, string, string] => [
      'ALLOWED_ORIGINS',
      value,
      'a comma list of origins such as app://bundle, in lower case and without paths',
    ],
  ),
  ['TRUST_PROXY', 'everyone', 'a comma list of IP addresses or CIDR ranges'],
  ['RUN_AS', 'fairline:', 'a user of this machine, or user:group'],
  ['RUN_AS', 'fair line', 'a user of this machine, or user:group'],
  ['LOG_LEVEL', 'loud', 'one of debug, info, warn, error'],
])('%s=%s is refused, and the message says what is allowed', (variable, value, allowed) => {
  expect(problemsOf({ [variable]: value }).problems).toEqual([{ variable, value, allowed }]);
});

test('the message lists every invalid variable', () => {
  const error = problemsOf({ PORT: 'x', NODE_ENV: 'y', SIM_SEED: 'z' });
  expect(error.problems.map((problem) => problem.variable)).toEqual(['NODE_ENV', 'PORT', 'SIM_SEED']);
  expect(error.message).toContain('PORT=x: must be a whole number from 0 to 65535');
});

test('an invalid secret is named but not repeated', () => {
  const error = problemsOf({
    SMTP_PORT: '0',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SIGNING_KEYS: 'main:too-few-bytes',
    HYPERSWITCH_API_KEY: 'two words',
  });
  expect(error.problems).toHaveLength(4);
  expect(error.message).not.toMatch(/hunter2|too-few-bytes|two words/);
});

test.each(['production', 'development'])(
  'a secret of the controls is refused in %s, and the desk is named',
  (NODE_ENV) => {
    const error = problemsOf({ NODE_ENV, CONTROL_SECRET: 'a secret of more than sixteen letters' });
    expect(error.message).toMatch(/CONTROL_SECRET=\(hidden\): must be left out: .* the desk \(DESK_PORT\)/);
  },
);
