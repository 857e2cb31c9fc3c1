import { accountBalanceChanged } from '#renderer/lib/api/session-api.ts';
import { type OrderPhase, useOrder } from '#renderer/lib/orders/use-order.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { EditAnswer, EditOrder, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import { useEditCouponMutation } from './api.ts';

type EditEnd =
  | ({ readonly kind: 'refused' } & Pick<Extract<EditAnswer, { status: 'refused' }>, 'code' | 'data'>)
  | { readonly kind: 'edited'; readonly couponId: string };

/** Phase of an edit. */
export type EditPhase = OrderPhase | EditEnd;

/** Returns the phase after an answer. */
export function phaseOfEdit(answer: EditAnswer): EditPhase {
  switch (answer.status) {
    case 'edited':
      return { kind: 'edited', couponId: answer.coupon.id };
    case 'pending':
      return { kind: 'pending', decidesAt: answer.decidesAt };
    default:
      return { kind: 'refused', code: answer.code, data: answer.data };
  }
}

/**
 * Returns the order that accepts a quote as it is shown.
 *
 * @param bankers identities of the bets that must not lose
 */
export function orderOfQuote(
  quote: Extract<EditTerms, { status: 'offered' }>,
  bankers: ReadonlySet<string>,
): EditOrder {
  const { prices, stake, value, typeId, systemValue, bonusBetCoef, sequence } = quote;
  return {
    bets: prices.map(({ suspended: _, coef, ...bet }) => ({
      ...bet,
      coef: coef ?? 0,
      banker: bankers.has(legIdentity(bet)),
    })),
    stake,
    value,
    typeId,
    systemValue,
    isBonusBet: bonusBetCoef !== null,
    sequence,
  };
}

/** Returns an edit order, which the platform executes once for each intent. */
export function useEdit(couponId: string) {
  const dispatch = useAppDispatch();
  const [edit] = useEditCouponMutation();
  return useOrder<EditOrder, EditEnd>({
    async post(order, key) {
      const answer = await edit({ params: { couponId }, body: order, idempotencyKey: key }).unwrap();
      if (answer.status === 'edited') dispatch(accountBalanceChanged(answer.coupon.accountId, answer.balance));
      return phaseOfEdit(answer);
    },
  });
}
