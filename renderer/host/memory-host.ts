import type { Reminder, ReminderClick, ReminderPermission } from '#shared/host/desktop/reminders.ts';
import type { DesktopPort } from '#shared/host/desktop-port.ts';
import type { DeepLink, HostPort } from '#shared/host/host-port.ts';

export interface MemoryHost extends HostPort {
  readonly stored: Map<string, string>;
  readonly remembered: Map<string, string>;
  /** Reminders that were shown, in order. */
  readonly shown: Reminder[];
  /** Simulates events from outside. */
  readonly play: {
    readonly link: (link: DeepLink) => void;
    readonly idle: (seconds: number) => void;
    readonly away: (seconds: number) => void;
    readonly reminderClick: (click: ReminderClick) => void;
    readonly permission: (permission: ReminderPermission) => void;
  };
}

/**
 * Creates a host without a browser, for tests and for rendering on the server; it stores nothing permanently. A test of
 * the desktop app passes the desktop parts itself.
 */
export function createMemoryHost(
  initial: Readonly<Record<string, string>> = {},
  desktop: DesktopPort | null = null,
): MemoryHost {
  const stored = new Map(Object.entries(initial));
  const remembered = new Map<string, string>();
  const shown: Reminder[] = [];
  const onLink = new Set<(link: DeepLink) => void>();
  const onIdle = new Set<(seconds: number) => void>();
  const onAway = new Set<(seconds: number) => void>();
  const onClick = new Set<(click: ReminderClick) => void>();
  let permission: ReminderPermission = 'granted';
  return {
    kind: 'web',
    stored,
    remembered,
    storage: {
      read: async (key) => stored.get(key) ?? null,
      write: async (key, value) => {
        stored.set(key, value);
      },
      remove: async (key) => {
        stored.delete(key);
      },
    },
    remember: (name, value) => {
      remembered.set(name, value);
    },
    shown,
    play: {
      link: (link) => announce(onLink, link),
      idle: (seconds) => announce(onIdle, seconds),
      away: (seconds) => announce(onAway, seconds),
      reminderClick: (click) => announce(onClick, click),
      permission: (next) => {
        permission = next;
      },
    },
    socketOrigin: async () => 'ws://fake.test',
    idle: {
      watch: (minutes, listener) => subscribe(onIdle, listener, minutes !== null),
      away: (minutes, listener) => subscribe(onAway, listener, minutes !== null),
    },
    reminders: {
      show: async (reminder) => {
        shown.push(reminder);
        return { shown: true };
      },
      onClick: (listener) => subscribe(onClick, listener),
      takeClick: async () => null,
      permission: async () => permission,
      ask: async () => permission,
    },
    links: { takePending: async () => null, onLink: (listener) => subscribe(onLink, listener) },
    desktop,
  };
}

function subscribe<Value>(
  listeners: Set<(value: Value) => void>,
  listener: (value: Value) => void,
  isWanted = true,
): () => void {
  if (isWanted) listeners.add(listener);
  return () => void listeners.delete(listener);
}

function announce<Value>(listeners: ReadonlySet<(value: Value) => void>, value: Value): void {
  for (const listener of listeners) listener(value);
}
