import { useEffect, useSyncExternalStore } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useSupportStateQuery } from './api.ts';
import { guestMark } from './guest-mark.ts';

/** How soon an answer is noticed: with the marker alone in sight, and in an open conversation. */
const REST_MS = 20_000;
const TALK_MS = 3000;

const never = () => false;

/** Id of the player who writes to support; 0 for a guest. */
export const useSupportUser = (): number => useAppSelector((state) => selectPlayer(state)?.user_id ?? 0);

/**
 * What the visitor has not seen yet. It is asked for again and again while somebody looks at the page (shell §4, page
 * visibility), and not at all for a guest who has never written.
 *
 * @param isTalking a conversation is open: answers are waited for
 */
export function useSupportState(isTalking = false) {
  const host = useHost();
  const userId = useSupportUser();
  const isKnownGuest = useSyncExternalStore(guestMark.subscribe, guestMark.isSet, never);
  useEffect(() => void guestMark.load(host.storage), [host]);
  const { currentData } = useSupportStateQuery(userId, {
    skip: userId === 0 && !isKnownGuest,
    pollingInterval: isTalking ? TALK_MS : REST_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return currentData ?? null;
}
