import type { IdleBridge } from './desktop/idle.ts';
import type { ReminderBridge } from './desktop/reminders.ts';
import type { DesktopPort } from './desktop-port.ts';
import type { DeepLink } from './host-port.ts';

/** Object that the preload puts on `window.desktop`: plain calls and listeners, nothing of Electron itself. */
export interface DesktopBridge {
  readonly flavour: 'production' | 'debugger';
  readonly platform: string;
  readonly storage: {
    readonly read: (key: string) => Promise<string | null>;
    readonly write: (key: string, value: string) => Promise<void>;
    readonly remove: (key: string) => Promise<void>;
  };
  readonly socketOrigin: () => Promise<string>;
  readonly idle: IdleBridge;
  readonly reminders: ReminderBridge;
  readonly links: {
    readonly takePending: () => Promise<DeepLink | null>;
    readonly onLink: (listener: (link: DeepLink) => void) => () => void;
  };
  readonly desktop: DesktopPort;
}
