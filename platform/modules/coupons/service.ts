import type { Coupon, CouponLimits } from '#shared/contracts/coupon.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { Accounts } from '../accounts/service.ts';
import { toCoupon } from './coupon-record.ts';
import type { CouponSettings } from './coupon-settings.ts';
import { createCouponsRepository } from './coupons-repository.ts';
import { createHistory, type History } from './history-repository.ts';
import { type DraftCoupon, draftLimits } from './limits.ts';
import { createPlacing, type Placing } from './placement.ts';
import { createSettling, type Settling } from './settlement.ts';
import { type SettlementRunner, startSettling } from './settlement-runner.ts';

/** Coupons: taking them in, paying them, showing them. */
export interface Coupons extends Omit<Placing, 'close'>, Settling {
  readonly history: History;
  /** Amount limits of a draft; ApiError CURRENCY_UNKNOWN. */
  limits(draft: DraftCoupon): CouponLimits;
  /** ApiError COUPON_UNKNOWN, also when it is another player's. */
  coupon(userId: number, couponId: number): Promise<Coupon>;
  /** Settles from now on by itself, beginning with what was missed. */
  start(): void;
  /** Resolves once everything that is decided is booked. */
  settled(): Promise<void>;
  /** Forgets refusals that nobody can ask for any more. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

interface CouponsInput {
  readonly database: Database;
  readonly book: Book;
  readonly clock: ServerClock;
  readonly accounts: Accounts;
  readonly settings: () => CouponSettings;
  readonly onError: (error: unknown) => void;
}

/** Far longer than any client repeats a request. */
const REFUSALS_KEPT_MS = 90 * 24 * 3_600_000;

/** The coupons of a database and a book. */
export function createCoupons(input: CouponsInput): Coupons {
  const { database, book, clock, accounts, settings, onError } = input;
  const { sql, announcements } = database;
  const repository = createCouponsRepository(sql);
  const placing = createPlacing({ book, clock, accounts, announcements, repository, settings, onError });
  const settling = createSettling({ book, clock, announcements, repository, settings });
  let runner: SettlementRunner | null = null;
  return {
    place: placing.place,
    outcome: placing.outcome,
    get pendingCount() {
      return placing.pendingCount;
    },
    ...settling,
    history: createHistory(sql),
    limits: (draft) => draftLimits(draft, book, settings()),
    async coupon(userId, couponId) {
      const row = await repository.byId(couponId);
      if (row?.userId !== userId) throw new ApiError('COUPON_UNKNOWN');
      return toCoupon(row);
    },
    start() {
      runner ??= startSettling({ settling, book, clock, onError });
    },
    settled: async () => runner?.idle(),
    purge: () => repository.purge(clock.now() - REFUSALS_KEPT_MS),
    async close() {
      await placing.close();
      await runner?.stop();
    },
  };
}
