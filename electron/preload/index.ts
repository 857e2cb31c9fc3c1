import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import type { IpcAnswers, IpcArguments, IpcChannel, IpcEvent, IpcEvents } from '#shared/host/ipc-channels.ts';

function call<C extends IpcChannel>(channel: C, ...args: IpcArguments<C>): Promise<IpcAnswers[C]> {
  return ipcRenderer.invoke(channel, ...args) as Promise<IpcAnswers[C]>;
}

/** The event object never crosses into the page: only the value does. */
function listen<E extends IpcEvent>(channel: E, listener: (value: IpcEvents[E]) => void): () => void {
  const handler = (_event: IpcRendererEvent, value: IpcEvents[E]) => listener(value);
  ipcRenderer.on(channel, handler);
  return () => void ipcRenderer.removeListener(channel, handler);
}

const bridge = {
  flavour: process.argv.includes('--flavour=debugger') ? 'debugger' : 'production',
  platform: process.platform,
  storage: {
    read: (key) => call('storage:read', key),
    write: (key, value) => call('storage:write', key, value),
    remove: (key) => call('storage:remove', key),
  },
  session: { state: () => call('session:state') },
  socketOrigin: () => call('socket:origin'),
  idle: {
    configure: (minutes) => call('idle:configure', [...minutes]),
    active: (agoMs) => call('idle:active', agoMs),
    onIdle: (listener) => listen('idle:fired', listener),
  },
  reminders: {
    show: (reminder) => call('reminder:show', reminder),
    takeClick: () => call('reminder:take'),
    permission: () => call('reminder:permission'),
    onClick: (listener) => listen('reminder:clicked', listener),
  },
  links: {
    takePending: () => call('link:take'),
    onLink: (listener) => listen('link:opened', listener),
  },
} satisfies DesktopBridge;

contextBridge.exposeInMainWorld('desktop', bridge);
