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

/** What the settings of the slip put over the page: that a press of a price places a bet, and how waiting bets end. */
export function OneClickSlot() {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const isArmed = useAppSelector(({ coupon }) => coupon.settings?.isActiveOneClick === true);
  return (
    <>
      {isArmed ? <OneClickMark /> : null}
      {userId === undefined ? null : <WantedOddsNews key={userId} userId={userId} />}
      {userId === undefined ? null : <ReviewNews key={`review:${userId}`} userId={userId} />}
    </>
  );
}
