import { trustedScriptAddress } from '#renderer/lib/page/trusted-text.ts';
import type { Counter } from '#shared/contracts/reference.ts';
import {
  ANALYTICS_EVENTS,
  type AnalyticsEventName,
  type AnalyticsParams,
} from '#shared/domain/analytics/analytics-events.ts';

/** Analytics service besides the site's own collector. */
export interface Outlet {
  readonly tell: (name: AnalyticsEventName, params: AnalyticsParams) => void;
  /** Called when consent ends. */
  readonly end: () => void;
}

const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';

/** Passes events to the data layer that a tag manager's script reads (shell §7). */
function tagManager({ key, url = TAG_MANAGER_URL }: Counter, page: Document): Outlet {
  const { defaultView: view } = page;
  const layer: unknown[] = view?.dataLayer ?? [];
  if (view) view.dataLayer = layer;
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = page.createElement('script');
  const address = new URL(url, page.baseURI);
  address.searchParams.set('id', key);
  script.src = trustedScriptAddress(address.href);
  script.async = true;
  page.head.append(script);
  return {
    tell: (name, params) => void layer.push({ event: name, event_id: ANALYTICS_EVENTS[name].id, ...params }),
    // The data layer stays: the tags read their consent state from it.
    end: () => script.remove(),
  };
}

/** Reports each event to a counter by its numeric id, in the address of an invisible picture (shell §7). */
function counter({ key, url }: Counter, page: Document): Outlet {
  return {
    tell(name) {
      if (url === undefined) return;
      const address = new URL(url, page.baseURI);
      address.searchParams.set('id', key);
      address.searchParams.set('event', String(ANALYTICS_EVENTS[name].id));
      address.searchParams.set('page', page.location.pathname);
      const picture = page.createElement('img');
      picture.src = address.href;
    },
    end() {},
  };
}

/** Opens the services of a domain; the site's own collector is separate. */
export function openOutlets(counters: readonly Counter[], page: Document = document): readonly Outlet[] {
  return counters.flatMap((one) => {
    if (one.kind === 'tagManager') return [tagManager(one, page)];
    return one.kind === 'counter' ? [counter(one, page)] : [];
  });
}
