import type { ReminderPort } from './desktop/reminders.ts';
import type { DesktopPort } from './desktop-port.ts';

/** A place inside the product that a link from outside may lead to. Navigation only: it never carries an action. */
export interface DeepLink {
  readonly area: 'office' | 'coupon';
  /** Path below the area, without slashes at its ends; '' for the area itself. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * What the renderer needs of the place it runs in. The web page and the desktop window each have an adapter; no
 * component asks which one it is.
 */
export interface HostPort {
  readonly kind: 'web' | 'desktop';
  /** Small texts kept on this device. Reading what was never written gives null; a full or forbidden store loses writes silently. */
  readonly storage: {
    readonly read: (key: string) => Promise<string | null>;
    readonly write: (key: string, value: string) => Promise<void>;
    readonly remove: (key: string) => Promise<void>;
  };
  /**
   * Values that the next page load must already know, before any script runs: the display cookie, the language. For a
   * year, unless for so many seconds; an empty value is forgotten.
   */
  readonly remember: (name: string, value: string, lifeSeconds?: number) => void;
  /** Scheme and host of sockets: `wss://example.com`. */
  readonly socketOrigin: () => Promise<string>;
  readonly idle: {
    /** Calls back once for each stretch without input of so many minutes (shell §4, auto-logoff); null switches it off. */
    readonly watch: (minutes: number | null, onIdle: (idleSeconds: number) => void) => () => void;
    /**
     * Calls back, once for each stretch of so many minutes, when the place that the page runs in knows that nobody is
     * there: from the system's count of input, from sleep. A browser knows no more than its page and never calls.
     */
    readonly away: (minutes: number | null, onAway: (idleSeconds: number) => void) => () => void;
  };
  readonly reminders: ReminderPort;
  readonly links: {
    /** The link that started the app, once; null when there was none. */
    readonly takePending: () => Promise<DeepLink | null>;
    readonly onLink: (listener: (link: DeepLink) => void) => () => void;
  };
  /** What only an installed app offers; null in a browser. */
  readonly desktop: DesktopPort | null;
}
