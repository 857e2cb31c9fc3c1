import type { UpdatesPort } from '#shared/host/desktop/updates.ts';
import { call, listen } from './calls.ts';

export const updates: UpdatesPort = {
  status: () => call('updates:status'),
  check: () => call('updates:check'),
  restart: () => call('updates:restart'),
  setBusy: (isBusy) => call('updates:busy', isBusy),
  onChange: (listener) => listen('updates:changed', listener),
};
