import type { EditTerms } from '#shared/contracts/coupon-edit.ts';
import type { AccountIdentity } from '../../accounts/accounts-service.ts';
import type { CouponRow } from '../coupon-record.ts';
import { pricesOf } from '../quotes.ts';
import { type EditLook, type EditParts, type EditRequest, editableLegsOf, endsOf, lookAtEdit } from './edit-look.ts';
import type { EditRefusal } from './edit-repository.ts';

function shortOf(look: EditLook, balance: number): EditRefusal | null {
  const missing = look.stake - look.value - balance;
  return missing > 0 ? { code: 'BALANCE', data: { missing, balance } } : null;
}

/**
 * Returns the terms of an edit as the player is shown them; the balance is the account's, without the coupon's value.
 */
export function editTermsOf(
  row: CouponRow,
  account: AccountIdentity,
  request: EditRequest,
  parts: EditParts & { readonly balance: number },
): EditTerms {
  const look = lookAtEdit(row, account, request, parts);
  const legs = editableLegsOf(row, parts.book);
  if ('reason' in look) return { status: 'none', reason: look.reason, legs };
  const { value, stake, shape, assessment, bonusBetCoef, isLive } = look;
  const problem = look.problem ?? shortOf(look, parts.balance);
  const sequence = parts.clock.now();
  const coupon = problem ? null : assessment.coupon;
  return {
    status: 'offered',
    legs,
    value,
    stake,
    typeId: shape.typeId,
    systemValue: shape.systemValue,
    prices: pricesOf(assessment.bets),
    coef: coupon?.coef ?? null,
    maxPayout: coupon?.maxPayout ?? null,
    bonusBetCoef,
    ends: endsOf(row, look),
    problem: problem && {
      code: problem.code,
      selectionIds: [...(problem.selectionIds ?? [])],
      data: { ...problem.data },
    },
    isLive,
    sequence,
    expiresAt: sequence + parts.cashOutSettings().validSeconds * 1000,
  };
}
