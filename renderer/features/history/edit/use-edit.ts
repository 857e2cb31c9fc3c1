import { useOrder } from '#renderer/lib/orders/use-order.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { EditOrder, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import { couponSubject } from '../orders/coupon-subject.ts';
import { editOrder } from './edit-order.ts';

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

/**
 * Returns the edit of a coupon, which the platform executes once for each intent.
 *
 * @param inPlay stake in play as the page shows it, minor units
 */
export function useEdit({ id, iso }: Pick<Coupon, 'id' | 'iso'>, inPlay: number) {
  const { start, ...order } = useOrder(editOrder, couponSubject(id), String(inPlay));
  return { ...order, start: (body: EditOrder) => start({ params: { couponId: id }, body, iso }) };
}
