import { createHash } from 'node:crypto';
import type { CashOutAnswer, CashOutOrder, CashOutPrice } from '#shared/contracts/cash-out.ts';
import type { CashOutCode } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import { isDivisible, partPrice } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import { type CashOutTolerance, isPriceAccepted } from '#shared/domain/coupon/cash-out/cash-out-tolerance.ts';
import type { DropPercent } from '#shared/domain/coupon/coef-change.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { DueOrder, Orders } from '../../orders/orders-service.ts';
import { prepareCashOut } from '../builder/group-cash-out.ts';
import { type CouponRow, toEngineCoupon } from '../coupon-record.ts';
import type { CouponWatcher } from '../coupon-watcher.ts';
import type { CouponsRepository } from '../coupons-repository.ts';
import { type CashOutAnswersInput, createCashOutAnswers } from './cash-out-answers.ts';
import { cashOutEntry } from './cash-out-entry.ts';
import { type CashOutPriceParts, cashOutDelayOf, priceCoupon, shownPriceOf } from './cash-out-price.ts';
import type { CashOutOutcome, CashOutRefusal, CashOutRepository, CashOutStep } from './cash-out-repository.ts';

/** A player's request to cash a coupon out. */
export interface CashOutInput {
  readonly userId: number;
  /** Hex hash of the session. */
  readonly session: string;
  readonly key: string;
  readonly couponId: number;
  readonly order: CashOutOrder;
}

/** Service for prices and cash-outs of coupons. */
export interface CashOutService {
  /** Present cash-out prices of those of the given coupons that belong to the player. */
  prices(userId: number, couponIds: readonly number[]): Promise<CashOutPrice[]>;
  /**
   * Cashes out a coupon or a part of it, once for each key.
   *
   * @throws ApiError COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH, SESSION_REQUIRED
   */
  cashOut(input: CashOutInput): Promise<CashOutAnswer>;
  /** The answer to the key of a cash-out of a coupon; seals a key that never arrived. ApiError COUPON_UNKNOWN. */
  outcome(order: Pick<CashOutInput, 'couponId' | 'key' | 'userId'>): Promise<CashOutAnswer>;
  /** Announces a cash-out that was just posted. */
  announce(row: CouponRow): Promise<void>;
}

export interface CashOutDependencies extends CashOutAnswersInput {
  readonly book: CashOutPriceParts['book'] & Pick<Book, 'materialIncidents'>;
  readonly repository: Pick<CouponsRepository, 'byId' | 'byIds'>;
  readonly cashOutRepository: CashOutRepository;
  readonly orders: Pick<Orders, 'of' | 'seal'>;
  readonly watcher: Pick<CouponWatcher, 'paid'>;
  readonly onError: (error: unknown) => void;
}

type Look = { readonly code: CashOutCode } | { readonly price: number; readonly isLive: boolean };

const STALE_ATTEMPTS = 5;
/** The refusal of a cash-out that came too late, and of a sealed key. */
const NO_CASH_OUT: CashOutRefusal = { code: 'NOT_SOLD' };

/** Facts that are stored for the decision of a delayed cash-out. */
interface CashOutFacts {
  readonly couponId: number;
  readonly order: CashOutOrder;
  /** Hash of the order as it was sent: stored JSON has another order of names. */
  readonly requestHash: string;
}

/** One cash-out in progress. */
interface Case extends CashOutFacts {
  readonly userId: number;
  readonly key: string;
}

/** Returns the hash that tells two cash-outs with one key apart. */
function hashOf({ couponId, order }: Pick<CashOutInput, 'couponId' | 'order'>): string {
  return createHash('sha256')
    .update(JSON.stringify([couponId, order]))
    .digest('hex');
}

/** Returns the tolerance of an order: a fall that the site does not offer is none. */
function toleranceOf({ isAnyPrice, dropPercent = 0 }: CashOutOrder, offered: readonly DropPercent[]): CashOutTolerance {
  return { isAnyPrice, dropPercent: offered.includes(dropPercent) ? dropPercent : 0 };
}

/**
 * Checks the order against the book now. The player never gets less than the price seen, less the fall that the order
 * accepts.
 */
function lookAt(row: CouponRow, order: CashOutOrder, parts: CashOutPriceParts): Look {
  const priced = priceCoupon(row, parts);
  if ('reason' in priced) return { code: priced.reason };
  if (order.stake > row.amount) return { code: 'STAKE_CHANGED' };
  if (order.stake < row.amount && !isDivisible(toEngineCoupon(row))) return { code: 'NOT_DIVISIBLE' };
  const price = partPrice(priced.price, order.stake, row.amount);
  if (price < 1) return { code: 'TOO_SMALL' };
  if (!isPriceAccepted(price, order.price, toleranceOf(order, parts.settings().dropPercents))) {
    return { code: 'PRICE_CHANGED' };
  }
  return { price, isLive: priced.isLive };
}

