import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { selectPlayer, useSessionQuery } from '#renderer/lib/api/session-api.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useOpenCouponsQuery } from './api.ts';

/** While coupons are open their settlement may change the balance at any moment. */
const POLL_MS = 10_000;

const FOCUS = { skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

/**
 * Keeps who is signed in and the balances fresh: when the tab is looked at again, and every few seconds while coupons
 * are open. It also finds out that a session has ended.
 */
export function useFreshBalance(): void {
  const player = useAppSelector(selectPlayer);
  const [openBefore, setOpenBefore] = useState<number | null>(null);
  const pollingInterval = (openBefore ?? 0) > 0 ? POLL_MS : 0;
  const { data: open } = useOpenCouponsQuery(player ? { userId: player.user_id } : skipToken, {
    ...FOCUS,
    pollingInterval,
  });
  const { refetch } = useSessionQuery(undefined, { ...FOCUS, pollingInterval });
  useEffect(() => {
    if (open === undefined) return;
    // Fewer are open than before, or none is any more since the server drew the page: something may have been paid after
    // the balance was asked for.
    if (openBefore === null ? open === 0 : open < openBefore) void refetch();
    if (open !== openBefore) setOpenBefore(open);
  }, [open, openBefore, refetch]);
}
