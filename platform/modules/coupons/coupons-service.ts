import type { Coupon, CouponLimits } from '#shared/contracts/coupon.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import type { DisallowedSports } from '#shared/domain/sports/disallowed-sports.ts';
import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Database } from '../../database/database.ts';
import type { EndDuty, Leader } from '../../database/leader.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { Accounts } from '../accounts/accounts-service.ts';
import type { Admission } from '../admission/admission-service.ts';
import type { Decisions } from '../decisions/decisions-service.ts';
import type { Names } from '../names/names-service.ts';
import type { Orders } from '../orders/orders-service.ts';
import { createPromoCodes, type PromoCodes } from './bonuses/promo-codes.ts';
import { createPromoRepository } from './bonuses/promo-repository.ts';
import { withGroups } from './builder/group-legs.ts';
import { createGroupPricing, type GroupPricing } from './builder/group-pricing.ts';
import type { CashOutSettings } from './cash-out/cash-out-price.ts';
import { createCashOutRepository } from './cash-out/cash-out-repository.ts';
import { type CashOutRules, createCashOutRules } from './cash-out/cash-out-rules.ts';
import { type CashOutService, createCashOutService } from './cash-out/cash-out-service.ts';
import { toCoupon } from './coupon-record.ts';
import { type CouponSettings, settingsFor } from './coupon-settings.ts';
import type { CouponWatcher } from './coupon-watcher.ts';
import { createCouponsRepository } from './coupons-repository.ts';
import { createEditRepository } from './edit/edit-repository.ts';
import { createEditing, type Editing } from './edit/edit-service.ts';
import { createHistory, type History } from './history-repository.ts';
import { type DraftCoupon, draftLimits } from './limits.ts';
import { createOldRowsRepository } from './old-rows-repository.ts';
import { createPlacementService, type PlacementDependencies, type PlacementService } from './placement-service.ts';
import { createPostPlacement } from './post-placement.ts';
import { createPrintedSlipChecks, withoutPromoCode } from './printed-slip-checks.ts';
import { createProfits, type Profits } from './profit-repository.ts';
import { createReservationRepository } from './reservations/reservation-repository.ts';
import { createReservations, type Reservations } from './reservations/reservations.ts';
import { createSettling, type Settling, type SettlingDependencies } from './settlement.ts';
import { type SettlementRunner, startSettling } from './settlement-runner.ts';
import { createWantedOddsRepository } from './wanted-odds/wanted-odds-repository.ts';
import { startWantedOddsRunner } from './wanted-odds/wanted-odds-runner.ts';

export type { CouponPayment, CouponWatcher } from './coupon-watcher.ts';
export type { WatchedCoupon, WatchedLeg } from './watched-coupon.ts';

/** The service of coupons: placing, paying and showing them. */
export interface Coupons extends GroupPricing, PlacementService, Settling {
  readonly history: History;
  readonly profits: Profits;
  /** Free bets by code (coupon mathematics §8.6). */
  readonly promoCodes: PromoCodes;
  readonly cashOuts: Omit<CashOutService, 'announce'>;
  readonly cashOutRules: CashOutRules;
  /** Reserved coupons: their money waits for a trader or for the end of an advance. */
  readonly reservations: Reservations;
  readonly editing: Editing;
  /** Live delay of sports without one of their own, seconds. */
  delaySeconds(): number;
  /** Amount limits of a draft, for a player or for a guest (0); ApiError BAD_REQUEST, CURRENCY_UNKNOWN. */
  limits(draft: DraftCoupon, userId: number): Promise<CouponLimits>;
  /** Scales a player's share of each market's limit (decision 020); 1 is the share of every player. */
  setFactor(userId: number, factor: number): Promise<void>;
  /** A coupon of the player. ApiError COUPON_UNKNOWN, also for another player's coupon. */
  coupon(userId: number, couponId: number): Promise<Coupon>;
  /**
   * The coupon for printing, for its owner (0 is a guest) or with the check of its slip. ApiError COUPON_UNKNOWN for
   * every other player; SESSION_REQUIRED for a guest without a check, whether or not the coupon exists.
   */
  printedSlip(
    couponId: number,
    reader: { readonly userId: number; readonly check?: string | undefined },
  ): Promise<PrintedSlipAnswer>;
  /** Starts the retries of bets that wait for wanted odds. */
  start(): void;
  /**
   * Starts the leader's automatic work: settling, beginning with what was missed, auto cash-out rules, and returning
   * stakes that no trader has decided in time.
   */
  lead(): EndDuty;
  /** Resolves once everything decided is posted; at once where this process does not lead. */
  settled(): Promise<void>;
  /** Deletes wanted-odds orders, counter-offers and counts that are no longer needed. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

interface CouponsInput {
  readonly database: Database;
  readonly book: Book;
  /** The part of the book that visitors are shown (B-06). */
  readonly shown: Pick<Book, 'address' | 'markets'>;
  readonly names: Pick<Names, 'containing'>;
  readonly decisions: Decisions;
  readonly leader: Pick<Leader, 'term'>;
  readonly clock: ServerClock;
  readonly accounts: Accounts;
  readonly admission: Pick<Admission, 'behind'>;
  readonly orders: Orders;
  readonly settings: () => CouponSettings;
  /** Sports that a player leaves out. */
  readonly sportsOf: (userId: number) => Promise<DisallowedSports>;
  readonly points: SettlingDependencies['points'];
  readonly friends: SettlingDependencies['friends'];
  readonly banned: SettlingDependencies['banned'];
  readonly cashOutSettings: () => CashOutSettings;
  /** Secret that signs printed slips; the same in every process. */
  readonly printedSlipSecret: Uint8Array;
  readonly onError: (error: unknown) => void;
  readonly expressUplift: PlacementDependencies['expressUplift'];
  /** Receives acceptances and payments (decision 029). */
  readonly watcher: CouponWatcher;
}

