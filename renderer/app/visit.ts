import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { selectTermsChanged } from '#renderer/lib/api/terms-api.ts';
import { rechargeDialog } from '#renderer/lib/ports/recharge-port.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import { selectStaffTools } from '#renderer/lib/store/site-slice.ts';
import type { RouteVerdict, RouteVisit } from '#shared/domain/guards/access.ts';
import { pagePathOf } from '#shared/domain/guards/access.ts';
import { afterSignIn } from '#shared/domain/guards/after-sign-in.ts';
import { decideRoute } from '#shared/domain/guards/decide-route.ts';
import { askPath } from '#shared/domain/routing/ask-path.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';

interface Address {
  readonly path: string;
  /** With its question mark; '' for none. */
  readonly query: string;
}

function visitOf({ path, query }: Address, from: RouteMatch | null): RouteVisit {
  return { language: path.slice(1, 3), path, query, match: matchRoute(path), from };
}

/** Returns the guards' verdict for an address, from the state of the store. */
export function decideVisit(state: AppState, address: Address, from: RouteMatch | null): RouteVerdict {
  return decideRoute(visitOf(address, from), {
    config: state.site.config,
    player: selectPlayer(state),
    termsChanged: selectTermsChanged(state),
    hasStaffTools: selectStaffTools(state),
  });
}

/** Returns the path that signing in at an address leads to; null for staying there. */
export function landingAfterSignIn({ site }: AppState, address: Address): string | null {
  return afterSignIn(visitOf(address, null), site.config);
}

interface Step extends Address {
  readonly verdict: RouteVerdict;
  /** Path and query of the page that was shown before. */
  readonly before: string | null;
  /** The player's session ended on this page. */
  readonly hasLeft: boolean;
}

/** Returns the path that a verdict leads to in the browser; null for staying. The server passes no page before. */
export function followVerdict({ verdict, path, query, before, hasLeft }: Step): string | null {
  const language = path.slice(1, 3);
  switch (verdict.kind) {
    case 'redirect':
      return verdict.to;
    case 'dialog':
      if (hasLeft) return paths.home(language);
      return askPath({ language, page: `${pagePathOf(path)}${query}`, dialog: verdict.dialog });
    case 'cancel':
      // Only the recharge page is a dialog where the site wants it so (G-08).
      rechargeDialog.open(query);
      return before ?? paths.home(language);
    default:
      return null;
  }
}
