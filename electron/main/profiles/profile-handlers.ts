import type { profileCalls } from '#shared/host/desktop/profiles.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { ProfileManager } from './profile-manager.ts';

/** Returns the handlers that list and change the profiles of this installation. */
export function profileHandlers(
  profiles: Pick<ProfileManager, 'create' | 'open' | 'read' | 'remove' | 'rename'>,
): HandlersOf<typeof profileCalls> {
  return {
    'profiles:read': () => profiles.read(),
    'profiles:create': (name) => profiles.create(name),
    'profiles:rename': (id, name) => profiles.rename(id, name),
    'profiles:open': (id) => profiles.open(id),
    'profiles:remove': (id) => profiles.remove(id),
  };
}
