import path from 'node:path';
import type { BrowserWindowConstructorOptions } from 'electron';
import { MIN_SIZE, type WindowPlace } from './window-place.ts';

export type Flavour = 'production' | 'debugger';

const usualSize = { width: 1440, height: 900 };

interface WindowOptionsInput {
  /** Place of the previous window; null when unknown. */
  readonly place: WindowPlace | null;
  /** Partition of the profile that the window shows. */
  readonly partition: string;
  readonly flavour: Flavour;
  readonly isPackaged: boolean;
  /** Whether the build names the operator's dictionaries. */
  readonly hasDictionaries: boolean;
}

/**
 * Returns the options of the window: the page runs sandboxed, isolated and without Node; developer tools exist only in
 * the debugger and in an unpacked app.
 */
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
      // Timers of limits and reality checks continue while the window is hidden.
      backgroundThrottling: false,
      devTools: flavour === 'debugger' || !isPackaged,
    },
  };
}
