import { type RunningAnalytics, startAnalytics } from '#renderer/features/analytics/start-analytics.ts';
import { consentChosen } from '#renderer/lib/ports/consent-port.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { ANALYTICS_EVENTS, type AnalyticsEventName } from '#shared/domain/analytics/analytics-events.ts';
import { trackedScreenOf } from '#shared/domain/analytics/tracked-screens.ts';
import { agreementType, type ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import { listenForOutcomes } from './coupon-sources.ts';
import { listenForEntries } from './entry-sources.ts';
import { loadLaterRoutes } from './load-later-routes.ts';
import type { AppListeners, AppStore } from './make-store.ts';

interface SourceOptions {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly clock: Pick<SyncedClock, 'now'>;
  /** Choice by which the visitor has just allowed analytics; null for a choice of an earlier page or of another tab. */
  readonly chosen: ConsentChoice | null;
}

type Track = RunningAnalytics['track'];

const REGISTRATION = /^\/[a-z]{2}\/registration(\/|$)/;
/** Selects the elements whose link and button presses are tracked. */
const TRACKED = '[data-track]';

const isEventName = (name: string | undefined): name is AnalyticsEventName =>
  name !== undefined && Object.hasOwn(ANALYTICS_EVENTS, name);

/** Tracks a page and the screens of it that analytics name (Y-03). */
async function trackPage(track: Track, path: string): Promise<void> {
  const language = path.slice(1, 3);
  const { ROUTES } = await loadLaterRoutes();
  const match = matchAmong(ROUTES, path);
  const screen = match && trackedScreenOf(match);
  if (match?.row.page) track('page_view', { route: match.row.id, language });
  // A screen that this site does not have was wanted all the same.
  if (screen) track(screen.name, screen.params);
  if (!match?.row.page) track('page_not_found', { language });
}

/** Tracks presses in the marked parts of the frame (Y-03). Returns the undo. */
function listenForPresses(track: Track): () => void {
  const hear = ({ target }: Event) => {
    const pressed = (target as Element).closest('a, button');
    const tracked = pressed?.closest<HTMLElement>(TRACKED);
    const { track: name, trackItem: item } = tracked?.dataset ?? {};
    if (isEventName(name)) track(name, item ? { item } : {});
  };
  document.addEventListener('click', hear);
  return () => document.removeEventListener('click', hear);
}

/** Tracks a choice that replaces an earlier one; a visitor who refuses is not tracked. */
function listenForConsent(listeners: AppListeners, track: Track): () => void {
  return listeners.startListening({
    actionCreator: consentChosen,
    effect: ({ payload }) => track('consent_chosen', { result: agreementType(payload) }),
  });
}

/** Starts analytics and tracks what happens in the product. Returns the undo. */
export function connectAnalytics({ store, listeners, clock, chosen }: SourceOptions): () => void {
  const { track, end } = startAnalytics({
    dispatch: store.dispatch,
    config: selectConfig(store.getState()),
    now: clock.now,
    isRegistration: REGISTRATION.test(location.pathname),
  });
  if (chosen) track('consent_chosen', { result: agreementType(chosen) });
  let shown = '';
  const look = async () => {
    const { pathname } = location;
    if (pathname === shown) return;
    shown = pathname;
    await trackPage(track, pathname);
  };
  void look();
  const stops = [
    listeners.startListening({ actionCreator: pageShown, effect: look }),
    listenForPresses(track),
    ...listenForEntries(listeners, track),
    listenForConsent(listeners, track),
    listenForOutcomes(listeners, track),
    end,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
