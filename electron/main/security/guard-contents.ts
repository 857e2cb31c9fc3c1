import type { Session, WebContents } from 'electron';
import { externalUrl, isOwnUrl } from './own-origin.ts';

interface Guard {
  /** Origins that are the app itself. */
  readonly own: readonly string[];
  /** Hosts that links may lead to in the system's browser. */
  readonly hosts: readonly string[];
  readonly openExternal: (url: string) => void;
}

/** The window stays on its own pages; a link elsewhere opens in the system's browser or not at all. */
export function guardContents(contents: WebContents, guard: Guard): void {
  const openOutside = (raw: string) => {
    const url = externalUrl(raw, guard.hosts);
    if (url) guard.openExternal(url);
  };
  const divert = (event: { preventDefault(): void; url: string }) => {
    if (isOwnUrl(event.url, guard.own)) return;
    event.preventDefault();
    openOutside(event.url);
  };
  contents.on('will-navigate', divert);
  contents.on('will-redirect', divert);
  contents.on('will-frame-navigate', divert);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
}

const grantedPermissions = new Set(['clipboard-sanitized-write', 'fullscreen']);

/** Denied by default: Electron grants everything when nobody answers. */
export function guardSession(session: Session, own: readonly string[]): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(grantedPermissions.has(permission) && isOwnUrl(details.requestingUrl, own)),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => grantedPermissions.has(permission) && isOwnUrl(origin, own),
  );
  session.setDevicePermissionHandler(() => false);
}
