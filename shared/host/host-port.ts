import type { ReminderPort } from './desktop/reminders.ts';
import type { DesktopPort } from './desktop-port.ts';

/** Place in the product that a link from outside opens. Navigation only: it never carries an action. */
export interface DeepLink {
  readonly area: 'office' | 'coupon';
  /** Path below the area, without slashes at its ends; '' for the area itself. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Functions that the renderer needs from its host. The web page and the desktop window have one adapter each; no
 * component asks which one it runs in.
 */
export interface HostPort {
  readonly kind: 'web' | 'desktop';
  /**
   * Small texts stored on this device. A missing value is null; a full or forbidden store drops writes without an
   * error.
   */
  readonly storage: {
    readonly read: (key: string) => Promise<string | null>;
    readonly write: (key: string, value: string) => Promise<void>;
    readonly remove: (key: string) => Promise<void>;
  };
  /**
   * Stores a value that the next page load needs before any script runs: the display cookie, the language. Kept for a
   * year, or for `lifeSeconds`; an empty value is removed.
   */
  readonly remember: (name: string, value: string, lifeSeconds?: number) => void;
  /** Returns scheme and host of sockets: `wss://example.com`. */
  readonly socketOrigin: () => Promise<string>;
  readonly idle: {
    /** Calls back once for each idle time of `minutes` (shell §4, auto-logoff); null switches it off. */
    readonly watch: (minutes: number | null, onIdle: (idleSeconds: number) => void) => () => void;
    /**
     * Calls back once for each time of `minutes` in which the host knows that the player is away: from the system's
     * count of input, from sleep. A browser knows only its page and never calls.
     */
    readonly away: (minutes: number | null, onAway: (idleSeconds: number) => void) => () => void;
  };
  readonly reminders: ReminderPort;
  readonly links: {
    /** Returns the link that started the app, once; null when there was none. */
    readonly takePending: () => Promise<DeepLink | null>;
    readonly onLink: (listener: (link: DeepLink) => void) => () => void;
  };
  /** Functions that only an installed app offers; null in a browser. */
  readonly desktop: DesktopPort | null;
}
