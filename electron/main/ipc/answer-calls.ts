import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import * as v from 'valibot';
import type { IpcAnswers, IpcArguments, IpcChannel } from '#shared/host/ipc-channels.ts';
import type { LogPort } from '../log/desktop-log.ts';
import { isOwnFrame } from '../security/own-origin.ts';

export type IpcPort = Pick<IpcMain, 'handle' | 'removeAllListeners'>;

/** Calls, each with the schema of its arguments. */
type Calls = Readonly<Partial<Record<IpcChannel, v.GenericSchema>>>;

/**
 * Handlers for every call of a table: a missing one does not compile. Each area makes its own, and the composition root
 * merges them.
 */
export type HandlersOf<Table extends Calls> = {
  readonly [C in Extract<keyof Table, IpcChannel>]: (
    ...args: IpcArguments<C>
  ) => Promise<IpcAnswers[C]> | IpcAnswers[C];
};

export interface Callers {
  /** Origins of the app itself. */
  readonly own: readonly string[];
  /** Tells whether a page belongs to the open window. */
  readonly isCurrent: (sender: IpcMainInvokeEvent['sender']) => boolean;
  readonly log: LogPort;
}

/**
 * Answers the calls of the window. Checks sender and arguments on every channel before the handler runs; logs the error
 * of a handler and tells the page only that the call failed.
 *
 * @throws (to the caller in the window) `ipc: sender refused`, `ipc: bad arguments`, `ipc: failed`
 */
export function answerCalls<Table extends Calls>(
  ipcMain: IpcPort,
  { own, isCurrent, log }: Callers,
  calls: Table,
  handlers: HandlersOf<Table>,
): void {
  // Removes a listener of electron-store that tells any page where the app's files are; no page needs it.
  ipcMain.removeAllListeners('electron-store-get-data');
  for (const [channel, schema] of Object.entries(calls)) {
    const handler = Reflect.get(handlers, channel) as unknown as (...args: unknown[]) => unknown;
    ipcMain.handle(channel, async (event, ...args: unknown[]) => {
      if (!isOwnFrame(event.senderFrame, own) || !isCurrent(event.sender)) throw new Error('ipc: sender refused');
      const parsed = v.safeParse(schema, args);
      if (!parsed.success) throw new Error(`ipc: bad arguments for ${channel}`);
      try {
        return await handler(...(parsed.output as unknown[]));
      } catch (error) {
        log.write('error', 'ipc', `${channel}: ${error instanceof Error ? error.message : 'failed'}`);
        throw new Error(`ipc: failed: ${channel}`);
      }
    });
  }
}
