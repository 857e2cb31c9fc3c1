import path from 'node:path';
import type { App } from 'electron';

/**
 * Tells whether the app was packed. Electron looks at the name of the executable, which a user can change; a packed app
 * is also read from its archive, and from nothing else (the fuse `onlyLoadAppFromAsar`).
 */
export function isPackagedApp(app: Pick<App, 'getAppPath' | 'isPackaged'>): boolean {
  return app.isPackaged || path.extname(app.getAppPath()) === '.asar';
}
