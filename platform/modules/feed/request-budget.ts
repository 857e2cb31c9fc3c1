export interface RequestBudget {
  /** Takes one; false when there is none left. */
  take(): boolean;
}

/** A bucket of `burst` requests that fills by `perSecond`; `now` is a monotonic clock in ms. */
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
