import type { SentEvent } from '#shared/contracts/analytics.ts';
import {
  ANALYTICS_EVENTS,
  type AnalyticsEventName,
  type AnalyticsParams,
} from '#shared/domain/analytics/analytics-events.ts';

/** Result of sending events: accepted, refused for good, or to be sent again. */
export type SendResult = 'again' | 'refused' | 'taken';

interface CollectorOptions {
  readonly send: (events: readonly SentEvent[]) => Promise<SendResult>;
  /** Sends without waiting while the page closes; false when the browser refused it. */
  readonly beacon: (events: readonly SentEvent[]) => boolean;
  /** Storage of events that an earlier page could not send. */
  readonly store: MetricsStore;
  /** Server clock, epoch ms. */
  readonly now: () => number;
  /** Delay before the first sending, ms (shell §9: 10 s, none on registration). */
  readonly startsAfterMs: number;
}

/** Queue of analytics events for the internal collector. */
export interface Collector {
  /** Queues an event; it is sent within 10 s of the first one that waits (shell §9). */
  readonly track: (name: AnalyticsEventName, params: AnalyticsParams) => void;
  /** Sends what waits as the page closes, or stores it for the next page. */
  readonly leave: () => void;
  /** Drops what waits, here and on the device, after consent ends. */
  readonly forget: () => void;
}

export interface MetricsStore {
  /** Returns the stored events and removes them. */
  readonly take: () => readonly SentEvent[];
  readonly keep: (events: readonly SentEvent[]) => void;
}

const PUSH_MS = 10_000;
/** Longest wait between attempts, ms: a collector without an answer is asked at growing intervals. */
const MAX_WAIT_MS = 300_000;
/** Events of one push. */
const MAX_BATCH = 100;
/** Events in the queue; older ones are dropped. */
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
    // Removed before sending, so that a closing page does not send them twice.
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
