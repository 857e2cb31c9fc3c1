import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { CashOutPrice } from '#shared/contracts/cash-out.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { OFFER_POLL_MS, useCashOutPricesQuery } from './api.ts';

/** What is known of the offer for a coupon: nothing yet, an offer that is good, none, or one that is too old. */
export type KnownOffer =
  | { readonly kind: 'asking' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'none'; readonly reason: Extract<CashOutPrice, { status: 'none' }>['reason'] }
  | { readonly kind: 'offered'; readonly offer: Extract<CashOutPrice, { status: 'offered' }> };

/** The offer of an answer, by the server's clock. */
export function knownOffer(offer: CashOutPrice | undefined, isLost: boolean, now: number): KnownOffer {
  if (!offer) return isLost ? { kind: 'lost' } : { kind: 'asking' };
  if (offer.status === 'none') return { kind: 'none', reason: offer.reason };
  return now > offer.expiresAt ? { kind: 'lost' } : { kind: 'offered', offer };
}

/**
 * The offer for a coupon, asked for again and again while somebody looks.
 *
 * @param ids numbers of all coupons of the list, with commas: the cards of a list share one question
 */
export function useOffer(
  { id, state }: Pick<Coupon, 'id' | 'state'>,
  ids: string,
): { known: KnownOffer; delaySeconds: number } {
  const now = useNow(SECOND_MS);
  const { data, isError } = useCashOutPricesQuery(
    { query: { ids } },
    {
      skip: state !== 'open',
      pollingInterval: OFFER_POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
    },
  );
  const offer = data?.prices.find((one) => one.couponId === id);
  return { known: knownOffer(offer, isError, now), delaySeconds: data?.delaySeconds ?? 0 };
}
