import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { noteDebugEvent } from '#renderer/lib/debug/debug-port.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { collectCall, type SentEvent } from '#shared/contracts/analytics.ts';
import type { Counter } from '#shared/contracts/reference.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { AnalyticsEventName, AnalyticsParams } from '#shared/domain/analytics/analytics-events.ts';
import { callPath } from '#shared/domain/transport/call-path.ts';
import { analyticsApi } from './api.ts';
import { createCollector, type SendResult } from './collector.ts';
import { createLastRequests } from './last-request.ts';
import { createMetricsStore } from './metrics-store.ts';
import { type Outlet, openOutlets } from './outlets.ts';

interface AnalyticsOptions {
  readonly dispatch: AppDispatch;
  readonly config: Pick<SiteConfig, 'fatmanApiKey' | 'group_id' | 'paths'>;
  /** Server clock, epoch ms. */
  readonly now: () => number;
  /** A visitor who registers is tracked from the first moment (shell §9). */
  readonly isRegistration: boolean;
}

/** Analytics that run under the visitor's consent. */
export interface RunningAnalytics {
  readonly track: (name: AnalyticsEventName, params?: AnalyticsParams) => void;
  /** Ends tracking and drops what waits, after consent ends. */
  readonly end: () => void;
}

/** Delay before analytics start, ms (shell §9, analytics start). */
const DELAY_MS = 10_000;
/** Steps to which a web vital is rounded: a thousandth is precise enough. */
const FINE = 1000;

/** Creates the site's own collector; null where the site has none. */
function createOwn({ dispatch, config, now, isRegistration }: AnalyticsOptions) {
  const path = callPath(config.paths, collectCall);
  if (config.fatmanApiKey === '' || path === null) return null;
  const address = path.replace(':key', encodeURIComponent(config.fatmanApiKey));
  const params = { key: config.fatmanApiKey };
  const post = createLastRequests();
  return createCollector({
    async send(events): Promise<SendResult> {
      const sent = analyticsApi.endpoints.collect.initiate({ params, body: { events: [...events] } }, { track: false });
      const { error } = await dispatch(sent);
      if (!error) return 'taken';
      // A repeat of a refused request would be refused again.
      return 'status' in error && error.status >= 400 && error.status < 500 ? 'refused' : 'again';
    },
    beacon: (events: readonly SentEvent[]) => post(address, { events }),
    store: createMetricsStore({ local: deviceStore.local, now }),
    now,
    startsAfterMs: isRegistration ? 0 : DELAY_MS,
  });
}

/** Waits for the start of analytics. Resolves false when consent ended meanwhile. */
function startTime({ isRegistration }: AnalyticsOptions, ended: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), isRegistration ? 0 : DELAY_MS);
    ended.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/** Returns the counters of this domain; a site without any reports only to its own collector. */
async function countersOf({ dispatch, config }: AnalyticsOptions): Promise<readonly Counter[]> {
  const query = { domain: location.hostname, projectId: String(config.group_id) };
  const { data } = await dispatch(analyticsApi.endpoints.counters.initiate({ query }, { subscribe: false }));
  return data?.counters ?? [];
}

function watchVitals(track: RunningAnalytics['track']): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating }) => track('vital', { name, value: Math.round(value * FINE) / FINE, rating }));
  }
}

/** Starts tracking for a visitor who has consented (Y-02, trust G2). */
export function startAnalytics(options: AnalyticsOptions): RunningAnalytics {
  const own = createOwn(options);
  let outlets: readonly Outlet[] | null = null;
  const ending = new AbortController();
  const told: [AnalyticsEventName, AnalyticsParams][] = [];

  /** Loads no script and sends no picture before analytics start (shell §9). */
  async function openLater(): Promise<void> {
    if (!(await startTime(options, ending.signal))) return;
    const counters = await countersOf(options);
    if (ending.signal.aborted) return;
    const opened = openOutlets(counters);
    outlets = opened;
    for (const event of told.splice(0)) for (const outlet of opened) outlet.tell(...event);
  }
  void openLater();

  const leave = () => {
    if (document.visibilityState === 'hidden') own?.leave();
  };

  function track(name: AnalyticsEventName, params: AnalyticsParams = {}): void {
    if (ending.signal.aborted) return;
    noteDebugEvent('analytics', { name, ...params });
    own?.track(name, params);
    if (outlets === null) told.push([name, params]);
    else for (const outlet of outlets) outlet.tell(name, params);
  }

  watchVitals(track);
  document.addEventListener('visibilitychange', leave);
  return {
    track,
    end() {
      ending.abort();
      document.removeEventListener('visibilitychange', leave);
      own?.forget();
      for (const outlet of outlets ?? []) outlet.end();
    },
  };
}
