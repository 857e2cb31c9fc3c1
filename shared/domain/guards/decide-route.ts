import type { Access, Guard, RouteVerdict, RouteVisit } from './access.ts';
import { NOT_FOUND } from './access.ts';
import { availabilityGuard, contentGuard, tableRedirectGuard } from './availability-guards.ts';
import { withoutPlatform } from './platform-type.ts';
import { safeRedirect } from './safe-redirect.ts';
import { authGuard, banGuard, rechargeGuard, termsGuard, vipGuard } from './session-guards.ts';
import { blockGuard, maintenanceGuard } from './state-guards.ts';

/** Removes the parameter of a platform on an unknown route, where it has no effect (shell §2.1). */
const platformGuard: Guard = ({ path, query, match }) => {
  const to = withoutPlatform(path, query, match !== null);
  return to === null ? null : { kind: 'redirect', status: 302, to };
};

/** Guards in order: the site, the address, the player. The first verdict decides. */
const GUARDS = {
  platform: platformGuard,
  maintenance: maintenanceGuard,
  block: blockGuard,
  recharge: rechargeGuard,
  availability: availabilityGuard,
  tableRedirect: tableRedirectGuard,
  vip: vipGuard,
  terms: termsGuard,
  ban: banGuard,
  auth: authGuard,
  content: contentGuard,
} as const satisfies Readonly<Record<string, Guard>>;

/** Names of the guards of shell §2.9. */
export type GuardName = keyof typeof GUARDS;

/** Verdict of one guard on a visit; null for none. */
export interface GuardAnswer {
  readonly guard: GuardName;
  readonly verdict: RouteVerdict | null;
}

/**
 * Returns the verdict of every guard alone, in the order in which they are asked (shell §2.9). The first verdict
 * decides.
 */
export function askGuards(visit: RouteVisit, access: Access): readonly GuardAnswer[] {
  return Object.entries<Guard>(GUARDS).map(([name, guard]) => ({
    guard: name as GuardName,
    verdict: guard(visit, access),
  }));
}

/**
 * Returns the verdict on a visit (shell §2.9). The site server asks for the first page, the browser for the next ones
 * and after every change of state; both get the same verdict.
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
