interface Countdown {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Countdowns that can pause: a notification keeps its remaining time while it is read. */
export interface Countdowns {
  /** Runs these countdowns and pauses the others. */
  readonly run: (ids: ReadonlySet<number>) => void;
  readonly forget: (id: number) => void;
}

/**
 * Creates countdowns.
 * @param lengthMs length of each
 * @param onEnd called once for each countdown that ends
 */
export function createCountdowns(lengthMs: number, onEnd: (id: number) => void): Countdowns {
  const all = new Map<number, Countdown>();

  function pause(one: Countdown): void {
    if (one.timer === undefined) return;
    clearTimeout(one.timer);
    one.timer = undefined;
    one.left -= Date.now() - one.since;
  }

  function start(id: number): void {
    const one = all.get(id) ?? { left: lengthMs, since: 0, timer: undefined };
    all.set(id, one);
    if (one.timer !== undefined) return;
    one.since = Date.now();
    one.timer = setTimeout(() => {
      all.delete(id);
      onEnd(id);
    }, one.left);
  }

  return {
    run(ids) {
      for (const [id, one] of all) if (!ids.has(id)) pause(one);
      for (const id of ids) start(id);
    },
    forget(id) {
      const one = all.get(id);
      if (one) pause(one);
      all.delete(id);
    },
  };
}
