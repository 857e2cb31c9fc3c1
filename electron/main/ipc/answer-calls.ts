import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import * as v from 'valibot';
import type { IpcAnswers, IpcArguments, IpcChannel } from '#shared/host/ipc-channels.ts';
import type { LogPort } from '../log/desktop-log.ts';
import { isOwnFrame } from '../security/own-origin.ts';

export type IpcPort = Pick<IpcMain, 'handle' | 'removeAllListeners'>;

/** Calls with the schemas of their arguments. */
type Calls = Readonly<Partial<Record<IpcChannel, v.GenericSchema>>>;

/**
 * One handler for each call of a table; forgetting one does not compile. Each area makes those of its own calls, and the
 * composition root spreads them.
 */
export type HandlersOf<Table extends Calls> = {
  readonly [C in Extract<keyof Table, IpcChannel>]: (
    ...args: IpcArguments<C>
  ) => Promise<IpcAnswers[C]> | IpcAnswers[C];
};

export interface Callers {
  /** Origins that are the app itself. */
  readonly own: readonly string[];
  /** Whether a page is that of the window which is open now. */
  readonly isCurrent: (sender: IpcMainInvokeEvent['sender']) => boolean;
  readonly log: LogPort;
}

/**
 * Answers the window's calls. Who speaks and what it says is checked here for every channel, before the handler; what
 * goes wrong in one is told to the log, and to the page only that it did.
 *
 * @throws (to the caller in the window) `ipc: sender refused`, `ipc: bad arguments`, `ipc: failed`
 */
export function answerCalls<Table extends Calls>(
  ipcMain: IpcPort,
  { own, isCurrent, log }: Callers,
  calls: Table,
  handlers: HandlersOf<Table>,
): void {
  // electron-store tells any page where the app's files are; here nobody asks it.
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
