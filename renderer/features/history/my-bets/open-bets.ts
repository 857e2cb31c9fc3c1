import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { useOpenBetsQuery } from '../api.ts';

/** Ms between reads of the number of open bets while their list is not shown and no channel tells of it. */
const COUNT_POLL_MS = 60_000;

/** Returns the newest open coupons of the player, and how many there are; keeps them up to date while they are shown. */
export function useOpenCoupons(userId: number) {
  const { currentData, error, refetch } = useOpenBetsQuery(
    { userId },
    {
      pollingInterval: usePlayerPolling(),
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
    },
  );
  return { answer: currentData, error, refetch };
}

/** Returns how many open coupons the signed-in player has; 0 for a visitor and until it is known. */
export function useOpenCount(): number {
  const userId = useAppSelector(selectPlayer)?.user_id;
  const { currentData } = useOpenBetsQuery(
    { userId: userId ?? 0 },
    { skip: userId === undefined, pollingInterval: usePlayerPolling(COUNT_POLL_MS), skipPollingIfUnfocused: true },
  );
  return currentData?.count ?? 0;
}

/**
 * Returns the open coupons together with those whose cash-out is not over for the player, newest first. The latter stay
 * as they were when the player pressed, although they have left the open ones.
 *
 * @param held by the id of the coupon
 */
export function withHeld(open: readonly Coupon[], held: Readonly<Record<string, Coupon>>): readonly Coupon[] {
  const missing = Object.values(held).filter(({ id }) => !open.some((one) => one.id === id));
  return missing.length === 0 ? open : [...open, ...missing].sort((a, b) => b.placedAt - a.placedAt);
}
