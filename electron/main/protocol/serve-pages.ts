import type { Net, Protocol } from 'electron';
import { DESKTOP_SCHEME } from '#shared/host/desktop-origin.ts';
import { contentPolicy } from '../security/content-policy.ts';
import type { DesktopSettings } from '../settings.ts';
import { createAppFiles } from './app-files.ts';
import { type CookieKeeper, createForwarder } from './forward-calls.ts';

/** The app's own scheme, as a page sees it: its calls go to the site with the kept session, all else is a built file. */
export function servePages(
  protocol: Pick<Protocol, 'handle'>,
  net: Pick<Net, 'fetch'>,
  folder: string,
  settings: DesktopSettings,
  cookies: CookieKeeper,
): void {
  const files = createAppFiles(folder, contentPolicy(settings.socketOrigin));
  const forward = createForwarder({
    site: settings.site,
    prefixes: settings.callPrefixes,
    cookies,
    fetch: (url, init) => net.fetch(url, { ...init, credentials: 'omit' }),
  });
  protocol.handle(DESKTOP_SCHEME, async (request) => (await forward(request)) ?? files(request));
}
