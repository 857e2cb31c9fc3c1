import { groupIdOf, isGroup } from '#shared/domain/builder/group-id.ts';
import type { AcceptedGroup } from '#shared/domain/builder/group-outcome.ts';
import { type LegChance, legChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import type { Book, Quote } from '../../../simulation/book/book-port.ts';

/** A bet of a coupon: a selection, or several of one game as one. */
export interface Groupable {
  readonly selectionId: number;
  readonly members?: readonly number[] | undefined;
}

/** What the book says of a bet at one instant. */
export interface LegLook {
  /** Null when it is not in the book. */
  readonly quote: Quote | null;
  /** What is kept of a group at the price that is quoted; left out for a single selection, and without a price. */
  readonly group?: AcceptedGroup;
  /** Of a group: the chance behind its price, without margin. */
  readonly chance?: LegChance;
}

/** Whether the number of a bet is that of its members: a group with another number is no bet (decision 023). */
export function isNamedByMembers({ selectionId, members }: Groupable): boolean {
  return members === undefined || (isGroup(members) && groupIdOf(members) === selectionId);
}

/**
 * Looks at a bet once: of a group, the quote and what would be stored of it are of the same look, so that what is
 * accepted is what was quoted.
 */
export function lookAtLeg(book: Pick<Book, 'group' | 'quote'>, { selectionId, members }: Groupable): LegLook {
  if (members === undefined) return { quote: book.quote(selectionId) };
  const look = book.group(members);
  if (!look?.quote) return { quote: null };
  const statuses = members.map(() => BET_STATUS.notStarted);
  const group = { selectionIds: [...members], prices: [...look.prices], statuses };
  return { quote: look.quote, group, chance: legChance(look.chance, 0, false) };
}

/** Makes the joint prices of all groups ready, so that they can be quoted at once. */
export async function prepareGroups(book: Pick<Book, 'prepareGroup'>, bets: readonly Groupable[]): Promise<void> {
  for (const { members } of bets) if (members !== undefined) await book.prepareGroup(members);
}

/** Looks at bets as soon as the joint prices of their groups are ready. */
export async function withGroups<Look>(
  book: Pick<Book, 'prepareGroup'>,
  bets: readonly Groupable[],
  look: () => Look,
): Promise<Look> {
  await prepareGroups(book, bets);
  return look();
}
