import { AWARD_PERIODS, periodStarts, wonBetsOf } from '#shared/domain/awards/bet-awards.ts';
import { isPendingStatus, isVoidStatus } from '#shared/domain/coupon/leg-status.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { taxedPayout } from '#shared/domain/coupon/tax.ts';
import type { EngineCoupon } from '#shared/domain/coupon/types.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import { countedStake, type FriendTerms } from '#shared/domain/friends/friends.ts';
import { type EarningCoupon, earnedPoints, type PointsTerms } from '#shared/domain/points/points.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { Leader } from '../../database/leader.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { Decisions, OpenGame, Results } from '../decisions/decisions-service.ts';
import { announceFriends } from '../friends/friends-service.ts';
import { announcePoints } from '../points/points-service.ts';
import { bonusOutcome } from './bonuses/bonus-outcome.ts';
import { groupDecision, openMembers, withMembers } from './builder/group-settlement.ts';
import { type CouponLegRow, type CouponRow, toEngineCoupon } from './coupon-record.ts';
import type { CouponSettings } from './coupon-settings.ts';
import type { CouponWatcher } from './coupon-watcher.ts';
import type {
  AwardCandidate,
  CouponsRepository,
  CreditedBonus,
  FriendStake,
  LegDecision,
  SettlementStep,
} from './coupons-repository.ts';
import { isReserved } from './reservations/reservation-record.ts';

/** Service that decides legs and pays coupons. */
export interface Settling {
  /** Posts everything that is decided in these games by now; the leader also posts where their starts were moved to. */
  settleGames(gameIds: readonly number[]): Promise<void>;
  /** Does the same for every game with open legs in which something may be decided. */
  settleAll(): Promise<void>;
  /** Pays coupons of which every bet is decided. */
  settleCoupons(rows: readonly CouponRow[]): Promise<void>;
}

export interface SettlingDependencies {
  readonly book: Pick<Book, 'mayDecide'>;
  readonly decisions: Pick<Decisions, 'resultsFor'>;
  readonly leader: Pick<Leader, 'term'>;
  readonly clock: ServerClock;
  readonly announcements: Announcements;
  readonly repository: CouponsRepository;
  readonly watcher: Pick<CouponWatcher, 'paid'>;
  readonly settings: () => CouponSettings;
  /** How coupons earn points; null where the site has none. */
  readonly points: () => PointsTerms | null;
  /** What gives players free bets for friends; null where nothing does. */
  readonly friends: () => FriendTerms | null;
  /** Ids of players who get no free bets for friends. */
  readonly banned: () => readonly number[];
  readonly onError: (error: unknown) => void;
}

const PAGE = 200;
const AT_ONCE = 4;
const STALE_ATTEMPTS = 5;
const DAY_MS = 86_400_000;

/** Returns the selections of open legs, by game, whose results settlement needs. */
const openGames = (row: CouponRow): OpenGame[] =>
  row.legs.flatMap((leg) => {
    if (leg.isClosed) return [];
    const undecided = isPendingStatus(leg.statusId) ? [leg.selectionId] : [];
    const selectionIds = new Set(leg.group ? openMembers(leg.group) : undecided);
    return [{ gameId: leg.gameId, startAt: leg.snapshot.startAt, selectionIds }];
  });

/** Returns the stored decisions on a coupon's open legs, and the coupon's payout with them. */
function stepFor(row: CouponRow, results: Results, dependencies: SettlingDependencies): SettlementStep | null {
  const { clock, settings } = dependencies;
  const now = clock.now();
  const decisions = row.legs.flatMap((leg) => (leg.isClosed ? [] : decisionOf(leg, results)));
  if (decisions.length === 0 && !row.legs.every(({ isClosed }) => isClosed)) return null;
  const legs = row.legs.map((leg) => withMembers(leg, decisions));
  const engine = toEngineCoupon({ ...row, legs });
  const { state, result, payoutMinor } = settleCoupon(engine, settings().rules);
  const isCertain =
    state !== 'pending' && row.state === 'open' && !isReserved(row) && payoutMinor !== null && result !== 'pending';
  const step = { couponId: row.id, cashedOutStake: row.cashOut?.cashedOutStake ?? 0, at: now, legs: decisions };
  if (!isCertain) return { ...step, settlement: null };
  const outcome = bonusOutcome(row.bonuses, { engine, result, payout: payoutMinor, at: now }, settings());
  const { net, tax } = taxedPayout(row.tax?.rule ?? null, {
    payout: outcome.payout,
    // The player has paid nothing for a free bet.
    stake: row.bonuses?.promoCode ? 0 : row.amount,
    iso: row.iso,
    isReturned: result === 'return',
  });
  const earning = earningOf(row, outcome.result);
  const terms = dependencies.points();
  const points = terms ? earnedPoints(terms, earning) : 0;
  const friend = friendStakeOf(earning, dependencies);
  const awards = result === 'win' ? awardsOf(legs, engine, dependencies) : [];
  return { ...step, settlement: { ...outcome, payout: net, points, friend, awards, ...(row.tax ? { tax } : {}) } };
}

