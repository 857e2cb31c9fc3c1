import type { Access, Guard, Verdict, Visit } from './access.ts';
import { NOT_FOUND } from './access.ts';
import { availabilityGuard, contentGuard, tableRedirectGuard } from './availability-guards.ts';
import { withoutPlatform } from './platform-type.ts';
import { safeRedirect } from './safe-redirect.ts';
import { authGuard, banGuard, rechargeGuard, termsGuard } from './session-guards.ts';
import { blockGuard, maintenanceGuard } from './state-guards.ts';

/** The parameter of a platform says nothing on an unknown route (shell §2.1). */
const platformGuard: Guard = ({ path, query, match }) => {
  const to = withoutPlatform(path, query, match !== null);
  return to === null ? null : { kind: 'redirect', status: 302, to };
};

/** In this order: the site, the address, the player. The first that says something decides. */
const GUARDS: readonly Guard[] = [
  platformGuard,
  maintenanceGuard,
  blockGuard,
  rechargeGuard,
  availabilityGuard,
  tableRedirectGuard,
  contentGuard,
  termsGuard,
  banGuard,
  authGuard,
];

/**
 * What becomes of a visit (shell §2.9): the same on the site server, for the first page, and in the browser, for the
 * next ones and for every change of state.
 */
export function decideRoute(visit: Visit, access: Access): Verdict {
  for (const guard of GUARDS) {
    const verdict = guard(visit, access);
    if (verdict?.kind === 'redirect') {
      const to = safeRedirect(verdict.to, access.config.redirectHosts);
      return to === null ? NOT_FOUND : { ...verdict, to };
    }
    if (verdict) return verdict;
  }
  return { kind: 'allow' };
}
