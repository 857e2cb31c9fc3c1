/** Values that an event carries next to its id: short words of the product, and numbers; never personal data. */
export type AnalyticsParams = Readonly<Record<string, number | string>>;

/** One kind of event. */
export interface AnalyticsEvent {
  /** Id by which the collector counts (shell §7); an id is never reused for another event. */
  readonly id: number;
  /** Names of the values. */
  readonly params: readonly string[];
}

/**
 * Events of analytics by numeric id (shell §7; betting §2, tracked screens). Each hundred is a group: 1xx the page, 2xx
 * sign-in, 3xx the coupon, 4xx consent and measurements, 5xx the tracked screens.
 */
export const ANALYTICS_EVENTS = {
  page_view: { id: 101, params: ['route', 'language'] },
  page_not_found: { id: 102, params: ['language'] },

  sign_in_done: { id: 202, params: ['way'] },
  sign_in_failed: { id: 203, params: ['way', 'code', 'tries'] },
  signed_out: { id: 204, params: [] },
  registration_done: { id: 212, params: ['type', 'tries'] },
  registration_failed: { id: 213, params: ['type', 'code', 'tries'] },

  coupon_placed: { id: 301, params: ['type', 'legs'] },
  coupon_refused: { id: 302, params: ['type', 'code'] },

  consent_chosen: { id: 401, params: ['result'] },
  vital: { id: 411, params: ['name', 'value', 'rating'] },

  mobile_menu: { id: 501, params: [] },
  // 511 to 514 are kept for tournaments, categories, promo and my casino, which the bottom navigation does not have.
  bottom_menu: { id: 515, params: [] },
  left_block: { id: 521, params: ['item'] },
  results: { id: 531, params: [] },
  promo_showcase: { id: 541, params: [] },
  asian_showcase: { id: 542, params: [] },
  download_app: { id: 551, params: ['platform'] },
  account_vip_cashback: { id: 561, params: [] },
  account_bet_history: { id: 562, params: [] },
  account_transactions: { id: 563, params: [] },
  account_support: { id: 564, params: [] },
} as const satisfies Readonly<Record<string, AnalyticsEvent>>;

export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS;

/** Returns the name of an event by its id; undefined for an unknown id. */
export function eventNameOf(id: number): AnalyticsEventName | undefined {
  const names = Object.keys(ANALYTICS_EVENTS) as AnalyticsEventName[];
  return names.find((name) => ANALYTICS_EVENTS[name].id === id);
}
