import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import { call } from './calls.ts';

export const storage: DesktopBridge['storage'] = {
  read: (key) => call('storage:read', key),
  write: (key, value) => call('storage:write', key, value),
  remove: (key) => call('storage:remove', key),
};
