import { useEffect, useState } from 'react';
import { type CashOutTolerance, isPriceAccepted } from '#shared/domain/coupon/cash-out/cash-out-tolerance.ts';

/** Time in which a second press confirms the first, ms. */
export const ARMED_MS = 5000;

/**
 * Arms a cash-out: the first press accepts a price, the second one within five seconds sells. It is disarmed for good
 * once the price falls further than the first press accepted: a price that comes back would arm it under the finger.
 *
 * @param price present price, minor units; null while there is none
 */
export function useArmed(price: number | null, tolerance: CashOutTolerance) {
  const [accepted, setAccepted] = useState<number | null>(null);
  useEffect(() => {
    if (accepted === null) return;
    const timer = setTimeout(() => setAccepted(null), ARMED_MS);
    return () => clearTimeout(timer);
  }, [accepted]);
  const isArmed = accepted !== null && price !== null && isPriceAccepted(price, accepted, tolerance);
  if (accepted !== null && !isArmed) setAccepted(null);
  return {
    isArmed,
    arm: () => setAccepted(price),
    disarm: () => setAccepted(null),
  };
}
