import * as v from 'valibot';

/** Command of the window shell to the page: it opens places of the product and never bets, pays or signs in. */
export type PageCommand =
  /** Path of the route table with its language: `/en/live`. */
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'back' | 'forward' }
  | { readonly kind: 'open'; readonly what: 'coupon' | 'settings' };

/** Counts that the page reports for tray and badge. */
export interface PageCounts {
  /** Number of unread notifications. */
  readonly unread: number;
  /** Number of selections in the coupon. */
  readonly picks: number;
}

/** Connects the page with menu, tray and badge of its window. */
export interface PagePort {
  /** Reports the language of the page, two letters; the window shell switches to it. */
  readonly tellLanguage: (language: string) => Promise<void>;
  readonly tellCounts: (counts: PageCounts) => Promise<void>;
  /** Registers a listener for commands from menu and tray; returns a function that removes it. */
  readonly onCommand: (listener: (command: PageCommand) => void) => () => void;
  /** Returns the last command given before the first listener, once. */
  readonly takeCommand: () => Promise<PageCommand | null>;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));

/** Calls of the page to the window shell. */
export const pageCalls = {
  'page:language': v.strictTuple([v.pipe(v.string(), v.regex(/^[a-z]{2}$/))]),
  'page:counts': v.strictTuple([v.strictObject({ unread: count, picks: count })]),
  'page:take': v.strictTuple([]),
} as const;

export interface PageAnswers {
  readonly 'page:language': undefined;
  readonly 'page:counts': undefined;
  readonly 'page:take': PageCommand | null;
}

export interface PageEvents {
  readonly 'page:command': PageCommand;
}
