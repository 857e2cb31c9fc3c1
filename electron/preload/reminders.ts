import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import { call, listen } from './calls.ts';

export const reminders: DesktopBridge['reminders'] = {
  show: (reminder) => call('reminder:show', reminder),
  takeClick: () => call('reminder:take'),
  permission: () => call('reminder:permission'),
  onClick: (listener) => listen('reminder:clicked', listener),
};
