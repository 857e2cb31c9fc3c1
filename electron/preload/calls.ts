import { type IpcRendererEvent, ipcRenderer } from 'electron';
import type { IpcAnswers, IpcArguments, IpcChannel, IpcEvent, IpcEvents } from '#shared/host/ipc-channels.ts';

/** One call to the main process. The only place that sends. */
export function call<C extends IpcChannel>(channel: C, ...args: IpcArguments<C>): Promise<IpcAnswers[C]> {
  return ipcRenderer.invoke(channel, ...args) as Promise<IpcAnswers[C]>;
}

/** Listens until the answer is called. The event object never crosses into the page: only the value does. */
export function listen<E extends IpcEvent>(channel: E, listener: (value: IpcEvents[E]) => void): () => void {
  const handler = (_event: IpcRendererEvent, value: IpcEvents[E]) => listener(value);
  ipcRenderer.on(channel, handler);
  return () => void ipcRenderer.removeListener(channel, handler);
}
