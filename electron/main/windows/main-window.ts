import path from 'node:path';
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';

export type Flavour = 'production' | 'debugger';

const usualSize = { width: 1440, height: 900, minWidth: 360, minHeight: 560 };

/** Options of the one window: the page runs sandboxed, isolated, without Node; developer tools only where they belong. */
export function windowOptions(
  bounds: Rectangle | undefined,
  flavour: Flavour,
  isPackaged: boolean,
  hasDictionaries: boolean,
): BrowserWindowConstructorOptions {
  return {
    ...usualSize,
    ...bounds,
    show: false,
    backgroundColor: '#0b0f14',
    title: flavour === 'debugger' ? 'Fairline Debugger' : 'Fairline',
    webPreferences: {
      preload: path.join(import.meta.dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: hasDictionaries,
      // Timers of limits and reality checks go on while the window is hidden.
      backgroundThrottling: false,
      devTools: flavour === 'debugger' || !isPackaged,
      additionalArguments: [`--flavour=${flavour}`],
    },
  };
}
