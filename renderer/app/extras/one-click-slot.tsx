import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const OneClickMark = lazyPart({
  load: async () => (await import('#renderer/features/coupon/one-click/one-click-mark.tsx')).OneClickMark,
  namespaces: ['bet-slip', 'coupon', 'errors'],
});

const WantedOddsNews = lazyPart<{ readonly userId: number }>({
  load: async () => (await import('#renderer/features/coupon/wanted-odds/wanted-odds-news.tsx')).WantedOddsNews,
  namespaces: ['bet-slip', 'coupon', 'errors'],
});

const ReviewNews = lazyPart<{ readonly userId: number }>({
  load: async () => (await import('#renderer/features/coupon/review-and-advance/review-news.tsx')).ReviewNews,
  namespaces: ['coupon-bonuses'],
});

const ResultPasses = lazyPart({
  load: async () => (await import('#renderer/features/coupon/result/result-passes.tsx')).ResultPasses,
  namespaces: [],
});

/** Places bets by a press of a price, reports how bets that wait for odds end, and ends shown results. */
export function OneClickSlot() {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const isArmed = useAppSelector(({ coupon }) => coupon.settings?.isActiveOneClick === true);
  const hasResult = useAppSelector(({ coupon }) => coupon.batch !== null);
  return (
    <>
      {hasResult ? <ResultPasses /> : null}
      {isArmed ? <OneClickMark /> : null}
      {userId === undefined ? null : <WantedOddsNews key={userId} userId={userId} />}
      {userId === undefined ? null : <ReviewNews key={`review:${userId}`} userId={userId} />}
    </>
  );
}
