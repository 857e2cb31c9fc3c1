import type { ProfilesPort } from '#shared/host/desktop/profiles.ts';
import { call, listen } from './calls.ts';

export const profiles: ProfilesPort = {
  read: () => call('profiles:read'),
  create: (name) => call('profiles:create', name),
  rename: (id, name) => call('profiles:rename', id, name),
  open: (id) => call('profiles:open', id),
  remove: (id) => call('profiles:remove', id),
  onChange: (listener) => listen('profiles:changed', listener),
};
