import type { Session } from 'electron';
import { isOwnUrl } from './own-origin.ts';

const grantedPermissions: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen']);

/** Parts of a session that can grant a permission or start a request. */
export type GuardedSession = Pick<
  Session,
  | 'on'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setPermissionRequestHandler'
  | 'setSpellCheckerEnabled'
>;

/** Tells whether an address belongs to the app, or to data that its page has made in memory. */
function isOwnContent(url: string, own: readonly string[]): boolean {
  return isOwnUrl(url.replace(/^blob:/, ''), own);
}

/** Denies permissions, devices and screens by default: Electron grants everything without handlers. */
export function guardSession(session: GuardedSession, own: readonly string[]): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(grantedPermissions.has(permission) && isOwnUrl(details.requestingUrl, own)),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => grantedPermissions.has(permission) && isOwnUrl(origin, own),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.on('select-serial-port', (event, _ports, _contents, answer) => {
    event.preventDefault();
    answer('');
  });
  session.on('select-hid-device', (event, _details, answer) => {
    event.preventDefault();
    answer(null);
  });
  session.on('select-usb-device', (event, _details, answer) => {
    event.preventDefault();
    answer();
  });
  session.on('will-download', (event, item) => {
    if (!item.getURLChain().every((url) => isOwnContent(url, own))) event.preventDefault();
  });
  // Dictionaries would be fetched from third-party servers.
  session.setSpellCheckerEnabled(false);
}
