import type { Environment } from '../environment.ts';
import { isLoopbackName } from './host-list.ts';
import { isGuessable } from './secret-strength.ts';

/** Something about a start that its operator must know. */
interface StartFinding {
  /** Ends the start; other findings are printed and the start goes on. */
  readonly isRefused: boolean;
  readonly what: string;
  readonly why: string;
  readonly action: string;
}

/** What a start knows beside its environment. */
export interface StartFacts {
  /** The site serves visitors, with the platform in its process or not; the platform alone serves the site. */
  readonly program: 'site' | 'platform';
  /** `mainOrigin` of the site config; undefined while it has not been read. */
  readonly mainOrigin?: string | null | undefined;
  /** The process runs as root. */
  readonly isRoot?: boolean;
}

/** What the operator reads about a start; text is '' when there is nothing to say. */
export interface StartReport {
  readonly isRefused: boolean;
  readonly text: string;
}

/** Shortest network prefixes that can be the proxies of one site: larger networks hold visitors too. */
const SMALLEST_PREFIX = { ipv4: 8, ipv6: 16 };
const OPEN_IN_DEVELOPMENT =
  'the demo account with a password that everybody knows, play money, the controls of /__control without a secret ' +
  '(every letter and its sign-in link, the clock, results, balances), the local identity provider, the debugger and ' +
  'the descriptions of the calls';

const isLoopbackListener = (host: string) => host === '::1' || isLoopbackName(host);
const nameOf = (origin: string) => new URL(origin).hostname;
const isLoopbackRange = (range: string) => /^(?:127\.|::1$|::1\/128$)/.test(range);
const isSecure = (origin: string | null | undefined) => Boolean(origin?.startsWith('https:'));

function isTooWide(range: string): boolean {
  const [address = '', bits] = range.split('/');
  return bits !== undefined && Number(bits) < SMALLEST_PREFIX[address.includes(':') ? 'ipv6' : 'ipv4'];
}

/** Returns the settings by which other machines reach a start. */
function reachable({ host, trustProxy, siteOrigins }: Environment): readonly string[] {
  const proxies = trustProxy.filter((range) => !isLoopbackRange(range));
  const origins = siteOrigins.filter((origin) => !isLoopbackName(nameOf(origin)));
  return [
    ...(isLoopbackListener(host) ? [] : [`HOST=${host}`]),
    ...(proxies.length > 0 ? [`TRUST_PROXY=${proxies.join(',')}`] : []),
    ...(origins.length > 0 ? [`SITE_ORIGINS=${origins.join(',')}`] : []),
  ];
}

function developmentFindings(environment: Environment): readonly StartFinding[] {
  const settings = reachable(environment);
  if (settings.length === 0) return [];
  const why = `NODE_ENV is ${environment.nodeEnv}. Open to everybody who reaches it: ${OPEN_IN_DEVELOPMENT}.`;
  return [
    {
      isRefused: !environment.allowOpenDevelopment,
      what: `Other machines can reach this start (${settings.join(', ')}), and it is not one of production.`,
      why,
      action: environment.allowOpenDevelopment
        ? 'Keep it in a network of people who may do all this.'
        : 'Set NODE_ENV=production for visitors, or leave these settings out to stay on this machine. For testers in a network of your own, set ALLOW_OPEN_DEVELOPMENT=yes.',
    },
  ];
}

function trialFindings({ host }: Environment): readonly StartFinding[] {
  if (!isLoopbackListener(host))
    return [
      {
        isRefused: true,
        what: `ALLOW_INSECURE_HTTP=yes with HOST=${host}: passwords and sessions would cross a network in clear.`,
        why: 'Plain http in production is for a trial on one machine only.',
        action: 'Set HOST=127.0.0.1, or put https in front and leave ALLOW_INSECURE_HTTP out.',
      },
    ];
  return [
    {
      isRefused: false,
      what: 'This production start answers over plain http (ALLOW_INSECURE_HTTP=yes).',
      why: 'Session cookies are not marked Secure, and browsers are not told to use https.',
      action: 'Leave ALLOW_INSECURE_HTTP out once https is in front.',
    },
  ];
}

