import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { CashOutPrice } from '#shared/contracts/cash-out.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { CASH_OUT_POLL_MS, useCashOutPricesQuery } from './cash-out-api.ts';

/** Known cash-out price of a coupon: not loaded, valid, none, or too old. */
export type KnownCashOut =
  | { readonly kind: 'asking' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'none'; readonly reason: Extract<CashOutPrice, { status: 'none' }>['reason'] }
  | { readonly kind: 'priced'; readonly cashOut: Extract<CashOutPrice, { status: 'offered' }> };

/** Returns the cash-out price of an answer at an instant of the server's clock. */
export function knownCashOut(cashOut: CashOutPrice | undefined, isLost: boolean, now: number): KnownCashOut {
  if (!cashOut) return isLost ? { kind: 'lost' } : { kind: 'asking' };
  if (cashOut.status === 'none') return { kind: 'none', reason: cashOut.reason };
  return now > cashOut.expiresAt ? { kind: 'lost' } : { kind: 'priced', cashOut };
}

/**
 * Polls the cash-out price of a coupon while the page is visible.
 *
 * @param ids comma-separated numbers of all coupons of the list, whose cards share one request
 */
export function useCashOutPrice(
  { id, state }: Pick<Coupon, 'id' | 'state'>,
  ids: string,
): { known: KnownCashOut; delaySeconds: number } {
  const now = useNow(SECOND_MS);
  const { data, isError } = useCashOutPricesQuery(
    { query: { ids } },
    {
      skip: state !== 'open',
      pollingInterval: CASH_OUT_POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
    },
  );
  const cashOut = data?.prices.find((one) => one.couponId === id);
  return { known: knownCashOut(cashOut, isError, now), delaySeconds: data?.delaySeconds ?? 0 };
}
