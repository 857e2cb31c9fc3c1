export interface DesktopSettings {
  /** Origin of the site whose calls this app makes. */
  readonly site: string;
  /** The same host for sockets. */
  readonly socketOrigin: string;
  readonly callPrefixes: readonly string[];
  /** Hosts that links may lead to in the system's browser. */
  readonly externalHosts: readonly string[];
  /** Whether people who share the machine may each have a profile of their own. */
  readonly areProfilesOffered: boolean;
}

declare const __SITE_ORIGIN__: string;
declare const __EXTERNAL_HOSTS__: string;
declare const __SEVERAL_PROFILES__: boolean;

const callPrefixes = [
  '/web-api',
  '/bff-api',
  '/redirects-api',
  '/blocks-api',
  '/fatman-api',
  '/social-api',
  '/limit-service-api',
  '/captcha',
  '/sections-api',
];

/**
 * What the build has fixed. An app that is run from its sources may be pointed elsewhere by FAIRLINE_SITE; a packaged
 * one may not, so that nobody can send its session to another host.
 *
 * @throws Error when the site is not an http(s) origin
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  isPackaged: boolean,
): DesktopSettings {
  const chosen = isPackaged ? undefined : environment.FAIRLINE_SITE;
  const site = chosen || __SITE_ORIGIN__;
  const url = URL.canParse(site) ? new URL(site) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`FAIRLINE_SITE=${site}: must be an origin such as https://www.example.com`);
  const socketOrigin = `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}`;
  return {
    site: url.origin,
    socketOrigin,
    callPrefixes,
    externalHosts: __EXTERNAL_HOSTS__.split(',').filter(Boolean),
    areProfilesOffered: __SEVERAL_PROFILES__,
  };
}
