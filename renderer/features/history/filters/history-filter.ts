import { ANY_PERIOD, type ChosenPeriod, instantsOfPeriod, readPeriod, writePeriod } from '#renderer/lib/time/period.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import type { HistoryQuery } from '../api.ts';

export const STATES = ['all', 'open', 'win', 'lose', 'return', 'sold', 'edited'] as const;
export type StateFilter = (typeof STATES)[number];

/** Filter of the history. It is in the address, so that it can be bookmarked and returned to. */
export interface HistoryFilter extends ChosenPeriod {
  readonly state: StateFilter;
  readonly accountId: string;
  /** Id of a sport that at least one selection is of; '' for all. */
  readonly sport: string;
  /** Coupon type; '' for all. */
  readonly type: string;
  /** Number of a coupon, or words of teams and competitions. */
  readonly search: string;
}

export const NO_FILTER: HistoryFilter = {
  ...ANY_PERIOD,
  state: 'all',
  accountId: '',
  sport: '',
  type: '',
  search: '',
};

/** Maximum characters that the platform accepts. */
export const MAX_SEARCH_LENGTH = 60;
function oneOf<Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value {
  return values.find((value) => value === text) ?? fallback;
}

/** A type of placed coupons. */
const isCouponType = (text: string) => /^[0-8]$/.test(text);

/** Reads the filter from the query of an address; ignores invalid values. */
export function readFilter(query: URLSearchParams): HistoryFilter {
  return {
    state: oneOf(STATES, query.get('state'), 'all'),
    ...readPeriod(query),
    sport: /^\d{1,9}$/.test(query.get('sport') ?? '') ? (query.get('sport') ?? '') : '',
    type: isCouponType(query.get('type') ?? '') ? (query.get('type') ?? '') : '',
    accountId: /^\d{1,15}$/.test(query.get('account') ?? '') ? (query.get('account') ?? '') : '',
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
  };
}

/** Writes a filter as the query of an address, without unset values. */
export function writeFilter(filter: HistoryFilter): URLSearchParams {
  const { state, accountId, sport, type, search } = filter;
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  writePeriod(query, filter);
  if (accountId) query.set('account', accountId);
  if (sport) query.set('sport', sport);
  if (type) query.set('type', type);
  if (search) query.set('search', search);
  return query;
}

/**
 * Returns the request for the list.
 *
 * @param now server clock, epoch ms, at which the filter was chosen, so that a repeated request is the same
 * @param zone the player's: a day in which it changes its clocks has 23 or 25 hours
 */
export function queryOfFilter(filter: HistoryFilter, userId: number, now: number, zone: Zone): HistoryQuery {
  const { state, accountId, sport, type } = filter;
  const search = filter.search.trim();
  const { from, before } = instantsOfPeriod(filter, now, zone);
  return {
    userId,
    ...(state === 'all' ? {} : { state }),
    ...(accountId ? { accountId } : {}),
    ...(sport ? { sport } : {}),
    ...(type ? { type } : {}),
    ...(search ? { search } : {}),
    ...(from === undefined ? {} : { from: String(from) }),
    ...(before === undefined ? {} : { to: String(before - 1) }),
  };
}
