import { useBonusLines } from '#renderer/lib/text/use-bonus-lines.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { Figure } from '../bet-slip/figure.tsx';

/** Lists the bonuses of an accepted coupon among its figures. */
export function BonusFigures({ coupon }: { readonly coupon: Coupon }) {
  return useBonusLines(coupon).map(({ key, name, value }) => (
    <Figure key={key} name={name}>
      <bdi>{value}</bdi>
    </Figure>
  ));
}
