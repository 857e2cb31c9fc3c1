import { createHash } from 'node:crypto';
import type { CashOutAnswer, CashOutOrder, CashOutPrice } from '#shared/contracts/cash-out.ts';
import type { CashOutCode } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import { isDivisible, partPrice } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import { prepareCashOut } from '../builder/group-cash-out.ts';
import { type CouponRow, toEngineCoupon } from '../coupon-record.ts';
import type { CouponsRepository } from '../coupons-repository.ts';
import { type DelayedOrders, type DueOrder, NEVER_ABANDONED_S } from '../delayed/delayed-orders.ts';
import { type CashOutAnswersInput, createCashOutAnswers } from './cash-out-answers.ts';
import { cashOutEntry } from './cash-out-entry.ts';
import { type CashOutPriceParts, cashOutDelayOf, offerOf, priceCoupon } from './cash-out-price.ts';
import type { CashOutRepository, CashOutStep } from './cash-out-repository.ts';

/** Who sells what. */
export interface CashOutInput {
  readonly userId: number;
  /** Hex hash of the session. */
  readonly session: string;
  readonly key: string;
  readonly couponId: number;
  readonly order: CashOutOrder;
}

/** Buying coupons back. */
export interface CashOutService {
  /** What is given now for those of these coupons that are the player's. */
  offers(userId: number, couponIds: readonly number[]): Promise<CashOutPrice[]>;
  /**
   * Sells a coupon or a part of it, once for each key.
   *
   * @throws ApiError COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH, SESSION_REQUIRED
   */
  sell(input: CashOutInput): Promise<CashOutAnswer>;
  /** Tells everybody of a sale that was just booked. */
  announce(row: CouponRow): Promise<void>;
}

export interface CashOutDependencies extends CashOutAnswersInput {
  readonly book: CashOutPriceParts['book'] & Pick<Book, 'materialIncidents'>;
  readonly repository: Pick<CouponsRepository, 'byId' | 'byIds'>;
  readonly sales: CashOutRepository;
  readonly delayedOrders: Pick<DelayedOrders, 'of'>;
  readonly onError: (error: unknown) => void;
}

type Look = { readonly code: CashOutCode } | { readonly price: number; readonly isLive: boolean };

const STALE_ATTEMPTS = 5;

/** What the decision of a held sale needs, as it is stored. */
interface CashOutFacts {
  readonly couponId: number;
  readonly order: CashOutOrder;
  /** Of the order as it was sent: stored JSON has another order of names. */
  readonly requestHash: string;
}

/** One sale on its way. */
interface Case extends CashOutFacts {
  readonly userId: number;
  readonly key: string;
}

/** Tells two sales with one key apart. */
function hashOf({ couponId, order }: Pick<CashOutInput, 'couponId' | 'order'>): string {
  return createHash('sha256')
    .update(JSON.stringify([couponId, order]))
    .digest('hex');
}

/** What the book says of the order now. The player never gets less than the offer that was seen, unless asked for. */
function lookAt(row: CouponRow, order: CashOutOrder, parts: CashOutPriceParts): Look {
  const priced = priceCoupon(row, parts);
  if ('reason' in priced) return { code: priced.reason };
  if (order.stake > row.amount) return { code: 'STAKE_CHANGED' };
  if (order.stake < row.amount && !isDivisible(toEngineCoupon(row))) return { code: 'NOT_DIVISIBLE' };
  const price = partPrice(priced.price, order.stake, row.amount);
  if (price < 1) return { code: 'TOO_SMALL' };
  if (!order.isAnyPrice && price < order.price) return { code: 'PRICE_CHANGED' };
  return { price, isLive: priced.isLive };
}

