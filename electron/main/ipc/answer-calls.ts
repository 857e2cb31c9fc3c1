import type { IpcMain } from 'electron';
import * as v from 'valibot';
import { type IpcAnswers, type IpcArguments, type IpcChannel, ipcCalls } from '#shared/host/ipc-channels.ts';
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

/**
 * Answers the window's calls. Who speaks and what it says is checked here for every channel, before the handler.
 *
 * @throws (to the caller in the window) `ipc: sender refused`, `ipc: bad arguments`
 */
export function answerCalls(ipcMain: Pick<IpcMain, 'handle'>, own: readonly string[], handlers: IpcHandlers): void {
  for (const channel of Object.keys(ipcCalls) as IpcChannel[]) {
    const handler = handlers[channel] as (...args: unknown[]) => unknown;
    ipcMain.handle(channel, (event, ...args: unknown[]) => {
      if (!isOwnFrame(event.senderFrame, own)) throw new Error('ipc: sender refused');
      const parsed = v.safeParse(ipcCalls[channel], args);
      if (!parsed.success) throw new Error(`ipc: bad arguments for ${channel}`);
      return handler(...parsed.output);
    });
  }
}
