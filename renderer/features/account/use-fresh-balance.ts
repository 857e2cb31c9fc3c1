import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { selectPlayer, useSessionQuery } from '#renderer/lib/api/session-api.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useOpenCouponsQuery } from './open-coupons-api.ts';

const FOCUS = { skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

/**
 * Refreshes session and balances when the tab becomes visible. Where no channel of the player tells of them, it also
 * asks every few seconds while coupons are open: settlement may change the balance, and the session may end.
 */
export function useFreshBalance(): void {
  const player = useAppSelector(selectPlayer);
  const [openBefore, setOpenBefore] = useState<number | null>(null);
  const polling = usePlayerPolling();
  const pollingInterval = (openBefore ?? 0) > 0 ? polling : 0;
  const { data: open } = useOpenCouponsQuery(player ? { userId: player.user_id } : skipToken, {
    ...FOCUS,
    pollingInterval,
  });
  const { refetch } = useSessionQuery(undefined, { ...FOCUS, pollingInterval });
  useEffect(() => {
    if (open === undefined) return;
    // Fewer coupons are open than before, or the last one settled after the server rendered the page: a payout may have
    // followed the known balance.
    if (openBefore === null ? open === 0 : open < openBefore) void refetch();
    if (open !== openBefore) setOpenBefore(open);
  }, [open, openBefore, refetch]);
}
