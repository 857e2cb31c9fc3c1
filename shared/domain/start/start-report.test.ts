import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { examineStart, type StartFacts } from './start-report.ts';

type Variables = Record<string, string>;

const SAFE = { NODE_ENV: 'production', TRUST_PROXY: '10.0.12.0/24', SITE_ORIGINS: 'https://www.example.com' };
const SITE: StartFacts = { program: 'site', mainOrigin: null };

const examine = (variables: Variables, facts: StartFacts = SITE) => examineStart(parseEnvironment(variables), facts);

test('the usual start on one machine and a production start with all settings have nothing to report', () => {
  for (const variables of [
    {},
    { NODE_ENV: 'test' },
    { HOST: 'localhost' },
    { HOST: '::1' },
    SAFE,
    { ...SAFE, HOST: '0.0.0.0' },
  ])
    expect(examine(variables)).toEqual({ isRefused: false, text: '' });
});

describe('a production start is refused', () => {
  test.each<[string, Variables, StartFacts | undefined, RegExp]>([
    ['without https in front', { ...SAFE, TRUST_PROXY: '' }, undefined, /No https is in front/],
    [
      'without an address of the site',
      { ...SAFE, SITE_ORIGINS: '' },
      undefined,
      /No https address of the site is named/,
    ],
    [
      'whose only address is plain http',
      { ...SAFE, SITE_ORIGINS: 'http://www.example.com' },
      undefined,
      /No https address/,
    ],
    [
      'that believes every IPv4 address',
      { ...SAFE, TRUST_PROXY: '0.0.0.0/0' },
      undefined,
      /TRUST_PROXY=0\.0\.0\.0\/0 believes everybody/,
    ],
    [
      'that believes every IPv6 address',
      { ...SAFE, TRUST_PROXY: '10.0.0.1,::/0' },
      undefined,
      /TRUST_PROXY=::\/0 believes/,
    ],
    [
      'that believes half of the internet',
      { ...SAFE, TRUST_PROXY: '128.0.0.0/1' },
      undefined,
      /TRUST_PROXY=128\.0\.0\.0\/1/,
    ],
    [
      'with a clock that begins at another time',
      { ...SAFE, CLOCK_START: '2027-02-13T14:30:00Z' },
      undefined,
      /CLOCK_START=2027-02-13T14:30:00\.000Z: the server's clock would not show the time of day/,
    ],
    [
      'with the dialogs of the demonstration',
      { ...SAFE, DEMO_PROFILE: 'full' },
      undefined,
      /DEMO_PROFILE=full: the site would open the dialogs of the demonstration/,
    ],
    [
      'with a key of one letter',
      { ...SAFE, SIGNING_KEYS: `main:${'a'.repeat(43)}` },
      undefined,
      /A secret of SIGNING_KEYS can be guessed/,
    ],
    [
      'whose desk others reach over plain http',
      { ...SAFE, DESK_PORT: '8091', DESK_HOST: '0.0.0.0' },
      undefined,
      /Other machines reach the desk over plain http/,
    ],
    [
      'as a trial on plain http that others can reach',
      { NODE_ENV: 'production', ALLOW_INSECURE_HTTP: 'yes', HOST: '0.0.0.0' },
      undefined,
      /would cross a network in clear/,
    ],
    [
      'as a trial whose letters have no address',
      { NODE_ENV: 'production', ALLOW_INSECURE_HTTP: 'yes', SMTP_HOST: '127.0.0.1' },
      undefined,
      /Letters are sent, and their links have no address/,
    ],
    [
      'as a platform alone that others can reach and that names no site',
      { ...SAFE, TRUST_PROXY: '', HOST: '0.0.0.0' },
      { program: 'platform', mainOrigin: null },
      /believes no site about its visitors/,
    ],
    [
      'as a platform alone that does not name the site beside it',
      { ...SAFE, TRUST_PROXY: '' },
      { program: 'platform', mainOrigin: null },
      /TRUST_PROXY=127\.0\.0\.1 for a site on this machine/,
    ],
  ])('%s', (_what, variables, facts, sentence) => {
    const { isRefused, text } = examine(variables, facts);
    expect(isRefused).toBe(true);
    expect(text).toContain('Fairline does not start like this:');
    expect(text).toMatch(sentence);
  });
});

