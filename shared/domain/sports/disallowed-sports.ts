/** Sports that a site or a player takes no bets on, by section; ids, ascending (betting §3, user config; B-06). */
export interface DisallowedSports {
  readonly lineDisallowSports: readonly number[];
  readonly liveDisallowSports: readonly number[];
}

/**
 * Decides whether a site hides and refuses a sport in one section (betting §3: line_disallow, live_disallow; B-06). A
 * running game belongs to the live section, so a game of a sport that is only taken before the start disappears when it
 * starts.
 */
export function isDisallowedSport(site: DisallowedSports, sportId: number, isLive: boolean): boolean {
  return (isLive ? site.liveDisallowSports : site.lineDisallowSports).includes(sportId);
}

/** Decides whether a site refuses a sport in both sections, so that the sport is unknown there (B-06). */
export function isUnknownSport(site: DisallowedSports, sportId: number): boolean {
  return isDisallowedSport(site, sportId, false) && isDisallowedSport(site, sportId, true);
}

/** Returns the sports that a site or its player leaves out (B-06). */
export function unitedSports(site: DisallowedSports, player: DisallowedSports): DisallowedSports {
  return {
    lineDisallowSports: [...site.lineDisallowSports, ...player.lineDisallowSports],
    liveDisallowSports: [...site.liveDisallowSports, ...player.liveDisallowSports],
  };
}
