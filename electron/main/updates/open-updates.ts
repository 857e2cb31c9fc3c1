import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UpdateStatus, updateCalls } from '#shared/host/desktop/updates.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import { openUpdater, type UpdaterPorts } from './electron-updater-port.ts';
import { UpdateController } from './update-controller.ts';
import { updatesOff } from './updates-off.ts';

interface UpdatesInput extends Omit<UpdaterPorts, 'installsAtEnd'> {
  readonly flavour: 'production' | 'debugger';
  readonly app: { readonly isPackaged: boolean; readonly getVersion: () => string };
  readonly onChange: (status: UpdateStatus) => void;
}

/** Returns the update file of the packager; null in an app that runs from its sources, or was packed without a feed. */
function readUpdateFile(): string | null {
  try {
    return readFileSync(path.join(process.resourcesPath, 'app-update.yml'), 'utf8');
  } catch {
    return null;
  }
}

/** Opens the updates of this installation, and starts to look for them. */
export function openUpdates({ flavour, app, onChange, ...ports }: UpdatesInput): UpdateController {
  const off = updatesOff({
    flavour,
    isPackaged: app.isPackaged,
    platform: process.platform,
    environment: process.env,
    updateFile: app.isPackaged ? readUpdateFile() : null,
  });
  const installsAtEnd = process.platform !== 'darwin';
  const updates = new UpdateController({
    installed: app.getVersion(),
    installsAtEnd,
    off,
    open: () => openUpdater({ ...ports, installsAtEnd }),
    onChange,
    log: ports.log,
  });
  updates.start();
  return updates;
}

/** Returns the handlers for calls about updates. */
export function updateHandlers(updates: UpdateController): HandlersOf<typeof updateCalls> {
  return {
    'updates:status': () => updates.status(),
    'updates:check': () => updates.check(),
    'updates:restart': () => updates.restart(),
    'updates:busy': (isBusy) => updates.setBusy(isBusy),
  };
}