/** Buys coupons back: idempotent, priced from the book, held for the live delay, booked by one database call. */
export function createCashOutService(dependencies: CashOutDependencies): CashOutService {
  const { book, clock, repository, sales, settings, cashOutSettings } = dependencies;
  const { owned, answer, announce } = createCashOutAnswers(dependencies);
  const delay = dependencies.delayedOrders.of('sale', decide);

  function baseOf({ userId, couponId, key, requestHash }: Case) {
    return { userId, couponId, key, requestHash, now: clock.now() };
  }

  /** Looks and books until nothing has come in between. */
  async function settle(sale: Case, first: CouponRow, stepOf: (row: CouponRow) => CashOutStep): Promise<CashOutAnswer> {
    let row = first;
    for (let attempt = 1; ; attempt++) {
      const outcome = await sales.sell(stepOf(row));
      if (outcome.status !== 'stale' || attempt === STALE_ATTEMPTS) return answer(sale, outcome);
      row = await owned(sale);
    }
  }

  function stepFor(row: CouponRow, sale: Case, look: Look) {
    const base = baseOf(sale);
    if ('code' in look) return { ...base, refusal: { code: look.code } };
    return { ...base, sale: cashOutEntry(row, sale.order.stake, look.price, settings()) };
  }

  /** Something closed the book of a live leg's game after the order had arrived (trust R29, R30). */
  function wasHit(row: CouponRow, arrivedAt: number): boolean {
    return row.legs.some(
      ({ statusId, gameId }) =>
        isPendingStatus(statusId) && book.materialIncidents(gameId, arrivedAt, clock.now()).length > 0,
    );
  }

  /** Decides a held sale from its row, by the book of this instant. */
  async function decide({ userId, key, facts, ...order }: DueOrder<CashOutFacts>): Promise<CashOutAnswer> {
    const sale: Case = { userId, key, ...facts };
    const lookNow = (row: CouponRow): Look => {
      if (order.isTooLate) return { code: 'NOT_SOLD' };
      return wasHit(row, order.arrivedAt) ? { code: 'GAME_STATE_CHANGED' } : lookAt(row, sale.order, dependencies);
    };
    return settle(sale, await owned(sale), (row) => ({ ...stepFor(row, sale, lookNow(row)), isDecision: true }));
  }

  async function hold(sale: Case, session: string, delayMs: number): Promise<CashOutAnswer> {
    const { userId, key, couponId, order, requestHash } = sale;
    const base = baseOf(sale);
    const decidesAt = base.now + delayMs;
    const delayed: CashOutFacts = { couponId, order, requestHash };
    const outcome = await sales.sell({
      ...{ ...base, session },
      ...{ decidesAt, abandonAfterSeconds: NEVER_ABANDONED_S, delayed },
    });
    if (outcome.status !== 'pending' || outcome.isReplay) return answer(sale, outcome);
    const stored = { userId, key, facts: delayed, arrivedAt: base.now, dueAt: decidesAt };
    return delay.decideInTime(stored, () => answer(sale, outcome));
  }

  async function sell({ session, ...input }: CashOutInput): Promise<CashOutAnswer> {
    const sale: Case = { ...input, requestHash: hashOf(input) };
    const row = await owned(input);
    const isOld = clock.now() > input.order.sequence + cashOutSettings().validSeconds * 1000;
    const lookNow = (at: CouponRow): Look => {
      const look = lookAt(at, input.order, dependencies);
      return !('code' in look) && isOld && !input.order.isAnyPrice ? { code: 'OFFER_EXPIRED' } : look;
    };
    const first = lookNow(row);
    const delaySeconds = cashOutDelayOf(row, dependencies);
    if (!('code' in first) && first.isLive && delaySeconds > 0) return hold(sale, session, delaySeconds * 1000);
    return settle(sale, row, (at) => ({ ...stepFor(at, sale, lookNow(at)), session }));
  }

  return {
    async offers(userId, couponIds) {
      const rows = await repository.byIds(userId, couponIds);
      for (const row of rows) await prepareCashOut(row, book);
      return rows.map((row) => offerOf(row, dependencies));
    },
    sell,
    announce,
  };
}
