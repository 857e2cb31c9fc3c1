import path from 'node:path';
import type { App } from 'electron';

/**
 * Whether the app was packed. Electron goes by the name of the executable, which whoever copies the app can
 * change; a packed one is also read from its archive, and from nothing else (the fuse `onlyLoadAppFromAsar`).
 */
export function isPackagedApp(app: Pick<App, 'getAppPath' | 'isPackaged'>): boolean {
  return app.isPackaged || path.extname(app.getAppPath()) === '.asar';
}
