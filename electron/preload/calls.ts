import { type IpcRendererEvent, ipcRenderer } from 'electron';
import type { IpcAnswers, IpcArguments, IpcChannel, IpcEvent, IpcEvents } from '#shared/host/ipc-channels.ts';

/** Calls the main process. No other function of the preload sends anything. */
export function call<C extends IpcChannel>(channel: C, ...args: IpcArguments<C>): Promise<IpcAnswers[C]> {
  return ipcRenderer.invoke(channel, ...args) as Promise<IpcAnswers[C]>;
}

/**
 * Listens to a channel and returns a function that stops. Only the value crosses into the page, never the event object.
 */
export function listen<E extends IpcEvent>(channel: E, listener: (value: IpcEvents[E]) => void): () => void {
  const handler = (_event: IpcRendererEvent, value: IpcEvents[E]) => listener(value);
  ipcRenderer.on(channel, handler);
  return () => void ipcRenderer.removeListener(channel, handler);
}
