import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import { call, listen } from './calls.ts';

export const idle: DesktopBridge['idle'] = {
  configure: (minutes) => call('idle:configure', [...minutes]),
  active: (agoMs) => call('idle:active', agoMs),
  onIdle: (listener) => listen('idle:fired', listener),
};
