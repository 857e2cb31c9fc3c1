import { createContext, type ReactNode, Suspense, use, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';
import type { SleepingPart, WakeOrder } from './wake-order.ts';

/** Order in which the parts of the page wake; null on the server and in a page that the browser draws. */
export const WakeOrderContext = createContext<WakeOrder | null>(null);

interface GateProps {
  readonly part: SleepingPart | null;
  readonly children: ReactNode;
}

/** Holds the hydration of its children back: React keeps the server's HTML while a part suspends. */
function Gate({ part, children }: GateProps) {
  const isHydrating = useIsHydrating();
  // Also for an open part: a drawing that was held back here has to come by again.
  if (part && isHydrating) use(part.opened);
  useEffect(() => part?.awake(), [part]);
  return children;
}

interface OwnPartProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Part of a page that hydrates alone, in its turn (`WakeOrder`): a long list is many short tasks instead of one long
 * one, and a press wakes its part at once. A part that must be drawn again before its turn wakes with that.
 */
export function OwnPart({ className, children }: OwnPartProps) {
  const order = useContext(WakeOrderContext);
  const [part] = useState(() => order?.join() ?? null);
  const [drawn] = useState(() => ({ times: 0 }));
  // Both can change what a sleeping part shows.
  useLocation();
  useTranslation();
  if (drawn.times > 0) part?.open();
  useLayoutEffect(() => {
    drawn.times += 1;
  });
  return (
    <div ref={part?.place} className={className}>
      <Suspense>
        <Gate part={part}>{children}</Gate>
      </Suspense>
    </div>
  );
}
