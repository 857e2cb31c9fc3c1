/** Parts of the product that offers belong to. */
export const OFFER_FAMILIES = ['sport', 'casino'] as const;
export type OfferFamily = (typeof OFFER_FAMILIES)[number];

/** Who may take an offer: everyone who bets, those who open an account, or players who have something to use it on. */
export const OFFER_TAKERS = ['everyone', 'newPlayers', 'players'] as const;

/**
 * What the button of an offer does: opens the registration with a code, puts the express of the day into the bet slip, opens
 * the field for a promo code there, or leads to the games to come or to the open bets.
 */
export const OFFER_ACTS = ['register', 'express', 'promoCode', 'line', 'openBets'] as const;

/** Offer of the site. Its conditions are those of the configuration (`platform/modules/offers/offer-conditions.ts`). */
export interface OfferEntry {
  /** Last part of the addresses of its pages. */
  readonly slug: string;
  readonly family: OfferFamily;
  readonly takers: (typeof OFFER_TAKERS)[number];
  readonly act: (typeof OFFER_ACTS)[number];
}

/** All offers, in the order in which lists show them. */
export const OFFERS = [
  { slug: 'welcome-bonus', family: 'sport', takers: 'newPlayers', act: 'register' },
  { slug: 'accumulator-boost', family: 'sport', takers: 'everyone', act: 'line' },
  { slug: 'accumulator-of-the-day', family: 'sport', takers: 'everyone', act: 'express' },
  { slug: 'bonus-bet', family: 'sport', takers: 'everyone', act: 'line' },
  { slug: 'free-bet', family: 'sport', takers: 'players', act: 'promoCode' },
  { slug: 'early-payout', family: 'sport', takers: 'players', act: 'openBets' },
  { slug: 'advance-bet', family: 'sport', takers: 'players', act: 'line' },
] as const satisfies readonly OfferEntry[];

export type OfferSlug = (typeof OFFERS)[number]['slug'];

/** Offer whose conditions differ by registration code: each code has a page of its own. */
export const CODE_OFFER = 'welcome-bonus' satisfies OfferSlug;
