import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'electron';
import { AT_SIGN_IN, autostartEntry, isEntryOn } from './autostart-entry.ts';

/** Setting that starts the app when the player signs in to the computer. */
export interface LaunchPort {
  readonly isAvailable: boolean;
  /** Returns the state in the operating system, also when another program has set it. */
  readonly read: () => boolean;
  /** @throws the error of the operating system or the disk */
  readonly write: (isOn: boolean) => void;
}

export type LoginItems = Pick<App, 'getLoginItemSettings' | 'setLoginItemSettings'>;

interface LaunchOptions {
  readonly platform: string;
  /** Whether the app is packaged; from sources, only an empty Electron would start. */
  readonly isPackaged: boolean;
  readonly loginItems: LoginItems;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly execPath: string;
  readonly name: string;
}

const NOT_OFFERED: LaunchPort = { isAvailable: false, read: () => false, write: () => {} };

function ofSystem(loginItems: LoginItems, platform: string): LaunchPort {
  // Windows identifies an entry by its arguments; macOS takes none.
  const args = platform === 'win32' ? { args: [AT_SIGN_IN] } : {};
  return {
    isAvailable: true,
    read: () => loginItems.getLoginItemSettings(args).openAtLogin,
    write: (isOn) => loginItems.setLoginItemSettings({ openAtLogin: isOn, ...args }),
  };
}

/** Returns the folder of the XDG Desktop Application Autostart Specification; a relative XDG_CONFIG_HOME is ignored. */
function autostartFolder({ environment, home }: LaunchOptions): string {
  const config = environment.XDG_CONFIG_HOME;
  return path.join(config && path.isAbsolute(config) ? config : path.join(home, '.config'), 'autostart');
}

function ofFile(options: LaunchOptions): LaunchPort {
  const folder = autostartFolder(options);
  const file = path.join(folder, `${options.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.desktop`);
  // An AppImage runs from a temporary mount; this variable names its file.
  const app = options.environment.APPIMAGE || options.execPath;
  return {
    isAvailable: true,
    read() {
      try {
        return isEntryOn(readFileSync(file, 'utf8'), app);
      } catch {
        return false;
      }
    },
    write(isOn) {
      if (!isOn) return rmSync(file, { force: true });
      mkdirSync(folder, { recursive: true });
      const draft = `${file}.new`;
      writeFileSync(draft, autostartEntry(options.name, app), { mode: 0o644 });
      renameSync(draft, file);
    },
  };
}

/**
 * Returns the port for this operating system; it offers nothing to an app that runs from its sources or inside Flatpak
 * or Snap.
 */
export function createLaunchPort(options: LaunchOptions): LaunchPort {
  const { platform, environment, isPackaged } = options;
  const isBoxed = Boolean(environment.FLATPAK_ID || environment.SNAP);
  if (!isPackaged || isBoxed) return NOT_OFFERED;
  if (platform === 'darwin' || platform === 'win32') return ofSystem(options.loginItems, platform);
  return platform === 'linux' ? ofFile(options) : NOT_OFFERED;
}

/** Tells whether the operating system has started the app at sign-in. */
export function isSignInStart(argv: readonly string[], platform: string, loginItems: LoginItems): boolean {
  return platform === 'darwin' ? loginItems.getLoginItemSettings().wasOpenedAtLogin : argv.includes(AT_SIGN_IN);
}
