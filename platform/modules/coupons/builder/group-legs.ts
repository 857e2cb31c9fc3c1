import type { AcceptedGroup } from '#shared/domain/builder/group-outcome.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import type { Book, Quote } from '../../../simulation/book/book-port.ts';

/** A bet of a coupon: a selection, or several of one game as one. */
export interface Groupable {
  readonly marketId: number;
  readonly members?: readonly number[] | undefined;
}

/** What the book says of a leg at this instant: of a group, what it says of all its members together. */
export function quoteLeg(book: Pick<Book, 'group' | 'quote'>, { marketId, members }: Groupable): Quote | null {
  return members === undefined ? book.quote(marketId) : (book.group(members)?.quote ?? null);
}

/** Makes the joint prices of all groups ready, so that they can be quoted at once. */
export async function prepareGroups(book: Pick<Book, 'prepareGroup'>, bets: readonly Groupable[]): Promise<void> {
  for (const { members } of bets) if (members !== undefined) await book.prepareGroup(members);
}

/** What is kept of a group at acceptance; nothing for a single selection. */
export function acceptedGroup(
  book: Pick<Book, 'group'>,
  members: readonly number[] | undefined,
): { readonly group?: AcceptedGroup } {
  const look = members && book.group(members);
  if (!members || !look?.quote) return {};
  const statuses = members.map(() => BET_STATUS.notStarted);
  return { group: { marketIds: [...members], prices: [...look.prices], statuses } };
}
