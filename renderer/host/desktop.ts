import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { createDesktopIdle } from './desktop-idle.ts';
import { desktopStorage } from './desktop-storage.ts';

declare global {
  interface Window {
    readonly desktop?: DesktopBridge;
  }
}

/**
 * Creates the host port of the desktop window over the bridge of the preload script.
 * @throws Error in a page that is not the desktop window
 */
export function createDesktopHost(bridge: DesktopBridge | undefined = window.desktop): HostPort {
  if (!bridge) throw new Error('This page is not the desktop window: it has no bridge of the preload script');
  return {
    kind: 'desktop',
    ...desktopStorage(bridge),
    socketOrigin: bridge.socketOrigin,
    idle: createDesktopIdle(bridge.idle),
    // The operating system asks when the app shows its first notification.
    reminders: { ...bridge.reminders, ask: bridge.reminders.permission },
    links: bridge.links,
    desktop: bridge.desktop,
  } satisfies HostPort;
}