/**
 * Creates the service that cashes coupons out: idempotent, priced from the book, delayed while live, posted by one
 * database call.
 */
export function createCashOutService(dependencies: CashOutDependencies): CashOutService {
  const { book, clock, orders, repository, cashOutRepository, settings, cashOutSettings, watcher } = dependencies;
  const { owned, answer, announce } = createCashOutAnswers(dependencies);
  const delay = orders.of('sale', decide);

  function baseOf({ userId, couponId, key, requestHash }: Case) {
    return { userId, couponId, key, requestHash, now: clock.now() };
  }

  /** Writes a step of a cash-out and tells the watcher of what it paid. No gate stops a cash-out. */
  async function post(step: CashOutStep): Promise<CashOutOutcome> {
    const outcome = await cashOutRepository.cashOut(step);
    if (outcome.status === 'sold' && !outcome.isReplay && 'cashOut' in step) {
      const { stake, price } = step.cashOut;
      watcher.paid({ couponId: step.couponId, stake, amount: price, at: step.now });
    }
    return outcome;
  }

  /** Prices and posts, again while the coupon changes in between. */
  async function settle(
    intent: Case,
    first: CouponRow,
    stepOf: (row: CouponRow) => CashOutStep,
  ): Promise<CashOutAnswer> {
    let row = first;
    for (let attempt = 1; ; attempt++) {
      const outcome = await post(stepOf(row));
      if (outcome.status !== 'stale' || attempt === STALE_ATTEMPTS) return answer(intent, outcome);
      row = await owned(intent);
    }
  }

  function stepFor(row: CouponRow, intent: Case, look: Look) {
    const base = baseOf(intent);
    if ('code' in look) return { ...base, refusal: { code: look.code } };
    return { ...base, cashOut: cashOutEntry(row, intent.order.stake, look.price, settings()) };
  }

  /** Returns whether an event closed the book of a live leg's game after the order had arrived (trust R29, R30). */
  function wasHit(row: CouponRow, arrivedAt: number): boolean {
    return row.legs.some(
      ({ statusId, gameId }) =>
        isPendingStatus(statusId) && book.materialIncidents(gameId, arrivedAt, clock.now()).length > 0,
    );
  }

  /** Decides a delayed cash-out from its row, by the book of this instant. */
  async function decide({ userId, key, facts, ...order }: DueOrder<CashOutFacts>): Promise<CashOutAnswer> {
    const intent: Case = { userId, key, ...facts };
    const lookNow = (row: CouponRow): Look => {
      if (order.isTooLate) return NO_CASH_OUT;
      return wasHit(row, order.arrivedAt) ? { code: 'GAME_STATE_CHANGED' } : lookAt(row, intent.order, dependencies);
    };
    return settle(intent, await owned(intent), (row) => ({ ...stepFor(row, intent, lookNow(row)), isDecision: true }));
  }

  function delayLive(intent: Case, session: string, delayMs: number): Promise<CashOutAnswer> {
    const { userId, key, couponId, order, requestHash } = intent;
    const base = baseOf(intent);
    return delay.delayLive<CashOutOutcome>({
      ...{ userId, key, facts: { couponId, order, requestHash }, arrivedAt: base.now, delayMs },
      write: (step) => post({ ...base, session, ...step }),
      answer: (outcome) => answer(intent, outcome),
    });
  }

  async function cashOut({ session, ...input }: CashOutInput): Promise<CashOutAnswer> {
    const intent: Case = { ...input, requestHash: hashOf(input) };
    const row = await owned(input);
    const isOld = clock.now() > input.order.sequence + cashOutSettings().validSeconds * 1000;
    const lookNow = (at: CouponRow): Look => {
      const look = lookAt(at, input.order, dependencies);
      return !('code' in look) && isOld && !input.order.isAnyPrice ? { code: 'OFFER_EXPIRED' } : look;
    };
    const first = lookNow(row);
    const delaySeconds = cashOutDelayOf(row, dependencies);
    if (!('code' in first) && first.isLive && delaySeconds > 0) return delayLive(intent, session, delaySeconds * 1000);
    return settle(intent, row, (at) => ({ ...stepFor(at, intent, lookNow(at)), session }));
  }

  return {
    async prices(userId, couponIds) {
      const rows = await repository.byIds(userId, couponIds);
      for (const row of rows) await prepareCashOut(row, book);
      return rows.map((row) => shownPriceOf(row, dependencies));
    },
    cashOut,
    async outcome({ userId, couponId, key }) {
      await owned({ userId, couponId });
      return answer({ userId, couponId }, await orders.seal<CashOutOutcome>('sale', userId, key, NO_CASH_OUT));
    },
    announce,
  };
}
