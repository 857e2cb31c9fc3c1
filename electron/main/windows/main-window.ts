import path from 'node:path';
import type { BrowserWindowConstructorOptions } from 'electron';
import { MIN_SIZE, type WindowPlace } from './window-place.ts';

export type Flavour = 'production' | 'debugger';

const usualSize = { width: 1440, height: 900 };

interface WindowOptionsInput {
  /** Where it was left; null where it is not known. */
  readonly place: WindowPlace | null;
  /** Partition of the profile whose window it is. */
  readonly partition: string;
  readonly flavour: Flavour;
  readonly isPackaged: boolean;
  /** The build names dictionaries of the operator's own. */
  readonly hasDictionaries: boolean;
}

/** Options of the one window: the page runs sandboxed, isolated, without Node; developer tools only where they belong. */
export function windowOptions({
  place,
  partition,
  flavour,
  isPackaged,
  hasDictionaries,
}: WindowOptionsInput): BrowserWindowConstructorOptions {
  return {
    ...usualSize,
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    ...place?.bounds,
    show: false,
    backgroundColor: '#0b0f14',
    title: flavour === 'debugger' ? 'Fairline Debugger' : 'Fairline',
    webPreferences: {
      preload: path.join(import.meta.dirname, 'preload.cjs'),
      partition,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      navigateOnDragDrop: false,
      webviewTag: false,
      spellcheck: hasDictionaries,
      // Timers of limits and reality checks go on while the window is hidden.
      backgroundThrottling: false,
      devTools: flavour === 'debugger' || !isPackaged,
    },
  };
}
