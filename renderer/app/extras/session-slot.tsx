import { type ReactNode, useEffect, useRef } from 'react';
import { isOpenBatch } from '#renderer/features/coupon/placement/batch.ts';
import { keepLeftOpen } from '#renderer/features/session-ends/left-open.ts';
import { sayEndedBefore } from '#renderer/features/session-ends/session-over.ts';
import { useHost } from '#renderer/host/use-host.ts';
import { selectPlayer, sessionApi } from '#renderer/lib/api/session-api.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';

interface SessionEndsProps {
  readonly isPlacing: boolean;
  readonly decide: (onAnswered: () => void) => ReactNode;
}

const SessionEnds = lazyPart<SessionEndsProps>({
  load: async () => (await import('#renderer/features/session-ends/session-ends.tsx')).SessionEnds,
  namespaces: ['modals', 'notices', 'desktop-notices'],
});

const LimitDecision = lazyPart<{ readonly onAnswered: () => void }>({
  load: async () => (await import('#renderer/features/care/limits/limit-decision.tsx')).LimitDecision,
  namespaces: ['limits', 'errors'],
});

const decide = (onAnswered: () => void) => <LimitDecision onAnswered={onAnswered} />;

const isSessionKnown = (state: AppState) => sessionApi.endpoints.session.select(undefined)(state).isSuccess;

/** Reports how a session ended that was still open when the page was closed. */
function useLeftOpen(isSignedIn: boolean): void {
  const { storage } = useHost();
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(isSessionKnown);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isKnown) return;
    void keepLeftOpen({ storage, dispatch, isSignedIn, isFirst: isFirst.current });
    isFirst.current = false;
  }, [isKnown, isSignedIn, storage, dispatch]);
}

/** Watches the session of a signed-in player, and tells a visitor why the session of the page before ended. */
export function SessionSlot() {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id ?? null);
  const isPlacing = useAppSelector(({ coupon }) => isOpenBatch(coupon.batch));
  useEffect(() => sayEndedBefore(), []);
  useLeftOpen(userId !== null);
  // Search bots never sign in, so no list of bots can stop the timers of a player (N-05).
  if (userId === null) return null;
  return <SessionEnds key={userId} isPlacing={isPlacing} decide={decide} />;
}
