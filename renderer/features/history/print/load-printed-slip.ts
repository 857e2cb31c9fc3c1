import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { PRINTED_SLIP_CHECK } from '#shared/domain/routing/printed-slip-check.ts';
import { historyApi, type PrintedSlipQuery } from '../api.ts';

/** Returns the request of a slip's page, the same on the server and in the browser. */
export function printedSlipQuery(params: Readonly<Record<string, string>>, query: URLSearchParams): PrintedSlipQuery {
  return { couponId: params.couponId ?? '', check: query.get(PRINTED_SLIP_CHECK) ?? undefined };
}

/** Loads the coupon of a slip. */
export function loadPrintedSlip(
  dispatch: AppDispatch,
  params: Readonly<Record<string, string>>,
  { query }: { readonly query: URLSearchParams },
) {
  return [dispatch(historyApi.endpoints.printedSlip.initiate(printedSlipQuery(params, query), { subscribe: false }))];
}