function httpsFindings(environment: Environment, { program, mainOrigin }: StartFacts): readonly StartFinding[] {
  const { trustProxy, siteOrigins } = environment;
  if (environment.allowInsecureHttp) return trialFindings(environment);
  if (program === 'site' && trustProxy.length === 0)
    return [
      {
        isRefused: true,
        what: 'No https is in front of this production start: TRUST_PROXY is not set.',
        why: 'The product itself speaks plain http. Without a proxy that it believes, no request counts as https, and passwords would cross the network in clear.',
        action:
          'Put a proxy with a certificate in front and name its addresses, such as TRUST_PROXY=127.0.0.1. For a trial on this machine alone, set ALLOW_INSECURE_HTTP=yes.',
      },
    ];
  const isNamed = siteOrigins.some(isSecure) || isSecure(mainOrigin);
  if (isNamed) return [];
  const isKnown = mainOrigin !== undefined;
  return [
    {
      isRefused: isKnown,
      what: isKnown
        ? 'No https address of the site is named: neither SITE_ORIGINS nor mainOrigin of the site config has one.'
        : 'SITE_ORIGINS names no https address of the site, and the site config has not been read yet.',
      why: 'Requests for other hosts are refused (421), so visitors would see nothing.',
      action: 'Set SITE_ORIGINS=https://www.example.com, with every origin at which visitors open the site.',
    },
  ];
}

function letterFindings(environment: Environment, { program, mainOrigin }: StartFacts): readonly StartFinding[] {
  const { smtpHost, smsGateway, siteOrigins, platformOrigin } = environment;
  const sends = smtpHost !== '' || smsGateway !== '';
  const isOwnPlatform = program === 'platform' || platformOrigin === '';
  if (!sends || !isOwnPlatform || siteOrigins.length > 0 || mainOrigin) return [];
  return [
    {
      isRefused: mainOrigin === null,
      what: 'Letters are sent, and their links have no address: mainOrigin of the site config and SITE_ORIGINS are empty.',
      why: 'A link that confirms an e-mail or sets a password would lead nowhere.',
      action: 'Set SITE_ORIGINS=https://www.example.com, or mainOrigin in the site config.',
    },
  ];
}

function wireFindings({ smtpHost, smtpTls, platformOrigin }: Environment): readonly StartFinding[] {
  const clear: StartFinding[] = [];
  if (smtpHost !== '' && smtpTls === 'none' && !isLoopbackListener(smtpHost))
    clear.push({
      isRefused: false,
      what: `Letters go to ${smtpHost} without encryption (SMTP_TLS=none).`,
      why: 'Whoever is on the way reads codes and sign-in links.',
      action: 'Set SMTP_TLS=starttls or SMTP_TLS=implicit.',
    });
  if (platformOrigin.startsWith('http:') && !isLoopbackName(nameOf(platformOrigin)))
    clear.push({
      isRefused: false,
      what: `Calls go to ${platformOrigin} without encryption.`,
      why: 'Whoever is on the way reads passwords and sessions.',
      action: 'Name the back end by an https origin, or keep that network closed.',
    });
  return clear;
}

function deskFindings({ deskPort, deskHost, deskOrigin, allowInsecureHttp }: Environment): readonly StartFinding[] {
  const isReachable = deskPort !== 0 && !isLoopbackListener(deskHost);
  if (!isReachable || isSecure(deskOrigin)) return [];
  return [
    {
      isRefused: !allowInsecureHttp,
      what: `Other machines reach the desk over plain http (DESK_HOST=${deskHost}).`,
      why: 'Whoever is on the way reads the passwords and sessions of staff, who see every player.',
      action:
        'Set DESK_HOST=127.0.0.1 and reach the desk through a tunnel, or put https in front and name it: DESK_ORIGIN=https://desk.example.com.',
    },
  ];
}

function userFindings({ runAs }: Environment, { isRoot = false }: StartFacts): readonly StartFinding[] {
  if (!isRoot || runAs !== '') return [];
  return [
    {
      isRefused: false,
      what: 'This production start runs as root and stays root.',
      why: 'A fault of the program would give away the whole machine, not this product alone.',
      action: 'Set RUN_AS to an ordinary user, such as RUN_AS=fairline, or start as one.',
    },
  ];
}

function clockFindings({ clockStart }: Environment): readonly StartFinding[] {
  if (clockStart === null) return [];
  return [
    {
      isRefused: true,
      what: `CLOCK_START=${new Date(clockStart).toISOString()}: the server's clock would not show the time of day.`,
      why: 'Games, deadlines of players and settlements follow that clock; another one is for tests.',
      action: 'Leave CLOCK_START out.',
    },
  ];
}

function demoFindings({ demoProfile }: Environment): readonly StartFinding[] {
  if (demoProfile === 'quiet') return [];
  return [
    {
      isRefused: true,
      what: `DEMO_PROFILE=${demoProfile}: the site would open the dialogs of the demonstration.`,
      why: 'Which of them players see is a decision of the operator.',
      action: 'Leave DEMO_PROFILE out, and switch them on in the site config.',
    },
  ];
}

