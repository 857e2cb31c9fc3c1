import path from 'node:path';
import Store from 'electron-store';
import type { StatePlace } from '../state/program-state.ts';
import { OWNER_ONLY, setAsideWhenBroken } from '../state/set-aside.ts';
import type { PreferenceShelf } from './preferences.ts';

const NAME = 'preferences';

/** The file of the settings in the program's folder; written whole or not at all, and set aside where it is none. */
export function openPreferenceFile({ folder, log }: StatePlace): PreferenceShelf {
  setAsideWhenBroken(path.join(folder, `${NAME}.json`), log);
  const store = new Store<Record<string, unknown>>({
    name: NAME,
    cwd: folder,
    clearInvalidConfig: true,
    configFileMode: OWNER_ONLY,
  });
  return {
    get: () => store.store,
    set: (values) => {
      store.store = { ...values };
    },
  };
}
