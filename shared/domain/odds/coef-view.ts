/**
 * Coefficient: integer thousandths of the decimal price (1.85 → 1850). Money is always calculated from it; a view only
 * displays it (coupon mathematics §1.1, §7).
 */
export type Thousandths = number;

/** Coefficient of 1.000; a price at or below it cannot be bet on (coupon mathematics §1.1). */
export const EVEN_STAKE: Thousandths = 1000;

/** Ids of the coefficient views (betting §3). */
export type CoefViewId = 0 | 1 | 2 | 4 | 5 | 6 | 14 | 15 | 16;

/** Formats in which a price is written. */
export type OddsFormat = 'decimal' | 'fractional' | 'american' | 'hong-kong' | 'indonesian' | 'malaysian';

/** Kind of market for the format: only two-way handicaps and totals have Asian prices in views 14, 15 and 16. */
export type MarketPriceKind = 'two-way' | 'other';

/** Modes of fractional prices: the bookmakers' ladder or the reduced fraction of the exact price. */
export type FractionalMode = 'ladder' | 'exact';

/** Further facts that decide how a price is written. */
export type OddsOptions = {
  readonly market?: MarketPriceKind;
  readonly fractionalMode?: FractionalMode;
  /** Decimal separator of the reader's locale; a point for a machine. */
  readonly decimalMark?: string;
};

/** View as the picker lists it. */
export type CoefView = {
  readonly id: CoefViewId;
  readonly format: OddsFormat;
  /** an Asian view: its format on two-way handicap and total markets, decimal on all others */
  readonly isAsian: boolean;
  /** whether the picker offers it */
  readonly isOffered: boolean;
};

/** Views in the order of the picker. Meanings of 4, 5, 6, 14, 15 and 16: coupon mathematics §7 and §10. */
export const COEF_VIEWS: readonly CoefView[] = [
  { id: 0, format: 'decimal', isAsian: false, isOffered: true },
  { id: 1, format: 'fractional', isAsian: false, isOffered: true },
  { id: 2, format: 'american', isAsian: false, isOffered: true },
  { id: 4, format: 'hong-kong', isAsian: false, isOffered: true },
  { id: 5, format: 'indonesian', isAsian: false, isOffered: true },
  { id: 6, format: 'malaysian', isAsian: false, isOffered: true },
  { id: 14, format: 'hong-kong', isAsian: true, isOffered: true },
  { id: 15, format: 'indonesian', isAsian: true, isOffered: true },
  { id: 16, format: 'malaysian', isAsian: true, isOffered: true },
];

/** View of a player who has chosen none, and of an unknown id. */
export const DEFAULT_COEF_VIEW_ID: CoefViewId = 0;

/** Mode of fractional prices unless the site has another (coupon mathematics §10.3). */
export const DEFAULT_FRACTIONAL_MODE: FractionalMode = 'ladder';

const BY_ID = new Map<number, CoefView>(COEF_VIEWS.map((view) => [view.id, view]));

/** Decides whether an id names a view (betting §3). */
export function isCoefViewId(id: number): id is CoefViewId {
  return BY_ID.has(id);
}

/** Returns the view of an id from storage or the wire; the decimal view for an unknown id (coupon mathematics §7). */
export function toCoefViewId(id: number | null | undefined): CoefViewId {
  return id !== null && id !== undefined && isCoefViewId(id) ? id : DEFAULT_COEF_VIEW_ID;
}

/**
 * Returns the format in which a view writes a price of this market (coupon mathematics §7).
 *
 * @param viewId any number; an unknown one is view 0
 * @param market views 14, 15 and 16 keep decimal prices unless the market is a two-way handicap or total
 */
export function oddsFormatOf(viewId: number, market: MarketPriceKind = 'other'): OddsFormat {
  const view = BY_ID.get(viewId);
  if (!view || (view.isAsian && market !== 'two-way')) return 'decimal';
  return view.format;
}
