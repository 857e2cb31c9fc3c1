import * as v from 'valibot';

/** What the frame of the window asks the page to do: places of the product, never a bet, a payment or a sign-in. */
export type PageCommand =
  /** A path of the route table with its language: `/en/live`. */
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'back' | 'forward' }
  | { readonly kind: 'open'; readonly what: 'coupon' | 'settings' };

/** What the page tells of itself for the tray and the badge. */
export interface PageCounts {
  /** Notices that nobody has looked at. */
  readonly unread: number;
  /** Bets in the coupon. */
  readonly picks: number;
}

/** The page and the frame of its window: menu, tray, badge. */
export interface PagePort {
  /** The language of the page, two letters: the frame speaks it from now on. */
  readonly tellLanguage: (language: string) => Promise<void>;
  readonly tellCounts: (counts: PageCounts) => Promise<void>;
  /** Called when the player chose something in the menu or the tray; returns the undo. */
  readonly onCommand: (listener: (command: PageCommand) => void) => () => void;
  /** What was chosen before anybody listened, once. */
  readonly takeCommand: () => Promise<PageCommand | null>;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));

/** What the page tells the frame of its window. */
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