describe('a production start is not refused', () => {
  test.each<[string, Variables, StartFacts]>([
    [
      'whose address is in the site config',
      { ...SAFE, SITE_ORIGINS: '' },
      { program: 'site', mainOrigin: 'https://www.example.com' },
    ],
    [
      'as a platform alone that names the site beside it',
      { ...SAFE, TRUST_PROXY: '127.0.0.1' },
      { program: 'platform', mainOrigin: null },
    ],
    [
      'whose desk has https in front',
      { ...SAFE, DESK_PORT: '8091', DESK_HOST: '0.0.0.0', DESK_ORIGIN: 'https://desk.example.com' },
      SITE,
    ],
    ['with letters and an address for their links', { ...SAFE, SMTP_HOST: 'mail.example.com' }, SITE],
    [
      'whose letters another back end sends',
      { ...SAFE, SMTP_HOST: 'x', PLATFORM_ORIGIN: 'https://api.example.com' },
      { program: 'site' },
    ],
    ['with a random key', { ...SAFE, SIGNING_KEYS: 'main:kP7tq2ZxY0nVb4sWcR8uLhJ1mDfGa5eTiO9pQwXyZ3A' }, SITE],
  ])('%s', (_what, variables, facts) => expect(examine(variables, facts)).toEqual({ isRefused: false, text: '' }));
});

describe('a start goes on with a warning', () => {
  test.each<[string, Variables, StartFacts, RegExp]>([
    [
      'as a trial on plain http',
      { NODE_ENV: 'production', ALLOW_INSECURE_HTTP: 'yes' },
      SITE,
      /answers over plain http/,
    ],
    [
      'that believes everybody in development',
      { TRUST_PROXY: '0.0.0.0/0', ALLOW_OPEN_DEVELOPMENT: 'yes' },
      SITE,
      /believes everybody/,
    ],
    [
      'whose letters are not encrypted',
      { ...SAFE, SMTP_HOST: 'mail.example.com', SMTP_TLS: 'none' },
      SITE,
      /SMTP_TLS=none/,
    ],
    [
      'whose calls are not encrypted',
      { ...SAFE, PLATFORM_ORIGIN: 'http://api.example.com' },
      { program: 'site' },
      /Calls go to http:\/\/api\.example\.com/,
    ],
    ['as a platform alone in development', {}, { program: 'platform' }, /believes no site about its visitors/],
    ['whose site config is not known yet', { ...SAFE, SITE_ORIGINS: '' }, { program: 'site' }, /has not been read yet/],
  ])('%s', (_what, variables, facts, sentence) => {
    const { isRefused, text } = examine(variables, facts);
    expect(isRefused).toBe(false);
    expect(text).toContain('Fairline starts; take note:');
    expect(text).toMatch(sentence);
  });
});

describe('a start of development that others can reach', () => {
  const settings: Variables[] = [
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.20' },
    { TRUST_PROXY: '10.0.0.1' },
    { SITE_ORIGINS: 'https://www.example.com' },
  ];

  test('is refused, and says what would be open', () => {
    for (const variables of settings) {
      const { isRefused, text } = examine(variables);
      expect(isRefused, JSON.stringify(variables)).toBe(true);
      for (const word of ['demo account', 'play money', '/__control', 'ALLOW_OPEN_DEVELOPMENT=yes'])
        expect(text).toContain(word);
    }
  });

  test('goes on when that is meant, and still says what is open', () => {
    for (const variables of settings) {
      const { isRefused, text } = examine({ ...variables, ALLOW_OPEN_DEVELOPMENT: 'yes' });
      expect(isRefused).toBe(false);
      for (const word of ['demo account', 'play money', '/__control']) expect(text).toContain(word);
    }
  });
});

test('all problems of a start are in one list, refusals first, and no secret is repeated', () => {
  const { text } = examine({
    NODE_ENV: 'production',
    TRUST_PROXY: '0.0.0.0/0',
    SIGNING_KEYS: `main:${'a'.repeat(43)}`,
    SMTP_HOST: 'mail.example.com',
    SMTP_TLS: 'none',
  });
  expect([...text.matchAll(/^ {2}\d\. (Refused|Warning)/gm)].map(([, kind]) => kind)).toEqual([
    'Refused',
    'Refused',
    'Refused',
    'Refused',
    'Warning',
  ]);
  expect(text.match(/Why: /g)).toHaveLength(5);
  expect(text.match(/What to do: /g)).toHaveLength(5);
  expect(text).not.toContain('aaaa');
});

test('a production start that stays root is warned of, one that gives it up is not', () => {
  const { isRefused, text } = examine(SAFE, { ...SITE, isRoot: true });
  expect(isRefused).toBe(false);
  expect(text).toMatch(/Warning: This production start runs as root and stays root\.[\s\S]*Set RUN_AS/);
  expect(examine({ ...SAFE, RUN_AS: 'fairline' }, { ...SITE, isRoot: true }).text).toBe('');
  expect(examine({}, { ...SITE, isRoot: true }).text).toBe('');
});

test('a desk behind a proxy that TRUST_PROXY does not name starts with a warning', () => {
  const desk = { DESK_PORT: '8091', DESK_ORIGIN: 'https://desk.example.com' };
  const { isRefused, text } = examine(desk);
  expect([isRefused, text]).toEqual([false, expect.stringContaining('The desk believes no proxy about its callers')]);
  expect(examine({ ...desk, TRUST_PROXY: '127.0.0.1' }).text).toBe('');
});