/** Returns the records that a won coupon may set, for each period that it is settled in. */
function awardsOf(
  legs: readonly CouponLegRow[],
  engine: EngineCoupon,
  { clock, settings }: SettlingDependencies,
): AwardCandidate[] {
  const starts = periodStarts(clock.now());
  const counted = legs.filter(({ statusId }) => !isVoidStatus(statusId));
  const sports = [...new Set(counted.map(({ snapshot }) => snapshot.sportId))];
  return wonBetsOf(engine, settings().rules).flatMap((bet) =>
    AWARD_PERIODS.map((period) => ({ ...bet, period, startsAt: starts[period], sports })),
  );
}

/** Returns a coupon as points and friends count it. */
function earningOf({ amount, iso, coef, legs, bonuses, advance }: CouponRow, result: EarningCoupon['result']) {
  const isOwnMoney = !bonuses?.promoCode && !advance;
  return { stake: amount, iso, coef, legCoefs: legs.map((leg) => leg.coef), result, isOwnMoney };
}

/** Returns what a coupon counts for the player who invited its player; null for nothing. */
function friendStakeOf(earning: EarningCoupon, { friends, banned, clock }: SettlingDependencies): FriendStake | null {
  const terms = friends();
  const stake = terms ? countedStake(terms, earning) : 0;
  if (!terms || stake === 0) return null;
  const { minTimes, minCoef, times, days, maxFriends } = terms;
  const expiresAt = clock.now() + days * DAY_MS;
  return { stake, currency: earning.iso, minTimes, minCoef, times, maxFriends, expiresAt, banned: banned() };
}

/** Returns the news of one leg: its status, or the end of its game. */
function decisionOf(leg: CouponLegRow, results: Results): LegDecision[] {
  const group = leg.group ? groupDecision(leg.group, results) : null;
  const decided = group ? group.statusId : results.statusOf(leg.selectionId);
  const statusId = isPendingStatus(leg.statusId) ? decided : leg.statusId;
  if (statusId === null) return [];
  // A leg that is still open after the end of its game is asked about again.
  const end = isPendingStatus(statusId) ? null : results.endOf(leg.gameId);
  if (!end && statusId === leg.statusId && !group?.hasNews) return [];
  const isDecidedNow = isPendingStatus(leg.statusId) && !isPendingStatus(statusId);
  const decidedBy = isDecidedNow ? results.eventOf(leg.group ? openMembers(leg.group) : [leg.selectionId]) : null;
  return [
    definedOnly({
      position: leg.position,
      statusId,
      finalScore: end?.finalScore ? ([end.finalScore[0], end.finalScore[1]] as const) : null,
      isClosed: end !== null,
      decidedBy: decidedBy ?? undefined,
      members: group?.statuses,
    }),
  ];
}

/**
 * Creates the settlement of coupons by the book's stored decisions (betting §4; coupon mathematics §4.7): each coupon
 * in its own transaction, once, however many processes run. `settleAll` finds what was missed while no process ran.
 */
export function createSettling(dependencies: SettlingDependencies): Settling {
  const { announcements, book, decisions, leader, repository, watcher, onError } = dependencies;

  async function settleOne(first: CouponRow, results: Results): Promise<void> {
    let row: CouponRow | null = first;
    for (let attempt = 0; row && attempt < STALE_ATTEMPTS; attempt++) {
      const step = stepFor(row, results, dependencies);
      if (!step) return;
      const outcome = await repository.settle(step);
      if (outcome.status === 'settled' && step.settlement) {
        const { payout, tax = 0 } = step.settlement;
        watcher.paid({ couponId: step.couponId, stake: null, amount: payout + tax, at: step.at });
      }
      if (outcome.status === 'busy') return;
      if (outcome.status !== 'stale') {
        announce(row, outcome);
        if (outcome.status === 'settled' && step.settlement?.points) announcePoints(announcements, outcome.userId);
        if (outcome.status === 'settled' && outcome.rewarded !== null) announceFriends(announcements, outcome.rewarded);
        return;
      }
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

  async function settleRows(rows: readonly CouponRow[]): Promise<void> {
    if (rows.length === 0) return;
    const results = await decisions.resultsFor(rows.flatMap(openGames));
    const queue = [...rows];
    const work = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) await settleOne(row, results);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Gives open legs the present starts of their games, as the leader. A failure is reported and delays no payout. */
  async function moveStarts(gameIds: readonly number[]): Promise<void> {
    const { term } = leader;
    if (term === null || gameIds.length === 0) return;
    try {
      for (const { userId, couponId, state } of await repository.moveStarts(term, gameIds)) {
        announcements.publish('coupon', { userId, couponId: String(couponId), state });
      }
    } catch (error) {
      onError(error);
    }
  }

  async function settleGames(gameIds: readonly number[]): Promise<void> {
    if (gameIds.length === 0) return;
    let after = 0;
    for (;;) {
      const rows = await repository.openCoupons(gameIds, after, PAGE);
      await settleRows(rows);
      after = rows.at(-1)?.id ?? after;
      if (rows.length < PAGE) return;
    }
  }

  return {
    async settleGames(gameIds) {
      await moveStarts(gameIds);
      await settleGames(gameIds);
    },
    settleCoupons: settleRows,
    async settleAll() {
      for (const credited of await repository.creditHyperBonuses(dependencies.clock.now())) announceBonus(credited);
      const games = await repository.openGames();
      await moveStarts(games);
      await settleGames(games.filter((gameId) => book.mayDecide(gameId)));
    },
  };
}
