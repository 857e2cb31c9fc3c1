import { isLoopbackName } from '#shared/domain/start/host-list.ts';

export interface DesktopSettings {
  /** Origin of the site that receives the app's calls. */
  readonly site: string;
  /** Origin for sockets, on the same host. */
  readonly socketOrigin: string;
  readonly callPrefixes: readonly string[];
  /** Hosts of links that may open in the system's browser. */
  readonly externalHosts: readonly string[];
  /** Whether people who share the machine may have separate profiles. */
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
 * Returns the settings of the build. An app that runs from its sources may use another site, named by FAIRLINE_SITE; a
 * packaged app may not, so that its session cannot be sent to another host. A packaged app uses https, except for a site
 * on its own machine, which only a package for looking at has: releases are refused without https when they are packed.
 *
 * @throws Error when the site is not an http(s) origin, or a packaged app would send sessions in clear
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
  if (isPackaged && url.protocol === 'http:' && !isLoopbackName(url.hostname))
    throw new Error(`This app was packed for ${url.origin}, which is not https. Get it again from your operator.`);
  const socketOrigin = `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}`;
  return {
    site: url.origin,
    socketOrigin,
    callPrefixes,
    externalHosts: __EXTERNAL_HOSTS__.split(',').filter(Boolean),
    areProfilesOffered: __SEVERAL_PROFILES__,
  };
}
