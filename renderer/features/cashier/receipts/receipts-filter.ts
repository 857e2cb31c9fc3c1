import { ANY_PERIOD, type ChosenPeriod, instantsOfPeriod, readPeriod, writePeriod } from '#renderer/lib/time/period.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import type { PaymentsQuery } from '../api.ts';

/** Kinds of receipts: received deposits, paid withdrawals, deposits that their payers took back. */
export const RECEIPT_KINDS = ['deposit', 'withdrawal', 'returned'] as const;

/** Filter of the receipts. It is in the address, so that it can be bookmarked and returned to. */
export interface ReceiptsFilter extends ChosenPeriod {
  readonly kind: (typeof RECEIPT_KINDS)[number] | 'all';
}

export const ALL_RECEIPTS: ReceiptsFilter = { ...ANY_PERIOD, kind: 'all' };

/** Reads the filter from the query of an address; ignores invalid values. */
export function readReceiptsFilter(query: URLSearchParams): ReceiptsFilter {
  return { ...readPeriod(query), kind: RECEIPT_KINDS.find((kind) => kind === query.get('kind')) ?? 'all' };
}

/** Writes a filter as the query of an address, without unset values. */
export function writeReceiptsFilter(filter: ReceiptsFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.kind !== 'all') query.set('kind', filter.kind);
  writePeriod(query, filter);
  return query;
}

/**
 * Returns the request for the list.
 *
 * @param now server clock, epoch ms, at which the filter was chosen
 * @param zone the player's
 */
export function queryOfReceipts(filter: ReceiptsFilter, userId: number, now: number, zone: Zone): PaymentsQuery {
  const { kind } = filter;
  const { from, before } = instantsOfPeriod(filter, now, zone);
  return {
    userId,
    state: kind === 'returned' ? 'returned' : 'done',
    ...(kind === 'deposit' || kind === 'withdrawal' ? { kind } : {}),
    ...(from === undefined ? {} : { from: String(from) }),
    ...(before === undefined ? {} : { to: String(before) }),
  };
}
