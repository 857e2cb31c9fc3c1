import type { Protocol } from 'electron';
import { DESKTOP_SCHEME } from '#shared/host/desktop-origin.ts';
import type { LogPort } from '../log/desktop-log.ts';
import { contentPolicy } from '../security/content-policy.ts';
import type { DesktopSettings } from '../settings.ts';
import { createAppFiles, type WritePage } from './app-files.ts';
import { type CookieStore, createForwarder, type SessionListener } from './forward-calls.ts';

interface Served {
  /** Protocol of the session whose pages are served. */
  readonly protocol: Pick<Protocol, 'handle'>;
  /** Makes the calls with the session's network settings. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Folder of the built window. */
  readonly folder: string;
  readonly settings: DesktopSettings;
  readonly cookies: CookieStore;
  readonly listener: SessionListener;
  /** Returns pages that the main process generates. */
  readonly write: WritePage;
  readonly log: LogPort;
}

/**
 * Serves the app's scheme in one session: calls go to the site with the stored cookies, everything else is a built
 * file. A handler belongs to one session, so every session is served separately.
 */
export function servePages({ protocol, fetch, folder, settings, cookies, listener, write, log }: Served): void {
  const files = createAppFiles(folder, (nonce) => contentPolicy(settings.socketOrigin, nonce), write);
  const forward = createForwarder({
    site: settings.site,
    prefixes: settings.callPrefixes,
    cookies,
    session: listener,
    fetch,
    log,
  });
  protocol.handle(DESKTOP_SCHEME, async (request) => (await forward(request)) ?? files(request));
}
