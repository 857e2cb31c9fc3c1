import { useOfferLines } from '#renderer/lib/text/use-offer-lines.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { Figure } from '../slip/figure.tsx';

/** What an accepted coupon has beside its bets, in the list of its figures. */
export function OfferFigures({ coupon }: { readonly coupon: Coupon }) {
  return useOfferLines(coupon).map(({ key, name, value }) => (
    <Figure key={key} name={name}>
      <bdi>{value}</bdi>
    </Figure>
  ));
}
