import { groupIdOf } from '#shared/domain/builder/group-id.ts';
import type { AcceptedGroup } from '#shared/domain/builder/group-outcome.ts';
import type { NoCashOutReason } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { BET_STATUS, isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { CouponRow } from '../coupon-record.ts';
import { prepareGroups } from './group-legs.ts';

interface GroupLook {
  readonly chance: LegChance | null;
  readonly reason: NoCashOutReason | null;
  readonly isLive: boolean;
}

type CashOutBook = Pick<Book, 'groupChance' | 'isStopped' | 'prepareGroup' | 'quote' | 'settle'>;

function membersInPlay({ selectionIds, statuses }: AcceptedGroup): number[] {
  return selectionIds.filter((_, index) => {
    const status = statuses[index] ?? BET_STATUS.notStarted;
    return isPendingStatus(status) || status === BET_STATUS.win;
  });
}

/** Values an open group by the book's chances of all its members together (decision 018, decision 023). */
export function priceGroup(group: AcceptedGroup, book: CashOutBook): GroupLook {
  const open = group.selectionIds.filter((_, index) => isPendingStatus(group.statuses[index] ?? BET_STATUS.notStarted));
  const quotes = open.map((selectionId) => book.quote(selectionId));
  const isLive = quotes.some((quote) => quote?.live === true);
  const isStopped = book.isStopped(groupIdOf(group.selectionIds));
  const isDecided = open.some(
    (selectionId, index) => book.settle(selectionId) !== null || quotes[index]?.suspended === true,
  );
  if (isStopped || isDecided) return { chance: null, reason: 'SUSPENDED', isLive };
  const chance = quotes.includes(null) ? null : book.groupChance(membersInPlay(group));
  return { chance, reason: chance === null ? 'NO_PRICE' : null, isLive };
}

/** Prepares the joint prices by which the open groups of a coupon are valued. */
export async function prepareCashOut(row: CouponRow, book: CashOutBook): Promise<void> {
  const groups = row.legs.flatMap(({ group, statusId }) => (group && isPendingStatus(statusId) ? [group] : []));
  await prepareGroups(
    book,
    groups.map((group) => ({ selectionId: 0, members: membersInPlay(group) })),
  );
}

/** Returns why an open group cannot be removed from its coupon or changed now; null when it can (decision 023). */
export function groupLock(group: AcceptedGroup, book: CashOutBook): 'SUSPENDED' | 'NO_PRICE' | null {
  const { reason } = priceGroup(group, book);
  return reason === null ? null : reason === 'SUSPENDED' ? 'SUSPENDED' : 'NO_PRICE';
}
