import path from 'node:path';
import type { App, CrashReporter } from 'electron';
import type { Flavour } from '../windows/main-window.ts';

const NAME = 'Fairline Debugger';

/**
 * Gives the debugger its own name, data folder and single-instance lock before anything is read or locked. Its crash
 * reports stay on this machine; a production build stores none.
 */
export function becomeFlavour(
  flavour: Flavour,
  app: Pick<App, 'getPath' | 'setName' | 'setPath'>,
  crashReporter: Pick<CrashReporter, 'start'>,
): void {
  if (flavour !== 'debugger') return;
  app.setName(NAME);
  const folder = app.getPath('userData');
  if (path.basename(folder) !== NAME) app.setPath('userData', path.join(path.dirname(folder), NAME));
  crashReporter.start({ uploadToServer: false, compress: false });
}
