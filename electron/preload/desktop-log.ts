import type { DesktopLogPort } from '#shared/host/desktop/desktop-log.ts';
import { call, listen } from './calls.ts';

export const desktopLog: DesktopLogPort = {
  lines: () => call('log:lines'),
  onLine: (listener) => listen('log:written', listener),
};
