import type { BookChange } from '#platform/simulation/book/book-port.ts';
import type { FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import { isOfFurtherColumn } from '#shared/domain/markets/further-columns.ts';

/** Part of a game that a subscriber follows: `wide` is `main` with the further columns of lists. */
export type RecordScope = FeedScope | 'wide';

/** Tells whether a scope holds a price of a game. */
export function isInScope(scope: RecordScope, { main, selectionId }: BookChange['odds'][number]): boolean {
  return scope === 'full' || main || (scope === 'wide' && isOfFurtherColumn(selectionId));
}

/** How much of a game a scope holds; one of a higher rank holds all of a lower one. */
export const SCOPE_RANK: Readonly<Record<RecordScope, number>> = { main: 0, wide: 1, full: 2 };
