import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { AccountIdentity, Accounts } from '../accounts/accounts-service.ts';
import { answerable } from '../orders/orders-service.ts';
import { type NewCoupon, placedRow, toCoupon } from './coupon-record.ts';
import type { CouponsRepository, PlacementOutcome, PlacementStep } from './coupons-repository.ts';
import type { PlacementRefusal } from './refusal.ts';

interface AnswersInput {
  readonly clock: ServerClock;
  readonly accounts: Pick<Accounts, 'balanceOf'>;
  readonly announcements: Announcements;
  readonly repository: Pick<CouponsRepository, 'byId'>;
}

/** The step that was just tried, so that an accepted coupon need not be read again. */
interface Tried {
  readonly step: PlacementStep;
  readonly account: AccountIdentity;
}

/** Turns an outcome of a placement into the client's answer; ApiError IDEMPOTENCY_MISMATCH, SESSION_REQUIRED. */
export type PlacementAnswers = (outcome: PlacementOutcome, tried?: Tried) => Promise<PlacementAnswer>;

/** Creates the answers to placements; announces each coupon that was just accepted. */
export function createPlacementAnswers(input: AnswersInput): PlacementAnswers {
  const { clock, accounts, announcements, repository } = input;

  async function stored(couponId: number): Promise<PlacementAnswer> {
    const row = await repository.byId(couponId);
    if (!row) throw new Error(`Coupon ${couponId} was accepted but is not stored`);
    return { status: 'accepted', coupon: toCoupon(row, clock.now()), balance: await accounts.balanceOf(row.accountId) };
  }

  async function accepted(
    step: PlacementStep,
    account: AccountIdentity,
    coupon: NewCoupon,
    id: number,
    balance: number,
  ) {
    const { userId, key, amount, accountId, now, arrivedAt = now } = step;
    const { iso, decimals } = account;
    const placed = placedRow(coupon, {
      id,
      userId,
      accountId,
      key,
      amount,
      iso,
      decimals,
      placedAt: now,
      askedAt: arrivedAt,
    });
    const row = coupon.advance ? ((await repository.byId(id)) ?? placed) : placed;
    announcements.publish('balance', { userId, accountId, balance });
    announcements.publish('coupon', { userId, couponId: String(id), state: 'open' });
    return { status: 'accepted', coupon: toCoupon(row, clock.now()), balance } as const;
  }

  async function answer(found: PlacementOutcome, known?: Tried): Promise<PlacementAnswer> {
    const outcome = answerable(found);
    switch (outcome.status) {
      case 'accepted':
        if (outcome.isReplay || !known || !('coupon' in known.step)) return stored(outcome.couponId);
        return accepted(known.step, known.account, known.step.coupon, outcome.couponId, outcome.balance);
      case 'refused':
        return refused(outcome.refusal);
      case 'pending':
        return { status: 'pending', decidesAt: outcome.decidesAt, now: clock.now() } as const;
      default:
        return assertNever(outcome, 'outcome of a placement');
    }
  }

  return answer;
}

function refused({ code, selectionIds, prices, data }: PlacementRefusal): PlacementAnswer {
  return { status: 'refused', code, selectionIds: [...selectionIds], prices: [...prices], data: { ...data } };
}
