import { useEffect, useSyncExternalStore } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useSupportStateQuery } from './api.ts';
import { guestMark } from './guest-mark.ts';

/** Polling intervals of guests, who have no channel, ms: with only the unread mark visible, and in a conversation. */
const REST_MS = 20_000;
const TALK_MS = 3000;

const never = () => false;

/** Returns the id of the player who writes to support; 0 for a guest. */
export const useSupportUser = (): number => useAppSelector((state) => selectPlayer(state)?.user_id ?? 0);

/**
 * Returns the number of unread answers. The channel of the player tells of them; without one it polls while the page is
 * visible (shell §4, page visibility), and never for a guest who has not written.
 * @param isTalking a conversation is open, so answers are expected
 */
export function useSupportState(isTalking = false) {
  const host = useHost();
  const userId = useSupportUser();
  const isKnownGuest = useSyncExternalStore(guestMark.subscribe, guestMark.isSet, never);
  useEffect(() => void guestMark.load(host.storage), [host]);
  const { currentData } = useSupportStateQuery(userId, {
    skip: userId === 0 && !isKnownGuest,
    pollingInterval: usePlayerPolling(isTalking ? TALK_MS : REST_MS),
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return currentData ?? null;
}
