import type { SettingsPort } from '#shared/host/desktop/settings.ts';
import { call, listen } from './calls.ts';

export const settings: SettingsPort = {
  read: () => call('settings:read'),
  change: (change) => call('settings:change', change),
  onChange: (listener) => listen('settings:changed', listener),
};
