import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CouponOffer, SaleAnswer, SaleOrder } from '#shared/contracts/coupon-sale.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { SaleCode } from '#shared/domain/coupon/sale/sale-codes.ts';
import { isDivisible, partPrice } from '#shared/domain/coupon/sale/sale-offer.ts';
import { isPassingFailure } from '../../../database/failures.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import { prepareSale } from '../builder/group-sale.ts';
import { type CouponRow, toEngineCoupon } from '../coupon-record.ts';
import type { CouponsRepository } from '../coupons-repository.ts';
import { createPendingPlacements } from '../pending-placements.ts';
import { bookedSale } from './booked-sale.ts';
import { type OfferParts, offerOf, priceCoupon, saleDelayOf } from './offers.ts';
import { createSaleAnswers, type SaleAnswersInput } from './sale-answers.ts';
import type { SaleRepository, SaleStep } from './sale-repository.ts';

/** Who sells what. */
export interface SaleInput {
  readonly userId: number;
  /** Hex hash of the session. */
  readonly session: string;
  readonly key: string;
  readonly couponId: number;
  readonly order: SaleOrder;
}

/** Buying coupons back. */
export interface Selling {
  /** What is given now for those of these coupons that are the player's. */
  offers(userId: number, couponIds: readonly number[]): Promise<CouponOffer[]>;
  /**
   * Sells a coupon or a part of it, once for each key.
   *
   * @throws ApiError COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH, SESSION_REQUIRED
   */
  sell(input: SaleInput): Promise<SaleAnswer>;
  /** Tells everybody of a sale that was just booked. */
  announce(row: CouponRow): Promise<void>;
  close(): Promise<void>;
}

export interface SellingDependencies extends SaleAnswersInput {
  readonly book: OfferParts['book'] & Pick<Book, 'materialIncidents'>;
  readonly repository: Pick<CouponsRepository, 'byId' | 'byIds'>;
  readonly sales: SaleRepository;
  readonly onError: (error: unknown) => void;
}

type Look = { readonly code: SaleCode } | { readonly price: number; readonly isLive: boolean };

/** A request is held open for no longer; beyond, the answer is `pending`. */
const MAX_WAIT_MS = 1000;
/** A held sale that is not decided so long after its time was lost with its process. */
const PATIENCE_S = 15;
const STALE_ATTEMPTS = 5;
const DECISION_ATTEMPTS = 6;
const DECISION_PAUSE_MS = 500;

/** Tells two sales with one key apart. */
function hashOf({ couponId, order }: SaleInput): string {
  return createHash('sha256')
    .update(JSON.stringify([couponId, order]))
    .digest('hex');
}

/** What the book says of the order now. The player never gets less than the offer that was seen, unless asked for. */
function lookAt(row: CouponRow, order: SaleOrder, parts: OfferParts): Look {
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
export function createSelling(dependencies: SellingDependencies): Selling {
  const { book, clock, repository, sales, settings, saleSettings } = dependencies;
  const { owned, answer, announce } = createSaleAnswers(dependencies);
  const pending = createPendingPlacements<SaleAnswer>(clock, dependencies.onError);

  function baseOf(input: SaleInput) {
    const { userId, couponId, key, session } = input;
    return { userId, couponId, key, session, requestHash: hashOf(input), now: clock.now() };
  }

  /** Looks and books until nothing has come in between. */
  async function settle(input: SaleInput, first: CouponRow, stepOf: (row: CouponRow) => SaleStep): Promise<SaleAnswer> {
    let row = first;
    for (let attempt = 1; ; attempt++) {
      const outcome = await sales.sell(stepOf(row));
      if (outcome.status !== 'stale' || attempt === STALE_ATTEMPTS) return answer(input, outcome);
      row = await owned(input);
    }
  }

  function stepFor(row: CouponRow, input: SaleInput, look: Look): SaleStep {
    const base = baseOf(input);
    if ('code' in look) return { ...base, refusal: { code: look.code } };
    return { ...base, sale: bookedSale(row, input.order.stake, look.price, settings()) };
  }

  /** Something closed the book of a live leg's game after the order had arrived (trust R29, R30). */
  function wasHit(row: CouponRow, arrivedAt: number): boolean {
    return row.legs.some(
      ({ statusId, gameId }) =>
        isPendingStatus(statusId) && book.materialIncidents(gameId, arrivedAt, clock.now()).length > 0,
    );
  }

  async function decide(input: SaleInput, arrivedAt: number): Promise<SaleAnswer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await settle(input, await owned(input), (row) => {
          const look: Look = wasHit(row, arrivedAt)
            ? { code: 'GAME_STATE_CHANGED' }
            : lookAt(row, input.order, dependencies);
          const { session: _, ...step } = stepFor(row, input, look);
          return { ...step, isDecision: true } as SaleStep;
        });
      } catch (error) {
        if (!isPassingFailure(error) || attempt === DECISION_ATTEMPTS) throw error;
        await pause(DECISION_PAUSE_MS);
      }
    }
  }

  async function hold(input: SaleInput, delayMs: number): Promise<SaleAnswer> {
    const base = baseOf(input);
    const decidesAt = base.now + delayMs;
    const wait = clock.wallUntil(decidesAt);
    const outcome = await sales.sell({ ...base, decidesAt, patienceSeconds: wait / 1000 + PATIENCE_S });
    if (outcome.status !== 'pending' || outcome.isReplay) return answer(input, outcome);
    const { session: _, ...unbound } = base;
    const decision = pending.hold(
      decidesAt,
      () => decide(input, base.now),
      () => sales.sell({ ...unbound, refusal: { code: 'NOT_SOLD' }, isDecision: true }),
    );
    return wait > MAX_WAIT_MS ? answer(input, outcome) : decision;
  }

  async function sell(input: SaleInput): Promise<SaleAnswer> {
    const row = await owned(input);
    const isOld = clock.now() > input.order.sequence + saleSettings().offerSeconds * 1000;
    const lookNow = (at: CouponRow): Look => {
      const look = lookAt(at, input.order, dependencies);
      return !('code' in look) && isOld && !input.order.isAnyPrice ? { code: 'OFFER_EXPIRED' } : look;
    };
    const first = lookNow(row);
    const delaySeconds = saleDelayOf(row, dependencies);
    if (!('code' in first) && first.isLive && delaySeconds > 0) return hold(input, delaySeconds * 1000);
    return settle(input, row, (at) => stepFor(at, input, lookNow(at)));
  }

  return {
    async offers(userId, couponIds) {
      const rows = await repository.byIds(userId, couponIds);
      for (const row of rows) await prepareSale(row, book);
      return rows.map((row) => offerOf(row, dependencies));
    },
    sell,
    announce,
    close: () => pending.close(),
  };
}
