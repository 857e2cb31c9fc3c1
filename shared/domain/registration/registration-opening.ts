/** What happens when somebody wants to open an account. */
export type RegistrationOpening = 'modal' | 'nothing' | 'page';

/**
 * shell §4, registration open: on the registration route nothing happens; else a modal opens, or the page where the site
 * uses custom registration or the visitor is on a page for signing in.
 *
 * @param routeId id of the route that is shown; undefined for an address that is none
 */
export function registrationOpening(routeId: string | undefined, isCustomRegistration: boolean): RegistrationOpening {
  if (routeId === 'registration' || routeId === 'old-registration') return 'nothing';
  const isLogin = routeId === 'login' || routeId === 'auth-app';
  return isCustomRegistration || isLogin ? 'page' : 'modal';
}
