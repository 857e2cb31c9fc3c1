import type { storageCalls } from '#shared/host/program/storage.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { Kept } from '../state/program-state.ts';

/** Small texts of the page. */
export function storageHandlers(
  kept: Pick<Kept<Record<string, string>>, 'get' | 'set'>,
): HandlersOf<typeof storageCalls> {
  const values = () => kept.get() ?? {};
  return {
    'storage:read': (key) => values()[key] ?? null,
    'storage:write': (key, value) => kept.set({ ...values(), [key]: value }) as undefined,
    'storage:remove': (key) => {
      const { [key]: _removed, ...rest } = values();
      return kept.set(rest) as undefined;
    },
  };
}
