import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { EditQuestion, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { CASH_OUT_POLL_MS } from '../cash-out/cash-out-api.ts';
import { useEditQuoteQuery } from './api.ts';

/** Known quote of an edit. */
export interface KnownEdit {
  /** Last quote of the platform; it belongs to an earlier draft unless `isFresh` is set. */
  readonly quote: EditTerms | null;
  /** The quote belongs to the current draft and is still valid. */
  readonly isFresh: boolean;
  /** The platform does not answer. */
  readonly isLost: boolean;
  readonly delaySeconds: number;
  /** Seconds for which the quote is still valid. */
  readonly secondsLeft: number;
}

const ASK_AS_IT_IS: EditQuestion = { bets: null, stake: null };

/** Polls the platform's quote for a draft while the page is visible. */
export function useEditQuote(couponId: string, question: EditQuestion | null, isOver: boolean): KnownEdit {
  const now = useNow(SECOND_MS);
  const { currentData, data, isError } = useEditQuoteQuery(
    { params: { couponId }, body: question ?? ASK_AS_IT_IS },
    { pollingInterval: CASH_OUT_POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true, skip: isOver },
  );
  const quote = data?.terms ?? null;
  const expiresAt = quote?.status === 'offered' ? quote.expiresAt : null;
  const isOld = expiresAt !== null && now > expiresAt;
  return {
    quote,
    isFresh: currentData !== undefined && !isOld,
    isLost: isError || isOld,
    delaySeconds: data?.delaySeconds ?? 0,
    secondsLeft: expiresAt === null ? 0 : Math.max(0, Math.ceil((expiresAt - now) / SECOND_MS)),
  };
}
