import type { EditAnswer, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { AccountIdentity, Accounts } from '../../accounts/accounts-service.ts';
import { answerable } from '../../orders/orders-service.ts';
import { prepareCashOut } from '../builder/group-cash-out.ts';
import type { CashOutPriceParts } from '../cash-out/cash-out-price.ts';
import type { CashOutService } from '../cash-out/cash-out-service.ts';
import { type CouponRow, toCoupon } from '../coupon-record.ts';
import type { CouponsRepository } from '../coupons-repository.ts';
import type { EditRequest } from './edit-look.ts';
import type { EditOutcome, EditRefusal } from './edit-repository.ts';

/** The player, the coupon and the request of an edit. */
export interface NamedEdit {
  readonly userId: number;
  readonly couponId: number;
  /** Null when the answer to a key is asked for: the terms are then those of the coupon as it is. */
  readonly request: EditRequest | null;
}

interface AnswersInput {
  readonly book: CashOutPriceParts['book'];
  readonly clock: { now(): number };
  readonly accounts: Pick<Accounts, 'balanceOf' | 'identify'>;
  readonly repository: Pick<CouponsRepository, 'byId'>;
  readonly announce: CashOutService['announce'];
  readonly termsOf: (row: CouponRow, account: AccountIdentity, request: EditRequest) => Promise<EditTerms>;
}

export interface EditAnswers {
  /** The player's coupon as stored now, with its account; ApiError COUPON_UNKNOWN. */
  owned(named: Pick<NamedEdit, 'couponId' | 'userId'>): Promise<{ row: CouponRow; account: AccountIdentity }>;
  /**
   * Turns an outcome of the database into the client's answer; ApiError IDEMPOTENCY_MISMATCH, SESSION_REQUIRED,
   * UNAVAILABLE.
   */
  answer(named: NamedEdit, outcome: EditOutcome): Promise<EditAnswer>;
}

/** Creates the answers to edits; announces both coupons of an edit that was just posted. */
export function createEditAnswers(input: AnswersInput): EditAnswers {
  const { book, clock, accounts, repository, announce, termsOf } = input;

  async function owned({ userId, couponId }: Pick<NamedEdit, 'couponId' | 'userId'>) {
    const row = await repository.byId(couponId);
    const account = row?.userId === userId ? await accounts.identify(userId, row.accountId) : null;
    if (!row || !account) throw new ApiError('COUPON_UNKNOWN');
    await prepareCashOut(row, book);
    return { row, account };
  }

  async function edited(named: NamedEdit, newId: number, isReplay: boolean): Promise<EditAnswer> {
    const { row: old } = await owned(named);
    const { row: made } = await owned({ userId: named.userId, couponId: newId });
    if (!isReplay) {
      await announce(old);
      await announce(made);
    }
    const balance = await accounts.balanceOf(old.accountId);
    return {
      status: 'edited',
      old: toCoupon(old, clock.now()),
      coupon: toCoupon(made, clock.now()),
      value: made.edit?.from?.value ?? 0,
      balance,
    };
  }

  async function refused(named: NamedEdit, { code, selectionIds = [], data = {} }: EditRefusal): Promise<EditAnswer> {
    const { row, account } = await owned(named);
    // Without prices the bets are taken at the present ones, which the player is shown first.
    const bets = named.request?.bets?.map(({ coef: _, ...bet }) => bet) ?? null;
    const terms = await termsOf(row, account, { stake: null, ...named.request, bets, isBonusBet: null });
    return { status: 'refused', code, selectionIds: [...selectionIds], data: { ...data }, terms };
  }

  return {
    owned,
    async answer(named, found) {
      const outcome = answerable(found);
      switch (outcome.status) {
        case 'edited':
          // A key that was asked for by the number of another coupon.
          if (outcome.couponId !== named.couponId) throw new ApiError('IDEMPOTENCY_MISMATCH');
          return edited(named, outcome.newId, outcome.isReplay === true);
        case 'refused':
          return refused(named, outcome.refusal);
        case 'pending':
          return { status: 'pending', decidesAt: outcome.decidesAt, now: clock.now() };
        default:
          return assertNever(outcome, 'outcome of an edit');
      }
    },
  };
}
