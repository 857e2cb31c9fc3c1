import { type RunningAnalytics, startAnalytics } from '#renderer/features/analytics/start-analytics.ts';
import { couponApi } from '#renderer/features/coupon/api.ts';
import { consentChosen } from '#renderer/lib/ports/consent-port.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { ANALYTICS_EVENTS, type AnalyticsEventName } from '#shared/domain/analytics/analytics-events.ts';
import { trackedScreenOf } from '#shared/domain/analytics/tracked-screens.ts';
import { agreementType, type ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import { listenForEntries } from './entry-sources.ts';
import { loadLaterRoutes } from './load-later-routes.ts';
import type { AppListeners, AppStore } from './make-store.ts';

interface SourceOptions {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly clock: Pick<SyncedClock, 'now'>;
  /** The choice by which the visitor has just allowed it; null for one of an earlier page or of another tab. */
  readonly chosen: ConsentChoice | null;
}

type Track = RunningAnalytics['track'];

const REGISTRATION = /^\/[a-z]{2}\/registration(\/|$)/;
/** Marks what is told when a link or a button in it is pressed. */
const TRACKED = '[data-track]';

const isEventName = (name: string | undefined): name is AnalyticsEventName =>
  name !== undefined && Object.hasOwn(ANALYTICS_EVENTS, name);

/** Pages and the tracked screens among them (Y-03). */
async function trackPage(track: Track, path: string): Promise<void> {
  const language = path.slice(1, 3);
  const { ROUTES } = await loadLaterRoutes();
  const match = matchAmong(ROUTES, path);
  if (!match?.row.page) return track('page_not_found', { language });
  track('page_view', { route: match.row.id, language });
  const screen = trackedScreenOf(match);
  if (screen) track(screen.name, screen.params);
}

/** Presses of the tracked parts of the frame (Y-03). Returns the undo. */
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

/** A visitor who has agreed chooses anew; who refuses is not counted. */
function listenForConsent(listeners: AppListeners, track: Track): () => void {
  return listeners.startListening({
    actionCreator: consentChosen,
    effect: ({ payload }) => track('consent_chosen', { result: agreementType(payload) }),
  });
}

/** Coupons that were taken or refused, by their types. */
function listenForCoupons(listeners: AppListeners, track: Track): (() => void)[] {
  const { placeCoupon } = couponApi.endpoints;
  return [
    listeners.startListening({
      matcher: placeCoupon.matchFulfilled,
      effect: ({ payload, meta }) => {
        const { typeId: type, bets } = meta.arg.originalArgs.body;
        if (payload.status === 'refused') track('coupon_refused', { type, code: payload.code });
        else track('coupon_placed', { type, legs: bets.length });
      },
    }),
  ];
}

/** Starts analytics and tells them of what happens in the product. Returns the end. */
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
    ...listenForCoupons(listeners, track),
    end,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
