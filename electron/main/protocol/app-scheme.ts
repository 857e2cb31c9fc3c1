import type { Protocol } from 'electron';
import { DESKTOP_SCHEME } from '#shared/host/desktop-origin.ts';

/** Registers the app's scheme as secure, with standard addresses and fetch. Called once, before the app is ready. */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: DESKTOP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}
