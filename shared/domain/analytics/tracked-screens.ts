import type { RouteMatch } from '../routing/route-row.ts';
import type { AnalyticsEventName } from './analytics-events.ts';

/** Tracked screen on display, with the values of its event. */
export interface TrackedScreen {
  readonly name: AnalyticsEventName;
  readonly params: Readonly<Record<string, string>>;
}

/** Tracked screens (betting §2) that are pages, by the ids of their routes. */
const SCREENS: Readonly<Record<string, AnalyticsEventName>> = {
  results: 'results',
  promo: 'promo_showcase',
  'asian-games': 'asian_showcase',
  mobile: 'download_app',
  desktop: 'download_app',
  'vip-cashback': 'account_vip_cashback',
  history: 'account_bet_history',
  'history-pay': 'account_transactions',
  support: 'account_support',
};

/**
 * Returns the tracked screen that a page counts as (betting §2); null for a page that is not tracked.
 *
 * @param match the route of the page
 */
export function trackedScreenOf({ row }: RouteMatch): TrackedScreen | null {
  const name = SCREENS[row.id];
  if (name === undefined) return null;
  return { name, params: name === 'download_app' ? { platform: row.id } : {} };
}
