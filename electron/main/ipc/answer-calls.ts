import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import * as v from 'valibot';
import { type IpcAnswers, type IpcArguments, type IpcChannel, ipcCalls } from '#shared/host/ipc-channels.ts';
import type { LogPort } from '../log/program-log.ts';
import { isOwnFrame } from '../security/own-origin.ts';

/** One handler for each channel of the map; forgetting one does not compile. */
export type IpcHandlers = {
  readonly [C in IpcChannel]: (...args: IpcArguments<C>) => Promise<IpcAnswers[C]> | IpcAnswers[C];
};

/** The handlers of one group of calls: each area makes its own, and the composition root spreads them. */
export type HandlersOf<Calls extends Partial<Record<IpcChannel, unknown>>> = Pick<
  IpcHandlers,
  Extract<keyof Calls, IpcChannel>
>;

interface Callers {
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
export function answerCalls(
  ipcMain: Pick<IpcMain, 'handle' | 'removeAllListeners'>,
  callers: Callers,
  handlers: IpcHandlers,
): void {
  const { own, isCurrent, log } = callers;
  // electron-store tells any page where the program's files are; here nobody asks it.
  ipcMain.removeAllListeners('electron-store-get-data');
  for (const channel of Object.keys(ipcCalls) as IpcChannel[]) {
    const handler = handlers[channel] as (...args: unknown[]) => unknown;
    ipcMain.handle(channel, async (event, ...args: unknown[]) => {
      if (!isOwnFrame(event.senderFrame, own) || !isCurrent(event.sender)) throw new Error('ipc: sender refused');
      const parsed = v.safeParse(ipcCalls[channel], args);
      if (!parsed.success) throw new Error(`ipc: bad arguments for ${channel}`);
      try {
        return await handler(...parsed.output);
      } catch (error) {
        log.write('error', 'ipc', `${channel}: ${error instanceof Error ? error.message : 'failed'}`);
        throw new Error(`ipc: failed: ${channel}`);
      }
    });
  }
}
