import type { ReactNode } from 'react';
import { signOutAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { tellCare } from '#renderer/lib/tabs/care-channel.ts';
import { IdleWarning } from './idle-warning.tsx';
import { RealityCheck } from './reality-check.tsx';
import { useSessionWatch } from './use-session-watch.ts';

interface SessionEndsProps {
  /** A bet is being placed: no dialog may cover it. */
  readonly isPlacing: boolean;
  /** Draws the question that confirms a looser deposit limit (betting §4). */
  readonly decide: (onAnswered: () => void) => ReactNode;
}

/** Watches the session of the signed-in player and shows its dialogs (shell §4, N-09). */
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