/** Age at which ended orders are deleted: far longer than any client asks for them. */
const ENDED_KEPT_MS = 90 * 24 * 3_600_000;

/** Creates the coupon service of a database and a book. */
export function createCoupons(input: CouponsInput): Coupons {
  const { database, book, clock, orders, settings, printedSlipSecret, watcher, onError } = input;
  const { sql, announcements } = database;
  const repository = createCouponsRepository(sql);
  const promoCodes = createPromoCodes({ repository: createPromoRepository(sql), clock });
  const wantedOddsRepository = createWantedOddsRepository(sql);
  const settling = createSettling({ ...input, announcements, repository });
  const reservations = createReservations({
    ...input,
    announcements,
    repository: createReservationRepository(sql),
    settling,
  });
  const ownParts = {
    announcements,
    repository,
    wantedOddsRepository,
    promoCodes,
    advances: reservations.advances,
    post: createPostPlacement(orders, watcher),
  };
  const placements = createPlacementService({ ...input, ...ownParts });
  const checks = createPrintedSlipChecks(printedSlipSecret);
  const oldRows = createOldRowsRepository(sql);
  const cashOutParts = { ...input, announcements, repository, cashOutRepository: createCashOutRepository(sql) };
  const cashOuts = createCashOutService(cashOutParts);
  const cashOutRules = createCashOutRules(cashOutParts, cashOuts);
  const editing = createEditing({ ...cashOutParts, edits: createEditRepository(sql), announce: cashOuts.announce });
  let runner: SettlementRunner | null = null;
  let wantedOddsRunner: ReturnType<typeof startWantedOddsRunner> | null = null;
  return {
    place: placements.place,
    outcome: placements.outcome,
    cancel: placements.cancel,
    wantedOdds: placements.wantedOdds,
    get pendingCount() {
      return placements.pendingCount;
    },
    ...settling,
    cashOuts,
    cashOutRules,
    reservations,
    editing,
    delaySeconds: () => settings().liveDelays.base,
    history: createHistory(sql, clock, input.names),
    profits: createProfits(sql),
    promoCodes,
    async limits(draft, userId) {
      const known = userId === 0 ? settings() : settingsFor(settings(), await input.sportsOf(userId));
      return withGroups(book, draft.bets, () => draftLimits(draft, { book, settings: known, repository, userId }));
    },
    setFactor: repository.setFactor,
    ...createGroupPricing(book, input.shown),
    async coupon(userId, couponId) {
      const row = await repository.byId(couponId);
      if (row?.userId !== userId) throw new ApiError('COUPON_UNKNOWN');
      return toCoupon(row, clock.now());
    },
    async printedSlip(couponId, { userId, check }) {
      if (userId === 0 && check === undefined) throw new ApiError('SESSION_REQUIRED');
      const row = await repository.byId(couponId);
      const isOwner = userId !== 0 && row?.userId === userId;
      if (!row || !(isOwner || checks.isOf(couponId, check ?? ''))) throw new ApiError('COUPON_UNKNOWN');
      const coupon = toCoupon(row, clock.now());
      return { coupon: isOwner ? coupon : withoutPromoCode(coupon), ...checks.of(couponId), isOwner, now: clock.now() };
    },
    start() {
      wantedOddsRunner ??= startWantedOddsRunner({ wantedOdds: placements.wantedOdds, book, clock, onError });
    },
    lead() {
      const settles = startSettling({ settling, book, clock, onError });
      const looks = [cashOutRules.fireAll, reservations.lookAfter].map((look) =>
        lookRepeatedly({ look, clock, onError }),
      );
      runner = settles;
      return async () => {
        if (runner === settles) runner = null;
        await Promise.all([settles.stop(), ...looks.map((stop) => stop())]);
      };
    },
    settled: async () => runner?.idle(),
    purge: () => oldRows.purge(clock.now() - ENDED_KEPT_MS),
    async close() {
      await wantedOddsRunner?.stop();
    },
  };
}