function productionFindings(environment: Environment, facts: StartFacts): readonly StartFinding[] {
  const secrets = environment.signingKeys.split(',').map((key) => key.slice(key.indexOf(':') + 1));
  const weak: readonly StartFinding[] = secrets.some(isGuessable)
    ? [
        {
          isRefused: true,
          what: 'A secret of SIGNING_KEYS can be guessed.',
          why: 'It repeats itself or is a plain sequence.',
          action: 'Make a key at random: npm run keys -- new',
        },
      ]
    : [];
  return [
    ...httpsFindings(environment, facts),
    ...weak,
    ...clockFindings(environment),
    ...demoFindings(environment),
    ...letterFindings(environment, facts),
    ...wireFindings(environment),
    ...userFindings(environment, facts),
  ];
}

function proxyFindings({ nodeEnv, trustProxy }: Environment): readonly StartFinding[] {
  return trustProxy.filter(isTooWide).map((range) => ({
    isRefused: nodeEnv === 'production',
    what: `TRUST_PROXY=${range} believes everybody.`,
    why: 'Any visitor could choose the address, the host and the protocol that limits, links and cookies rest on.',
    action: 'Name the addresses of your proxies only, such as TRUST_PROXY=10.0.12.0/24.',
  }));
}

/** Finds a platform that believes no site about its visitors, not even one of its own machine. */
function unnamedSiteFindings({ nodeEnv, trustProxy }: Environment, { program }: StartFacts): readonly StartFinding[] {
  if (program !== 'platform' || trustProxy.length > 0) return [];
  return [
    {
      isRefused: nodeEnv === 'production',
      what: 'This platform believes no site about its visitors: TRUST_PROXY is not set.',
      why: 'All visitors of a site would count as the one address of its server, and their calls as those of another host over plain http. No address is believed untold, also none of this machine: any program there could choose the address that limits count.',
      action:
        'Name the addresses of your site servers, such as TRUST_PROXY=10.0.20.0/24, or TRUST_PROXY=127.0.0.1 for a site on this machine.',
    },
  ];
}

/** Finds a desk behind a proxy that it does not believe about its callers. */
function unnamedDeskProxyFindings({ deskPort, deskOrigin, trustProxy }: Environment): readonly StartFinding[] {
  if (deskPort === 0 || deskOrigin === '' || trustProxy.length > 0) return [];
  return [
    {
      isRefused: false,
      what: `The desk believes no proxy about its callers: ${deskOrigin} is served by one, and TRUST_PROXY is not set.`,
      why: 'All staff count as the one address of the proxy, so guesses of a stranger would keep everybody out.',
      action: 'Name the proxy in front of the desk, such as TRUST_PROXY=127.0.0.1.',
    },
  ];
}

function idleDeskFindings({ deskPort, platformOrigin }: Environment, { program }: StartFacts): readonly StartFinding[] {
  if (deskPort === 0 || program !== 'site' || platformOrigin === '') return [];
  return [
    {
      isRefused: false,
      what: 'DESK_PORT has no effect here: the platform runs in another process.',
      why: 'The desk belongs to the platform.',
      action: 'Set DESK_PORT where npm run platform runs.',
    },
  ];
}

/**
 * Examines whether a start is safe (decision 043) and lists everything about it at once: what, why, and what to do. The
 * first refusal or warning of a start is not followed by others that could have been said with it.
 *
 * @returns `isRefused` when the process must end with status 2
 */
export function examineStart(environment: Environment, facts: StartFacts): StartReport {
  const own =
    environment.nodeEnv === 'production' ? productionFindings(environment, facts) : developmentFindings(environment);
  const findings = [
    ...own,
    ...proxyFindings(environment),
    ...unnamedSiteFindings(environment, facts),
    ...deskFindings(environment),
    ...unnamedDeskProxyFindings(environment),
    ...idleDeskFindings(environment, facts),
  ];
  const isRefused = findings.some((finding) => finding.isRefused);
  if (findings.length === 0) return { isRefused, text: '' };
  const ordered = [...findings].sort((a, b) => Number(b.isRefused) - Number(a.isRefused));
  const lines = ordered.flatMap(({ isRefused, what, why, action }, index) => [
    `  ${index + 1}. ${isRefused ? 'Refused' : 'Warning'}: ${what}`,
    `     Why: ${why}`,
    `     What to do: ${action}`,
  ]);
  const title = isRefused ? 'Fairline does not start like this:' : 'Fairline starts; take note:';
  return { isRefused, text: ['', title, ...lines, ''].join('\n') };
}
