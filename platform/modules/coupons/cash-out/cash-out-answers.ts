import type { CashOutAnswer } from '#shared/contracts/cash-out.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Announcements } from '../../../database/announcements.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Accounts } from '../../accounts/accounts-service.ts';
import { answerable } from '../../orders/orders-service.ts';
import { prepareCashOut } from '../builder/group-cash-out.ts';
import { type CouponRow, toCoupon } from '../coupon-record.ts';
import type { CouponsRepository } from '../coupons-repository.ts';
import { type CashOutPriceParts, shownPriceOf } from './cash-out-price.ts';
import type { CashOutOutcome } from './cash-out-repository.ts';

export interface CashOutAnswersInput extends CashOutPriceParts {
  readonly clock: ServerClock;
  readonly accounts: Pick<Accounts, 'balanceOf'>;
  readonly announcements: Announcements;
  readonly repository: Pick<CouponsRepository, 'byId'>;
}

/** The player and the coupon of an order. */
type Named = { readonly userId: number; readonly couponId: number };

export interface CashOutAnswers {
  /** The player's coupon as stored now; ApiError COUPON_UNKNOWN. */
  owned(named: Named): Promise<CouponRow>;
  /**
   * Turns an outcome of the database into the client's answer; ApiError IDEMPOTENCY_MISMATCH, SESSION_REQUIRED,
   * UNAVAILABLE.
   */
  answer(named: Named, outcome: CashOutOutcome): Promise<CashOutAnswer>;
  /** Announces a cash-out that was just posted, to all processes. */
  announce(row: CouponRow): Promise<void>;
}

/** Creates the answers to cash-outs; announces each coupon that was just cashed out. */
export function createCashOutAnswers(input: CashOutAnswersInput): CashOutAnswers {
  const { clock, accounts, announcements, repository } = input;

  async function owned({ userId, couponId }: Named): Promise<CouponRow> {
    const row = await repository.byId(couponId);
    if (row?.userId !== userId) throw new ApiError('COUPON_UNKNOWN');
    await prepareCashOut(row, input.book);
    return row;
  }

  async function announce({ userId, id, accountId, state }: CouponRow): Promise<void> {
    const balance = await accounts.balanceOf(accountId);
    announcements.publish('balance', { userId, accountId, balance });
    announcements.publish('coupon', { userId, couponId: String(id), state });
  }

  async function cashedOut(named: Named, number: number, isReplay: boolean): Promise<CashOutAnswer> {
    const row = await owned(named);
    const cashOut = row.cashOut?.cashOuts.find((one) => one.number === number);
    if (!cashOut) throw new Error(`Cash-out ${number} of coupon ${row.id} was posted but is not stored`);
    if (!isReplay) await announce(row);
    const balance = await accounts.balanceOf(row.accountId);
    return { status: 'sold', coupon: toCoupon(row, clock.now()), stake: cashOut.stake, price: cashOut.amount, balance };
  }

  return {
    owned,
    announce,
    async answer(named, found) {
      const outcome = answerable(found);
      switch (outcome.status) {
        case 'sold':
          // A key that was asked for by the number of another coupon.
          if (outcome.couponId !== named.couponId) throw new ApiError('IDEMPOTENCY_MISMATCH');
          return cashedOut(named, outcome.number, outcome.isReplay === true);
        case 'refused':
          return {
            status: 'refused',
            code: outcome.refusal.code,
            currentPrice: shownPriceOf(await owned(named), input),
          };
        case 'pending':
          return { status: 'pending', decidesAt: outcome.decidesAt, now: clock.now() };
        default:
          return assertNever(outcome, 'outcome of a cash-out');
      }
    },
  };
}
