import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import { call, listen } from './calls.ts';

export const links: DesktopBridge['links'] = {
  takePending: () => call('link:take'),
  onLink: (listener) => listen('link:opened', listener),
};
