/** What an event may tell beside its id: short words of the product's own, and numbers. Never who somebody is. */
export type AnalyticsParams = Readonly<Record<string, number | string>>;

/** One kind of event. */
export interface AnalyticsEvent {
  /** The id that the collector counts by (shell §7). It is never given to another event. */
  readonly id: number;
  /** Names of what it tells. */
  readonly params: readonly string[];
}

/**
 * Every event of analytics by its numeric id (shell §7; betting §2, tracked screens). The ids of a hundred belong
 * together: 1xx the page, 2xx coming in, 3xx the coupon, 4xx consent and measurements, 5xx the tracked screens.
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
  bottom_tournaments: { id: 511, params: [] },
  bottom_categories: { id: 512, params: [] },
  bottom_promo: { id: 513, params: [] },
  bottom_my_casino: { id: 514, params: [] },
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

/** The name of an event by its id; undefined for an id that none has. */
export function eventNameOf(id: number): AnalyticsEventName | undefined {
  const names = Object.keys(ANALYTICS_EVENTS) as AnalyticsEventName[];
  return names.find((name) => ANALYTICS_EVENTS[name].id === id);
}
