import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { selectTermsChanged } from '#renderer/lib/api/terms-api.ts';
import { noteDebugEvent } from '#renderer/lib/debug/debug-port.ts';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import type { NoticeBoard } from '#renderer/lib/notices/notice-board.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import { selectConfig, selectStaffTools } from '#renderer/lib/store/site-slice.ts';
import type { Access, RouteVisit } from '#shared/domain/guards/access.ts';
import { decideRoute } from '#shared/domain/guards/decide-route.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { redactPath } from './redact.ts';

/** Converts an entered address, with or without a query, to a visit. */
export function visitOf(address: string): RouteVisit {
  const [path = '/', query] = address.split('#')[0]?.split('?') ?? [];
  return { language: path.slice(1, 3), path, query: query ? `?${query}` : '', match: matchRoute(path), from: null };
}

/** Returns what the guards know from the store of this page. */
export function accessOf(state: AppState): Access {
  return {
    config: selectConfig(state),
    player: selectPlayer(state),
    termsChanged: selectTermsChanged(state),
    hasStaffTools: selectStaffTools(state),
  };
}

/** Records navigation and the guards' verdicts. */
export function watchNavigation(getState: () => AppState): void {
  const note = (how: 'back' | 'push' | 'replace') => {
    const address = location.pathname + location.search;
    noteDebugEvent('navigation', { how, to: redactPath(address) + location.hash });
    const verdict = decideRoute(visitOf(address), accessOf(getState()));
    if (verdict.kind === 'allow') return;
    const to = verdict.kind === 'redirect' ? { to: redactPath(verdict.to), status: verdict.status } : {};
    noteDebugEvent('verdict', { at: redactPath(address), verdict: verdict.kind, ...to });
  };
  for (const [name, how] of [
    ['pushState', 'push'],
    ['replaceState', 'replace'],
  ] as const) {
    const original = history[name].bind(history);
    // The router reports navigation only inside React.
    history[name] = (...values: Parameters<History['pushState']>) => {
      const before = location.href;
      original(...values);
      if (location.href !== before) note(how);
    };
  }
  addEventListener('popstate', () => note('back'));
}

export function watchVisibility(): void {
  document.addEventListener('visibilitychange', () => noteDebugEvent('visibility', { is: document.visibilityState }));
}

/** Records which text a notification shows, never the back end's own words. */
export function watchNotices(board: Pick<NoticeBoard, 'shown' | 'subscribe'>): void {
  let last = 0;
  board.subscribe(() => {
    for (const { id, priority, text } of board.shown()) {
      if (id <= last) continue;
      last = id;
      // Records only the length of the back end's own words.
      const told = 'words' in text ? { length: text.words.length } : text;
      noteDebugEvent('notice', { priority, ...told });
    }
  });
}

export function watchFeed({ client }: Feed): void {
  let shown = '';
  const look = () => {
    const { state, transport, gaps } = client.status();
    const now = `${state} ${transport} ${gaps}`;
    if (now === shown) return;
    shown = now;
    noteDebugEvent('feed', { state, transport, gaps });
  };
  look();
  client.subscribeStatus(look);
}
