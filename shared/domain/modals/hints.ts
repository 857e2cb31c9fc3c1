/** What a newcomer is told once, one at a time and in this order (shell §4): prices, looks, favourites. */
export const HINTS = ['prices', 'display', 'favourites'] as const;
export type Hint = (typeof HINTS)[number];

/** A page stands for so long before its first hint, and between two hints there is so much time, ms. */
export const HINT_WAIT_MS = { first: 5000, next: 60_000 } as const;

export interface HintFacts {
  /** Those that were closed on this device. */
  readonly seen: readonly Hint[];
  /** Server clock, epoch ms. */
  readonly now: number;
  /** Since when this page has been open, server clock, epoch ms. */
  readonly openSince: number;
  /** When the last hint was closed on this page, server clock, epoch ms; null for none. */
  readonly closedAt: number | null;
  /** The page lists games or shows one. */
  readonly hasGames: boolean;
  /** There is a bet in the coupon already. */
  readonly hasBets: boolean;
  /** There is a favourite already. */
  readonly hasFavourites: boolean;
  /** A dialog is open or is about to open by itself, a bet is on its way, or the page asks for something itself. */
  readonly isBusy: boolean;
}

/** Whoever does it already needs no hint; what is not on the page is not spoken of. */
const FITS: Readonly<Record<Hint, (facts: HintFacts) => boolean>> = {
  prices: ({ hasGames, hasBets }) => hasGames && !hasBets,
  display: () => true,
  favourites: ({ hasGames, hasFavourites }) => hasGames && !hasFavourites,
};

/** The hint that may be shown now; null for none. */
export function nextHint(facts: HintFacts): Hint | null {
  const { seen, now, openSince, closedAt, isBusy } = facts;
  const readyAt = closedAt === null ? openSince + HINT_WAIT_MS.first : closedAt + HINT_WAIT_MS.next;
  if (isBusy || now < readyAt) return null;
  return HINTS.find((hint) => !seen.includes(hint) && FITS[hint](facts)) ?? null;
}
