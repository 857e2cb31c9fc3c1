/** Routes on which a changed account is not announced: their games take it into their own view (betting §8). */
const SILENT_ROUTES: ReadonlySet<string> = new Set(['bingo']);

/**
 * Tells whether a successful change of the paying account is announced on this route (betting §8; O-02).
 *
 * @param routeId id of the route table; undefined for an unknown address
 */
export function announcesAccountSwitch(routeId: string | undefined): boolean {
  return routeId === undefined || !SILENT_ROUTES.has(routeId);
}
