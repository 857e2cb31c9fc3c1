export interface RequestBudget {
  /** Takes one request; false when none is left. */
  take(): boolean;
}

/** Creates a bucket of `burst` requests that fills by `perSecond`; `now` is a monotonic clock in ms. */
export function createRequestBudget(burst: number, perSecond: number, now: () => number): RequestBudget {
  let left = burst;
  let at = now();
  return {
    take() {
      const instant = now();
      left = Math.min(burst, left + ((instant - at) * perSecond) / 1000);
      at = instant;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
