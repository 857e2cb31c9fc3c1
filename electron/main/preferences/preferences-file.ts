import path from 'node:path';
import Store from 'electron-store';
import type { StatePlace } from '../state/desktop-state.ts';
import { OWNER_ONLY, setAsideWhenBroken } from '../state/set-aside.ts';
import type { PreferencesFile } from './preferences.ts';

const NAME = 'preferences';

/**
 * Opens the file of the settings in the app's folder. It is written completely or not at all, and a broken file is set
 * aside.
 */
export function openPreferencesFile({ folder, log }: StatePlace): PreferencesFile {
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
