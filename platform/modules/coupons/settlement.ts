import { BET_STATUS, isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { taxedPayout } from '#shared/domain/coupon/tax.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { groupDecision, withMembers } from './builder/group-settlement.ts';
import { type CouponRow, type LegRow, toEngineCoupon } from './coupon-record.ts';
import type { CouponSettings } from './coupon-settings.ts';
import type { CouponsRepository, CreditedBonus, LegDecision, SettlementStep } from './coupons-repository.ts';
import { decidingEvents } from './deciding-events.ts';
import { offerOutcome } from './offers/offer-outcome.ts';

/** Deciding legs and paying coupons. */
export interface Settling {
  /** Books everything that is decided in these games by now. */
  settleGames(gameIds: readonly number[]): Promise<void>;
  /** The same for every game that has open legs and about which something may be decided. */
  settleAll(): Promise<void>;
}

export interface SettlingDependencies {
  readonly book: Pick<Book, 'settle' | 'mayDecide' | 'finalScore' | 'nextEventAt' | 'game' | 'report'>;
  readonly clock: ServerClock;
  readonly announcements: Announcements;
  readonly repository: CouponsRepository;
  readonly settings: () => CouponSettings;
}

const PAGE = 200;
const AT_ONCE = 4;
const STALE_ATTEMPTS = 5;
/** A game that the book has not known for so long after its start is never going to be played. */
const VANISHED_MS = 24 * 3_600_000;

/** What the book says of the open legs of a coupon, and what the coupon is worth with it. */
function stepFor(row: CouponRow, { book, clock, settings }: SettlingDependencies): SettlementStep | null {
  const now = clock.now();
  const eventOf = decidingEvents(book, clock);
  const decisions = row.legs.flatMap((leg) => (leg.isClosed ? [] : decisionOf(leg, book, now, eventOf)));
  if (decisions.length === 0) return null;
  const legs = row.legs.map((leg) => withMembers(leg, decisions));
  const engine = toEngineCoupon({ ...row, legs });
  const { state, result, payoutMinor } = settleCoupon(engine, settings().rules);
  const isCertain = state !== 'pending' && row.state === 'open' && payoutMinor !== null && result !== 'pending';
  const step = { couponId: row.id, soldStake: row.sale?.soldStake ?? 0, at: now, legs: decisions };
  if (!isCertain) return { ...step, settlement: null };
  const outcome = offerOutcome(row.offers, { engine, result, payout: payoutMinor, at: now }, settings());
  const { net, tax } = taxedPayout(row.tax?.rule ?? null, {
    payout: outcome.payout,
    // A free bet has cost its player nothing.
    stake: row.offers?.promoCode ? 0 : row.amount,
    iso: row.iso,
    isReturned: result === 'return',
  });
  return { ...step, settlement: { ...outcome, payout: net, ...(row.tax ? { tax } : {}) } };
}

/** News of one leg: its status, or that its game is over now. */
function decisionOf(
  leg: LegRow,
  book: SettlingDependencies['book'],
  now: number,
  eventOf: ReturnType<typeof decidingEvents>,
): LegDecision[] {
  const isVanished = leg.snapshot.startAt + VANISHED_MS < now && book.game(leg.gameId) === null;
  const group = leg.group ? groupDecision(leg.group, book, isVanished) : null;
  const decided = group ? group.statusId : (book.settle(leg.marketId) ?? (isVanished ? BET_STATUS.forcedReturn : null));
  const statusId = isPendingStatus(leg.statusId) ? decided : leg.statusId;
  if (statusId === null) return [];
  const isClosed = isVanished || book.nextEventAt(leg.gameId) === null;
  if (!isClosed && statusId === leg.statusId && !group?.hasNews) return [];
  const score = isClosed ? book.finalScore(leg.gameId) : null;
  const decidedBy =
    isPendingStatus(leg.statusId) && !isPendingStatus(statusId) && !isVanished ? eventOf(leg.gameId) : null;
  return [
    {
      position: leg.position,
      statusId,
      finalScore: score ? [score[0], score[1]] : null,
      isClosed,
      ...(decidedBy ? { decidedBy } : {}),
      ...(group ? { members: group.statuses } : {}),
    },
  ];
}

/**
 * Settles coupons by the book's decisions (betting §4; coupon mathematics §4.7): each in one transaction of its own, once,
 * however many processes do it. What was missed while nobody ran is found by `settleAll`.
 */
export function createSettling(dependencies: SettlingDependencies): Settling {
  const { announcements, book, repository } = dependencies;

  async function settleOne(first: CouponRow): Promise<void> {
    let row: CouponRow | null = first;
    for (let attempt = 0; row && attempt < STALE_ATTEMPTS; attempt++) {
      const step = stepFor(row, dependencies);
      if (!step) return;
      const outcome = await repository.settle(step);
      if (outcome.status === 'busy') return;
      if (outcome.status !== 'stale') return announce(row, outcome);
      row = await repository.byId(row.id);
    }
  }

  function announce({ id, state }: CouponRow, outcome: Awaited<ReturnType<CouponsRepository['settle']>>): void {
    if (outcome.status !== 'settled' && outcome.status !== 'noted') return;
    const { userId } = outcome;
    const isSettled = outcome.status === 'settled' || state === 'settled';
    announcements.publish('coupon', { userId, couponId: String(id), state: isSettled ? 'settled' : 'open' });
    if (outcome.status !== 'settled' || outcome.balance === null) return;
    announcements.publish('balance', { userId, accountId: outcome.accountId, balance: outcome.balance });
  }

  function announceBonus({ userId, accountId, couponId, balance }: CreditedBonus): void {
    announcements.publish('balance', { userId, accountId, balance });
    announcements.publish('coupon', { userId, couponId: String(couponId), state: 'settled' });
  }

  async function settleGames(gameIds: readonly number[]): Promise<void> {
    if (gameIds.length === 0) return;
    let after = 0;
    for (;;) {
      const rows = await repository.openCoupons(gameIds, after, PAGE);
      const queue = [...rows];
      const work = async () => {
        for (let row = queue.shift(); row; row = queue.shift()) await settleOne(row);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      after = rows.at(-1)?.id ?? after;
      if (rows.length < PAGE) return;
    }
  }

  return {
    settleGames,
    async settleAll() {
      for (const credited of await repository.creditHyperBonuses(dependencies.clock.now())) announceBonus(credited);
      const games = await repository.openGames();
      await settleGames(games.filter((gameId) => book.mayDecide(gameId)));
    },
  };
}
