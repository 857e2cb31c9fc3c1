import type { Access, Guard, RouteVerdict, RouteVisit } from './access.ts';
import { NOT_FOUND } from './access.ts';
import { availabilityGuard, contentGuard, tableRedirectGuard } from './availability-guards.ts';
import { withoutPlatform } from './platform-type.ts';
import { safeRedirect } from './safe-redirect.ts';
import { authGuard, banGuard, rechargeGuard, termsGuard, vipGuard } from './session-guards.ts';
import { blockGuard, maintenanceGuard } from './state-guards.ts';

/** The parameter of a platform says nothing on an unknown route (shell §2.1). */
const platformGuard: Guard = ({ path, query, match }) => {
  const to = withoutPlatform(path, query, match !== null);
  return to === null ? null : { kind: 'redirect', status: 302, to };
};

/** In this order: the site, the address, the player. The first that says something decides. */
const GUARDS = {
  platform: platformGuard,
  maintenance: maintenanceGuard,
  block: blockGuard,
  recharge: rechargeGuard,
  availability: availabilityGuard,
  tableRedirect: tableRedirectGuard,
  content: contentGuard,
  vip: vipGuard,
  terms: termsGuard,
  ban: banGuard,
  auth: authGuard,
} as const satisfies Readonly<Record<string, Guard>>;

/** Names of the guards of shell §2.9. */
export type GuardName = keyof typeof GUARDS;

/** What one guard says of a visit; null when it has nothing to say. */
export interface GuardAnswer {
  readonly guard: GuardName;
  readonly verdict: RouteVerdict | null;
}

/** What every guard says of a visit by itself, in the order in which they are asked (shell §2.9). The first verdict decides. */
export function askGuards(visit: RouteVisit, access: Access): readonly GuardAnswer[] {
  return Object.entries<Guard>(GUARDS).map(([name, guard]) => ({
    guard: name as GuardName,
    verdict: guard(visit, access),
  }));
}

/**
 * What becomes of a visit (shell §2.9): the same on the site server, for the first page, and in the browser, for the
 * next ones and for every change of state.
 */
export function decideRoute(visit: RouteVisit, access: Access): RouteVerdict {
  for (const guard of Object.values<Guard>(GUARDS)) {
    const verdict = guard(visit, access);
    if (verdict?.kind === 'redirect') {
      const to = safeRedirect(verdict.to, access.config.redirectHosts);
      return to === null ? NOT_FOUND : { ...verdict, to };
    }
    if (verdict) return verdict;
  }
  return { kind: 'allow' };
}
