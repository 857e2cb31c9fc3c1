import type { Protocol } from 'electron';
import { DESKTOP_SCHEME } from '#shared/host/desktop-origin.ts';
import type { LogPort } from '../log/desktop-log.ts';
import { contentPolicy } from '../security/content-policy.ts';
import type { DesktopSettings } from '../settings.ts';
import { createAppFiles, type WritePage } from './app-files.ts';
import { type CookieStore, createForwarder, type SessionListener } from './forward-calls.ts';

interface Served {
  /** Of the session whose pages are served. */
  readonly protocol: Pick<Protocol, 'handle'>;
  /** Makes the calls, the session's way to the network. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The built window. */
  readonly folder: string;
  readonly settings: DesktopSettings;
  readonly cookies: CookieStore;
  readonly listener: SessionListener;
  /** Pages that the main process writes itself. */
  readonly write: WritePage;
  readonly log: LogPort;
}

/**
 * The app's own scheme in one session: calls go to the site with the kept cookies, all else is a built file. A handler
 * belongs to its session: another session has to be served by itself.
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
