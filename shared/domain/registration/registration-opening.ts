/** Result of a visitor's request to open an account. */
export type RegistrationOpening = 'modal' | 'nothing' | 'page';

/**
 * Returns how a registration opens (shell §4, registration open): on the registration route nothing happens; otherwise
 * a modal opens, or the page where the site uses custom registration or the visitor is on a page for signing in.
 *
 * @param routeId id of the current route; undefined for an unknown address
 */
export function registrationOpening(routeId: string | undefined, isCustomRegistration: boolean): RegistrationOpening {
  if (routeId === 'registration' || routeId === 'old-registration') return 'nothing';
  const isLogin = routeId === 'login' || routeId === 'auth-app';
  return isCustomRegistration || isLogin ? 'page' : 'modal';
}
