import type { Session } from 'electron';
import type { ConnectionTest } from '#shared/host/desktop/network.ts';
import { DESKTOP_ORIGIN } from '#shared/host/desktop-origin.ts';
import { connectionTest } from '../network/test-connection.ts';
import type { WritePage } from '../protocol/app-files.ts';
import { servePages } from '../protocol/serve-pages.ts';
import { type GuardedSession, guardSession } from '../security/guard-session.ts';
import type { DesktopSettings } from '../settings.ts';
import type { ProfileState } from '../state/desktop-state.ts';
import { type StatePort, type StoredValue, storedUnder } from '../state/stored-value.ts';
import { SecretVault } from '../tokens/secret-vault.ts';
import { createSessionCookies } from '../tokens/session-cookies.ts';
import { createSessionEnd } from '../tokens/session-end.ts';

/** Functions of an Electron session that a profile needs. */
export type ProfileSession = GuardedSession &
  Pick<
    Session,
    | 'clearAuthCache'
    | 'clearCache'
    | 'clearCodeCaches'
    | 'clearStorageData'
    | 'closeAllConnections'
    | 'resolveProxy'
    | 'setProxy'
  > & { readonly protocol: Pick<Session['protocol'], 'handle'> };

export interface ProfilePorts {
  readonly vaultPorts: ConstructorParameters<typeof SecretVault>[0];
  readonly sessionOf: (partition: string) => ProfileSession;
  readonly stateOf: (id: string) => StatePort<ProfileState>;
  /** Folder of the built window. */
  readonly folder: string;
  readonly settings: DesktopSettings;
  /** Returns pages that the main process generates. */
  readonly write: WritePage;
  /** Connects the session to the network, and returns the function that makes its calls. */
  readonly connect: (session: ProfileSession, partition: string) => Promise<NetCall>;
}

/** `fetch` of one session. */
type NetCall = (url: string, init: RequestInit) => Promise<Response>;

/** Profile that was prepared in this run. */
export interface OpenProfile {
  readonly id: string;
  readonly partition: string;
  readonly vault: Pick<SecretVault, 'state'>;
  readonly values: StoredValue<Record<string, string>>;
  /** Sends a small request to the site and reports the result. */
  readonly test: () => Promise<ConnectionTest>;
  /** Removes everything that this machine stores for the profile. */
  readonly empty: () => Promise<void>;
}

/** Storage that pages leave behind, except for data that the player has asked to keep on the device. */
const LEFT_BY_A_SESSION = [
  'cookies',
  'filesystem',
  'indexdb',
  'shadercache',
  'serviceworkers',
  'cachestorage',
] as const;

/** Returns the partition of a profile: on disk, and separate from all others. */
export const partitionOf = (id: string): string => `persist:profile-${id}`;

/**
 * Prepares a profile: a session with its own storage, guard and pages, a vault, values. Called once in a run for each
 * profile.
 */
export async function openProfile(ports: ProfilePorts, id: string): Promise<OpenProfile> {
  const partition = partitionOf(id);
  const session = ports.sessionOf(partition);
  const state = ports.stateOf(id);
  const vault = new SecretVault(ports.vaultPorts, storedUnder(state, 'session'));
  const cookies = createSessionCookies(vault);
  const values = storedUnder(state, 'values');
  guardSession(session, [DESKTOP_ORIGIN]);
  const fetch = await ports.connect(session, partition);

  /** Ends the player's session: secrets go first, so that a later error cannot keep them. */
  async function wipe(storages?: typeof LEFT_BY_A_SESSION): Promise<void> {
    cookies.clear();
    const work = [
      session.closeAllConnections(),
      session.clearStorageData(storages ? { storages: [...storages] } : {}),
      session.clearCache(),
      session.clearAuthCache(),
    ];
    const results = await Promise.allSettled(storages ? work : [...work, session.clearCodeCaches({})]);
    const failed = results.filter(({ status }) => status === 'rejected').length;
    ports.vaultPorts.log.write(
      'info',
      'profiles',
      storages ? 'What the session left was taken away' : 'A profile was emptied',
    );
    if (failed > 0)
      ports.vaultPorts.log.write('error', 'profiles', `${failed} parts of the session could not be removed`);
  }

  const listener = createSessionEnd({ current: cookies.session, wipe: () => wipe(LEFT_BY_A_SESSION) });
  const { folder, settings, write } = ports;
  const { log } = ports.vaultPorts;
  servePages({ protocol: session.protocol, fetch, folder, settings, cookies, listener, write, log });
  return {
    id,
    partition,
    vault,
    values,
    test: () => connectionTest(settings.site, { fetch, resolveProxy: (url) => session.resolveProxy(url) }),
    empty: async () => {
      values.delete();
      await wipe();
    },
  };
}
