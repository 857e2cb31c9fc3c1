import type { profileCalls } from '#shared/host/program/profiles.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { ProfileDesk } from './profile-desk.ts';

/** People who share the program, for the page of one of them. */
export function profileHandlers(
  desk: Pick<ProfileDesk, 'create' | 'open' | 'read' | 'remove' | 'rename'>,
): HandlersOf<typeof profileCalls> {
  return {
    'profiles:read': () => desk.read(),
    'profiles:create': (name) => desk.create(name),
    'profiles:rename': (id, name) => desk.rename(id, name),
    'profiles:open': (id) => desk.open(id),
    'profiles:remove': (id) => desk.remove(id),
  };
}
