/** Hints for newcomers, each once, one at a time and in this order (shell §4): prices, appearance, favourites. */
export const HINTS = ['prices', 'display', 'favourites'] as const;
export type Hint = (typeof HINTS)[number];

/** Milliseconds before the first hint on a page, and between two hints. */
export const HINT_WAIT_MS = { first: 5000, next: 60_000 } as const;

export interface HintFacts {
  /** Hints that were closed on this device. */
  readonly seen: readonly Hint[];
  /** Server clock, epoch ms. */
  readonly now: number;
  /** Instant at which this page was opened, server clock, epoch ms. */
  readonly openSince: number;
  /** Instant at which the last hint on this page was closed, server clock, epoch ms; null for none. */
  readonly closedAt: number | null;
  /** The page lists games or shows one. */
  readonly hasGames: boolean;
  /** The coupon already has a bet. */
  readonly hasBets: boolean;
  /** The visitor already has a favourite. */
  readonly hasFavourites: boolean;
  /** A dialog is open or about to open, a bet is being placed, or the page asks the visitor something. */
  readonly isBusy: boolean;
}

/** Conditions of each hint: it is for a control on the page that the visitor has not used yet. */
const FITS: Readonly<Record<Hint, (facts: HintFacts) => boolean>> = {
  prices: ({ hasGames, hasBets }) => hasGames && !hasBets,
  display: () => true,
  favourites: ({ hasGames, hasFavourites }) => hasGames && !hasFavourites,
};

/** Returns the hint that may be shown now (shell §4); null for none. */
export function nextHint(facts: HintFacts): Hint | null {
  const { seen, now, openSince, closedAt, isBusy } = facts;
  const readyAt = closedAt === null ? openSince + HINT_WAIT_MS.first : closedAt + HINT_WAIT_MS.next;
  if (isBusy || now < readyAt) return null;
  return HINTS.find((hint) => !seen.includes(hint) && FITS[hint](facts)) ?? null;
}
