import { groupIdOf, isGroup } from '#shared/domain/builder/group-id.ts';
import type { AcceptedGroup } from '#shared/domain/builder/group-outcome.ts';
import { type LegChance, legChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import type { Book, Quote } from '../../../simulation/book/book-port.ts';

/** A bet of a coupon: a selection, or several of one game as one group. */
export interface Groupable {
  readonly selectionId: number;
  readonly members?: readonly number[] | undefined;
}

/** The book's view of a bet at one instant. */
export interface LegLook {
  /** Null when the bet is not in the book. */
  readonly quote: Quote | null;
  /** The record of a group at the quoted price; left out for a single selection, and without a price. */
  readonly group?: AcceptedGroup;
  /** The chance behind the price of a group, without margin. */
  readonly chance?: LegChance;
}

/** Returns whether a bet carries the number of its members; a group with another number is not a bet (decision 023). */
export function isNamedByMembers({ selectionId, members }: Groupable): boolean {
  return members === undefined || (isGroup(members) && groupIdOf(members) === selectionId);
}

/**
 * Looks at a bet once, so that the quote of a group and the record to be stored belong together: the accepted price is
 * the quoted one.
 */
export function lookAtLeg(book: Pick<Book, 'group' | 'quote'>, { selectionId, members }: Groupable): LegLook {
  if (members === undefined) return { quote: book.quote(selectionId) };
  const look = book.group(members);
  if (!look?.quote) return { quote: null };
  const statuses = members.map(() => BET_STATUS.notStarted);
  const group = { selectionIds: [...members], prices: [...look.prices], statuses };
  return { quote: look.quote, group, chance: legChance(look.chance, 0, false) };
}

/** Prepares the joint prices of all groups, so that they can be quoted synchronously. */
export async function prepareGroups(book: Pick<Book, 'prepareGroup'>, bets: readonly Groupable[]): Promise<void> {
  for (const { members } of bets) if (members !== undefined) await book.prepareGroup(members);
}

/** Looks at bets once the joint prices of their groups are ready. */
export async function withGroups<Look>(
  book: Pick<Book, 'prepareGroup'>,
  bets: readonly Groupable[],
  look: () => Look,
): Promise<Look> {
  await prepareGroups(book, bets);
  return look();
}
