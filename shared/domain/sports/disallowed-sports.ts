/** Sports that a site does not take bets on, by section; ids, ascending (betting §3, user config; B-06). */
export interface DisallowedSports {
  readonly lineDisallowSports: readonly number[];
  readonly liveDisallowSports: readonly number[];
}

/**
 * Whether a site shows and takes nothing of a sport in one section (betting §3: line_disallow, live_disallow; B-06). A
 * game belongs to the live section while it runs, so that one of a sport that is taken before the start alone is gone
 * when it starts.
 */
export function isDisallowedSport(site: DisallowedSports, sportId: number, isLive: boolean): boolean {
  return (isLive ? site.liveDisallowSports : site.lineDisallowSports).includes(sportId);
}

/** Whether a site takes nothing of a sport at all, so that the sport is unknown there (B-06). */
export function isUnknownSport(site: DisallowedSports, sportId: number): boolean {
  return isDisallowedSport(site, sportId, false) && isDisallowedSport(site, sportId, true);
}
