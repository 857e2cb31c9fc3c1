import path from 'node:path';
import Store from 'electron-store';
import type { PreferenceShelf } from './preferences.ts';
import { setAsideBroken } from './set-aside.ts';

const NAME = 'preferences';

/** The file of the settings in the program's folder; written whole or not at all. */
export function openPreferenceFile(folder: string): PreferenceShelf {
  setAsideBroken(path.join(folder, `${NAME}.json`));
  const store = new Store<Record<string, unknown>>({ name: NAME, clearInvalidConfig: true });
  return {
    get: () => store.store,
    set: (values) => {
      store.store = { ...values };
    },
  };
}
