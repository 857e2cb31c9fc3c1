import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import type { WantedOddsOrder } from '#shared/contracts/wanted-odds.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { DisallowedSports } from '#shared/domain/sports/disallowed-sports.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Announcements } from '../../../database/announcements.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { AccountIdentity, Accounts } from '../../accounts/accounts-service.ts';
import type { Arrival } from '../arrival.ts';
import type { Assessment } from '../assessment.ts';
import { prepareGroups } from '../builder/group-legs.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import type { CouponsRepository, PlacementStep } from '../coupons-repository.ts';
import type { PlacementAnswers } from '../placement-answers.ts';
import { type PlacementRequest, placementRequest } from '../placement-request.ts';
import type { PostPlacement } from '../post-placement.ts';
import { type createSnapshots, pricesOf } from '../quotes.ts';
import type { PlacementRefusal } from '../refusal.ts';
import type { WantedOddsRepository, WantedOddsRow } from './wanted-odds-repository.ts';

/** A placement whose odds are below the wanted odds. */
export interface WantedOddsPlacement {
  /** Fields that every step of the placement has; `decide` and `awaitOdds` add what is done with it. */
  readonly base: Omit<PlacementStep, 'coupon' | 'decidesAt' | 'delayed' | 'refusal' | 'refusalAfterBalance'>;
  readonly request: PlacementRequest;
  readonly body: WantedOddsRow['body'];
  readonly account: AccountIdentity;
  /** The placement at its arrival. */
  readonly first: Arrival;
  readonly arrivedAt: number;
}

/** Service for bets that wait for wanted odds (coupon mathematics §8.2): no money is debited before they are placed. */
export interface WantedOddsOrders {
  /** Stores a placement until the first of its games starts or the longest wait is over. */
  awaitOdds(order: WantedOddsPlacement): Promise<PlacementAnswer>;
  /** The list for the player: pending orders, and ended ones that were not shown yet. */
  ofPlayer(userId: number): Promise<WantedOddsOrder[]>;
  /** Marks ended orders as shown to the player. */
  told(userId: number, keys: readonly string[]): Promise<void>;
  /** Returns the answer of a pending placement as `waiting`, with its end, when it waits for wanted odds. */
  asTold(userId: number, key: string, known: PlacementAnswer): Promise<PlacementAnswer>;
  /** Tries every pending order: places those whose odds are reached, ends those whose time is over. */
  tryAll(): Promise<void>;
}

export interface WantedOddsDependencies {
  readonly book: Pick<Book, 'prepareGroup'>;
  readonly announcements: Pick<Announcements, 'publish'>;
  readonly clock: ServerClock;
  readonly accounts: Pick<Accounts, 'identify'>;
  readonly settings: () => CouponSettings;
  readonly sportsOf: (userId: number) => Promise<DisallowedSports>;
  readonly wantedOddsRepository: WantedOddsRepository;
  readonly repository: Pick<CouponsRepository, 'place'>;
  readonly post: PostPlacement;
  readonly answer: PlacementAnswers;
  readonly snapshot: ReturnType<typeof createSnapshots>;
  /** Prices a placement at this instant. */
  readonly look: (
    placed: {
      readonly request: PlacementRequest;
      readonly account: AccountIdentity;
      readonly own: DisallowedSports;
    },
    scores?: Assessment['scores'],
  ) => Assessment;
  readonly onError: (error: unknown) => void;
}

const MINUTE_MS = 60_000;

function shownLegs(
  { request, first }: WantedOddsPlacement,
  snapshot: WantedOddsDependencies['snapshot'],
): WantedOddsOrder['legs'] {
  return request.bets.flatMap(({ selectionId, members }, index) => {
    const { gameId, marketType, period, param, outcome } = unpackSelectionId(selectionId);
    const facts = snapshot(gameId, null);
    if (!facts) return [];
    const { sportId, home, away, startAt } = facts;
    const coef = first.prices[index] ?? 0;
    const kept = definedOnly({ selectionId, members });
    return [{ ...kept, gameId, sportId, home, away, startAt, typeId: marketType, period, param, outcome, coef }];
  });
}

