import type { Protocol } from 'electron';
import { DESKTOP_SCHEME } from '#shared/host/desktop-origin.ts';

/** Makes the app's scheme one of secure pages with addresses and fetch. Once, before the app is ready. */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: DESKTOP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}
