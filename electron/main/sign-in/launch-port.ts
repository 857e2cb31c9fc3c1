import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'electron';
import { AT_SIGN_IN, autostartEntry, isEntryOn } from './autostart-entry.ts';

/** Whether the system starts the app when the player signs in to the computer. */
export interface LaunchPort {
  readonly isAvailable: boolean;
  /** As the system has it now, whoever set it. */
  readonly read: () => boolean;
  /** @throws where the system or the disk refuses */
  readonly write: (isOn: boolean) => void;
}

export type LoginItems = Pick<App, 'getLoginItemSettings' | 'setLoginItemSettings'>;

interface LaunchOptions {
  readonly platform: string;
  /** Of the sources nothing is started at sign-in: Electron alone would open. */
  readonly isPackaged: boolean;
  readonly loginItems: LoginItems;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly execPath: string;
  readonly name: string;
}

const NOT_OFFERED: LaunchPort = { isAvailable: false, read: () => false, write: () => {} };

function ofSystem(loginItems: LoginItems, platform: string): LaunchPort {
  // Windows finds an entry again by its arguments; macOS takes none.
  const args = platform === 'win32' ? { args: [AT_SIGN_IN] } : {};
  return {
    isAvailable: true,
    read: () => loginItems.getLoginItemSettings(args).openAtLogin,
    write: (isOn) => loginItems.setLoginItemSettings({ openAtLogin: isOn, ...args }),
  };
}

/** The folder of the XDG Desktop Application Autostart Specification; a relative XDG_CONFIG_HOME does not count. */
function autostartFolder({ environment, home }: LaunchOptions): string {
  const config = environment.XDG_CONFIG_HOME;
  return path.join(config && path.isAbsolute(config) ? config : path.join(home, '.config'), 'autostart');
}

function ofFile(options: LaunchOptions): LaunchPort {
  const folder = autostartFolder(options);
  const file = path.join(folder, `${options.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.desktop`);
  // An AppImage runs from a place that is gone tomorrow; it says where its file is.
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

/** The way of this system, or one that offers nothing: run from its sources, or inside a box of Flatpak or Snap. */
export function createLaunchPort(options: LaunchOptions): LaunchPort {
  const { platform, environment, isPackaged } = options;
  const isBoxed = Boolean(environment.FLATPAK_ID || environment.SNAP);
  if (!isPackaged || isBoxed) return NOT_OFFERED;
  if (platform === 'darwin' || platform === 'win32') return ofSystem(options.loginItems, platform);
  return platform === 'linux' ? ofFile(options) : NOT_OFFERED;
}

/** Whether this start is the system's own at sign-in. */
export function isSignInStart(argv: readonly string[], platform: string, loginItems: LoginItems): boolean {
  return platform === 'darwin' ? loginItems.getLoginItemSettings().wasOpenedAtLogin : argv.includes(AT_SIGN_IN);
}