/** Creates the wanted-odds orders of a book. Any process may try them; the database decides each once. */
export function createWantedOddsOrders(dependencies: WantedOddsDependencies): WantedOddsOrders {
  const { announcements, clock, accounts, settings, answer, post, snapshot, look, onError } = dependencies;
  const { repository: coupons, wantedOddsRepository: repository } = dependencies;
  const tell = (userId: number) => announcements.publish('player', { userId, about: 'orders' });

  /**
   * Returns the end of an order: the start of the first of its games that has not begun, at most the longest wait away.
   */
  function endOf(order: WantedOddsPlacement, legs: WantedOddsOrder['legs']): number {
    const { maxWantedOddsMinutes } = settings();
    const starts = legs.flatMap(({ startAt }, index) =>
      (order.first.liveGames[index] ?? null) === null ? [startAt] : [],
    );
    return Math.min(order.arrivedAt + maxWantedOddsMinutes * MINUTE_MS, ...starts);
  }

  async function awaitOdds(order: WantedOddsPlacement): Promise<PlacementAnswer> {
    const { base, body, first, arrivedAt, account } = order;
    const shown = shownLegs(order, snapshot);
    const step: PlacementStep = { ...base, decidesAt: endOf(order, shown) };
    const isLive = first.liveGames.some((gameId) => gameId !== null);
    const facts = { body, scores: first.scores, shown, isLive, arrivedAt };
    const outcome = await post(step, (one) => repository.awaitOdds(one, facts), coupons.place);
    const told = await answer(outcome, { step, account });
    tell(base.userId);
    return told;
  }

  function refusalNow(row: WantedOddsRow, now: Assessment): PlacementRefusal | null {
    if (clock.now() >= row.until) return { code: 'WAIT_ENDED', selectionIds: [], prices: pricesOf(now.bets), data: {} };
    const refusal = now.refusal?.refusal ?? null;
    // A market that is closed for a moment opens again.
    const isPassing = refusal?.code === 'BET_BLOCKED' && now.bets.every(({ quote }) => quote !== null);
    return isPassing ? null : refusal;
  }

  function stepFor(row: WantedOddsRow, now: Assessment): PlacementStep | null {
    const { userId, key, requestHash, accountId, body } = row;
    const base = {
      userId,
      key,
      requestHash,
      accountId,
      amount: body.amount,
      now: clock.now(),
      arrivedAt: row.arrivedAt,
      isDecision: true,
    } as const;
    const refusal = refusalNow(row, now);
    const prices = pricesOf(now.bets);
    if (refusal) return { ...base, prices, refusal };
    // The live delay counts from the arrival, however soon the odds are reached (trust R30).
    const isEarly = row.isLive && base.now < row.arrivedAt + now.delaySeconds * 1000;
    if (!now.coupon || now.awaitsOdds || isEarly) return null;
    const limits = definedOnly({ liabilityLimits: now.liabilityLimits ?? undefined });
    return { ...base, prices, coupon: now.coupon, ...limits };
  }

  async function tryOne(row: WantedOddsRow): Promise<void> {
    const account = await accounts.identify(row.userId, row.accountId);
    if (!account) return;
    const request = placementRequest(row.body, row.key, settings().rules);
    await prepareGroups(dependencies.book, request.bets);
    const own = await dependencies.sportsOf(row.userId);
    const step = stepFor(row, look({ request, account, own }, row.scores));
    if (!step) return;
    // `answer` announces an accepted coupon, and the player's list of orders has changed in any case.
    await answer(await post(step, repository.decide), { step, account });
    tell(row.userId);
  }

  return {
    awaitOdds,
    async tryAll() {
      for (const row of await repository.open()) await tryOne(row).catch(onError);
    },
    ofPlayer: (userId) => repository.ofPlayer(userId),
    told: (userId, keys) => repository.told(userId, keys),
    async asTold(userId, key, known) {
      const until = known.status === 'pending' ? await repository.waitsUntil(userId, key) : null;
      return until === null ? known : { status: 'waiting', until, now: clock.now() };
    },
  };
}
