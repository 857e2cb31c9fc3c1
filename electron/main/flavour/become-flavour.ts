import path from 'node:path';
import type { App, CrashReporter } from 'electron';
import type { Flavour } from '../windows/main-window.ts';

const NAME = 'Fairline Debugger';

/**
 * Makes the debugger an app of its own before anything is read or locked: its name, its data folder, and with that
 * its single instance. Its crashes are kept on this machine and sent nowhere; a production build keeps none.
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
