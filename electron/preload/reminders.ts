import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import { call, listen } from './calls.ts';

export const reminders: DesktopBridge['reminders'] = {
  show: (reminder) => call('reminder:show', reminder),
  onClick: (listener) => listen('reminder:clicked', listener),
};
