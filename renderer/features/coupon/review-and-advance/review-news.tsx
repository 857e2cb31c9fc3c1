import { useEffect, useRef, useState } from 'react';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { Review } from '#shared/contracts/coupon-review.ts';
import { useCouponReviewsQuery, useToldOfReviewsMutation } from './review-and-advance-api.ts';

/** Returns a function that puts the decision on a VIP bet into words. */
function useDecisionText(): (review: Review) => string {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  return ({ state, couponId, amount, iso }) => t(`vip_news_${state}`, { number: couponId, amount: money(amount, iso) });
}

/** Announces VIP bets that a trader has decided or that have expired, each once. */
export function ReviewNews({ userId }: { readonly userId: number }) {
  const dispatch = useAppDispatch();
  const say = useDecisionText();
  const latest = useRef(say);
  const told = useRef(new Set<string>());
  const [tell] = useToldOfReviewsMutation();
  const [isAnyPending, setAnyPending] = useState(false);
  const polling = usePlayerPolling();
  const pollingInterval = isAnyPending ? polling : 0;
  const { data } = useCouponReviewsQuery({ userId }, { pollingInterval, skipPollingIfUnfocused: true });
  const hasPending = data?.reviews.some(({ state }) => state === 'pending') ?? false;
  if (hasPending !== isAnyPending) setAnyPending(hasPending);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const decided =
      data?.reviews.filter(({ state, couponId }) => state !== 'pending' && !told.current.has(couponId)) ?? [];
    if (decided.length === 0) return;
    for (const review of decided) {
      told.current.add(review.couponId);
      const kind = review.state === 'accepted' ? 'default' : 'alert';
      noticeBoard.post({ kind, priority: 1, text: { words: latest.current(review) }, isMoney: true });
    }
    void tell(decided.map(({ couponId }) => couponId));
    dispatch(baseApi.util.invalidateTags(['Session', 'Coupons']));
  }, [data, dispatch, tell]);
  return null;
}
