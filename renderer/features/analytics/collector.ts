import type { SentEvent } from '#shared/contracts/analytics.ts';
import {
  ANALYTICS_EVENTS,
  type AnalyticsEventName,
  type AnalyticsParams,
} from '#shared/domain/analytics/analytics-events.ts';

/** What became of events that were sent: taken, refused for good, or to be sent again. */
export type SendResult = 'again' | 'refused' | 'taken';

interface CollectorOptions {
  readonly send: (events: readonly SentEvent[]) => Promise<SendResult>;
  /** Sends without waiting, as the page is left; false when the browser did not take it. */
  readonly beacon: (events: readonly SentEvent[]) => boolean;
  /** What the page before could not send. */
  readonly store: MetricsStore;
  /** Server clock, epoch ms. */
  readonly now: () => number;
  /** Nothing is sent before so many ms (shell §9: 10 s, none on registration). */
  readonly startsAfterMs: number;
}

/** Events of analytics on their way to the internal collector. */
export interface Collector {
  /** Notes an event; it is sent within 10 s of the first one that waits (shell §9). */
  readonly track: (name: AnalyticsEventName, params: AnalyticsParams) => void;
  /** The page is left: what waits is sent now, or kept for the next page. */
  readonly leave: () => void;
  /** The visitor no longer agrees: what waits is forgotten, here and on the device. */
  readonly forget: () => void;
}

export interface MetricsStore {
  /** Takes out what is kept. */
  readonly take: () => readonly SentEvent[];
  readonly keep: (events: readonly SentEvent[]) => void;
}

const PUSH_MS = 10_000;
/** A collector that does not answer is asked less and less often. */
const MAX_WAIT_MS = 300_000;
/** Of one push. */
const MAX_BATCH = 100;
/** Older ones give way. */
const MAX_QUEUED = 500;

export function createCollector({ send, beacon, store, now, startsAfterMs }: CollectorOptions): Collector {
  let waiting: readonly SentEvent[] = store.take().slice(-MAX_QUEUED);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = startsAfterMs;
  let isStopped = false;

  function plan(): void {
    if (isStopped || timer !== undefined || waiting.length === 0) return;
    timer = setTimeout(() => void push(), wait);
  }

  async function push(): Promise<void> {
    const events = waiting.slice(0, MAX_BATCH);
    // What is on its way is not sent a second time by the leaving page.
    waiting = waiting.slice(MAX_BATCH);
    const result = events.length > 0 ? await send(events) : 'taken';
    timer = undefined;
    if (isStopped) return;
    wait = result === 'again' ? Math.min(Math.max(wait, PUSH_MS) * 2, MAX_WAIT_MS) : PUSH_MS;
    if (result === 'again') waiting = [...events, ...waiting].slice(-MAX_QUEUED);
    plan();
  }

  plan();
  return {
    track(name, params) {
      if (isStopped) return;
      const { id } = ANALYTICS_EVENTS[name];
      waiting = [...waiting, { id, at: Math.round(now()), params }].slice(-MAX_QUEUED);
      plan();
    },
    leave() {
      for (; waiting.length > 0; waiting = waiting.slice(MAX_BATCH)) {
        if (!beacon(waiting.slice(0, MAX_BATCH))) break;
      }
      if (waiting.length > 0) store.keep(waiting);
      waiting = [];
    },
    forget() {
      isStopped = true;
      clearTimeout(timer);
      waiting = [];
      store.take();
    },
  };
}
