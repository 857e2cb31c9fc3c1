import type { ReactNode } from 'react';
import { signOutAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { tellCare } from '#renderer/lib/tabs/care-channel.ts';
import { IdleWarning } from './idle-warning.tsx';
import { RealityCheck } from './reality-check.tsx';
import { useSessionWatch } from './use-session-watch.ts';

interface SessionEndsProps {
  /** A bet is on its way: nothing stands over it. */
  readonly isPlacing: boolean;
  /** Asks for the player's word on a looser deposit limit (betting §4). */
  readonly decide: (onAnswered: () => void) => ReactNode;
}

/** Watches the session of the player who is signed in, and asks what there is to ask (shell §4, N-09). */
export function SessionEnds({ isPlacing, decide }: SessionEndsProps) {
  const dispatch = useAppDispatch();
  const { state, watch } = useSessionWatch(isPlacing);
  const signOut = () => dispatch(signOutAsked());
  if (!watch) return null;
  const { secondsLeft, isRealityDue, isLimitToDecide } = state;
  if (secondsLeft !== null) return <IdleWarning secondsLeft={secondsLeft} onStay={watch.stay} onLeave={signOut} />;
  if (isPlacing) return null;
  if (!isRealityDue) return isLimitToDecide ? decide(watch.look) : null;
  const answered = () => {
    watch.look();
    tellCare();
  };
  return <RealityCheck onAnswered={answered} onSignOut={signOut} />;
}
