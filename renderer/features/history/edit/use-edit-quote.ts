import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { EditQuestion, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { CASH_OUT_POLL_MS } from '../cash-out/cash-out-api.ts';
import { useEditQuoteQuery } from './api.ts';

/** What is known of what a coupon would become. */
export interface KnownEdit {
  /** The last word of the platform; of what was asked before while `isFresh` is not set. */
  readonly quote: EditTerms | null;
  /** It is of the draft as it stands, and not too old. */
  readonly isFresh: boolean;
  /** Nobody answers. */
  readonly isLost: boolean;
  readonly delaySeconds: number;
  /** For which the quote still holds. */
  readonly secondsLeft: number;
}

const ASK_AS_IT_IS: EditQuestion = { bets: null, stake: null };

/** What the platform says of a draft, asked for again and again while somebody looks. */
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
