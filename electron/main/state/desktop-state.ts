import { rmSync } from 'node:fs';
import path from 'node:path';
import Store from 'electron-store';
import type { ProxySettings } from '#shared/host/desktop/network.ts';
import { FIRST_PROFILE } from '#shared/host/desktop/profiles.ts';
import type { LogPort } from '../log/desktop-log.ts';
import type { StoredClicks } from '../notifications/click-store.ts';
import type { ProfilesState } from '../profiles/profile-registry.ts';
import type { WindowPlace } from '../windows/window-place.ts';
import { OWNER_ONLY, setAsideWhenBroken } from './set-aside.ts';

/** State that all profiles share, in `state.json` of the app's folder. */
export interface DesktopState {
  window?: WindowPlace;
  profiles?: ProfilesState;
  /** Ids of removed profiles whose folders the next start removes. */
  goneProfiles?: string[];
  proxy?: ProxySettings;
  /** Sealed name and password for the proxy. */
  proxySignIn?: string;
  /** Targets of notifications that the system may still show. */
  notices?: StoredClicks;
}

/** State of one profile, in a file of that profile. */
export interface ProfileState {
  /** Sealed cookies of the back end. */
  session?: string;
  /** Values that the page stores through its host port. */
  values?: Record<string, string>;
}

/** Place of stored state. */
export interface StatePlace {
  /** Folder of the app's data. */
  readonly folder: string;
  readonly log: LogPort;
}

function open<State extends object>({ folder, log }: StatePlace, name: string): Store<State> {
  setAsideWhenBroken(path.join(folder, `${name}.json`), log);
  return new Store<State>({ name, cwd: folder, clearInvalidConfig: true, configFileMode: OWNER_ONLY });
}

/** Opens the state of the app. */
export const openState = (place: StatePlace): Store<DesktopState> => open<DesktopState>(place, 'state');

/** Opens the state of one profile. */
export const openProfileState = (place: StatePlace, id: string): Store<ProfileState> =>
  open<ProfileState>({ ...place, folder: path.join(place.folder, 'profiles') }, id);

interface Former {
  readonly get: (key: string) => unknown;
  readonly delete: (key: never) => void;
}

/** Moves state of an installation without profiles to the first profile: it used to be in one file. */
function moveToFirstProfile(place: StatePlace, desktopApp: Former): void {
  const keys = (['session', 'values'] as const).filter((key) => desktopApp.get(key) !== undefined);
  if (keys.length > 0) {
    const first = openProfileState(place, FIRST_PROFILE);
    for (const key of keys) {
      if (first.get(key) === undefined) first.set(key, desktopApp.get(key) as never);
      desktopApp.delete(key as never);
    }
  }
  if (desktopApp.get('bounds') !== undefined) desktopApp.delete('bounds' as never);
}

/** Removes the folders of removed profiles; they were in use while the app ran. */
function sweepProfiles(place: StatePlace, desktopApp: Pick<Store<DesktopState>, 'delete' | 'get'>): void {
  const gone: unknown = desktopApp.get('goneProfiles');
  if (!Array.isArray(gone)) return;
  for (const id of gone) {
    if (typeof id !== 'string' || !/^[a-z0-9]{4,16}$/.test(id)) continue;
    for (const name of [`profiles/${id}.json`, `Partitions/profile-${id}`])
      rmSync(path.join(place.folder, name), { recursive: true, force: true });
  }
  desktopApp.delete('goneProfiles');
}

/** Migrates stored state to its present form, and removes leftovers of the last run. */
export function prepareState(place: StatePlace, desktopApp: Store<DesktopState>): void {
  moveToFirstProfile(place, desktopApp as Former);
  sweepProfiles(place, desktopApp);
}
