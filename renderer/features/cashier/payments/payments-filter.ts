import { ANY_PERIOD, type ChosenPeriod, instantsOfPeriod, readPeriod, writePeriod } from '#renderer/lib/time/period.ts';
import { PAYMENT_KINDS, type PaymentKind } from '#shared/domain/cashier/payments.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import type { PaymentsQuery } from '../api.ts';

export const PAYMENT_STATES = ['open', 'done', 'ended'] as const;

/** Filter of the payments. It is in the address, so that it can be bookmarked and returned to. */
export interface PaymentsFilter extends ChosenPeriod {
  readonly kind: PaymentKind | 'all';
  readonly state: (typeof PAYMENT_STATES)[number] | 'all';
}

export const ALL_PAYMENTS: PaymentsFilter = { ...ANY_PERIOD, kind: 'all', state: 'all' };

/** Reads the filter from the query of an address; ignores invalid values. */
export function readPaymentsFilter(query: URLSearchParams): PaymentsFilter {
  return {
    ...readPeriod(query),
    kind: PAYMENT_KINDS.find((kind) => kind === query.get('kind')) ?? 'all',
    state: PAYMENT_STATES.find((state) => state === query.get('state')) ?? 'all',
  };
}

/** Writes a filter as the query of an address, without unset values. */
export function writePaymentsFilter(filter: PaymentsFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.kind !== 'all') query.set('kind', filter.kind);
  if (filter.state !== 'all') query.set('state', filter.state);
  writePeriod(query, filter);
  return query;
}

/**
 * Returns the request for the list.
 *
 * @param now server clock, epoch ms, at which the filter was chosen
 * @param zone the player's
 */
export function queryOfPayments(filter: PaymentsFilter, userId: number, now: number, zone: Zone): PaymentsQuery {
  const { kind, state } = filter;
  const { from, before } = instantsOfPeriod(filter, now, zone);
  return {
    userId,
    ...(kind === 'all' ? {} : { kind }),
    ...(state === 'all' ? {} : { state }),
    ...(from === undefined ? {} : { from: String(from) }),
    ...(before === undefined ? {} : { to: String(before) }),
  };
}
