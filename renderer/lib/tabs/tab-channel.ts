import { readStoredObject } from '#shared/text/stored-json.ts';
import { deviceStore } from '../device/device-store.ts';

/** Messages between the tabs of one browser. A tab does not receive its own. */
export interface TabChannel {
  readonly post: (message: unknown) => void;
  /** Calls back with messages of other tabs; returns the undo. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** Opens a channel; browsers without channels use events of the shared storage. */
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
      // The counter makes two equal messages two events. Without storage other tabs hear nothing.
      deviceStore.local.setItem(key, JSON.stringify({ posted, message }));
      deviceStore.local.removeItem(key);
    },
    listen: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key !== key) return;
        const told = readStoredObject(event.newValue);
        if ('message' in told) listener(told.message);
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}
