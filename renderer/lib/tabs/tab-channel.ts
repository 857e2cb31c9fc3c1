import { deviceStore } from '../device/device-store.ts';

/** Messages between the tabs of one browser. A tab never hears itself. */
export interface TabChannel {
  readonly post: (message: unknown) => void;
  /** Calls back with what other tabs post; returns the undo. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** Opens a channel; where the browser has none, other tabs are told by the storage they share. */
export function openTabChannel(name: string): TabChannel {
  return typeof BroadcastChannel === 'function' ? broadcastChannel(name) : storageChannel(name);
}

function broadcastChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

let posted = 0;

function storageChannel(name: string): TabChannel {
  const key = `tabs:${name}`;
  return {
    post: (message) => {
      posted += 1;
      // The number makes two equal messages two events. Without storage each tab is on its own.
      deviceStore.local.setItem(key, JSON.stringify({ posted, message }));
      deviceStore.local.removeItem(key);
    },
    listen: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key !== key || event.newValue === null) return;
        listener((JSON.parse(event.newValue) as { message: unknown }).message);
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}
