/** Facts that decide whether a page may be listed. */
interface RobotsInput {
  /** The site lists the page: it exists, it is public, and its address is the canonical one. */
  readonly isListed: boolean;
  /** The page's own directives; null when it has none (shell §3, SEO page data). */
  readonly metaRobots: string | null;
  /** Directives inherited from the pages above; they hold where the page has none of its own. */
  readonly hierarchyMetaRobots: string | null;
}

/** Decides whether directives keep a page out of search results: `none` means noindex and nofollow. */
export function forbidsListing(robots: string | null): boolean {
  return robots !== null && /\b(noindex|none)\b/i.test(robots);
}

/**
 * Returns the directives of a page for search engines; null for the usual ones (shell §3, SEO page data). An operator's
 * directives cannot list a page that the site does not list.
 */
export function robotsOf({ isListed, metaRobots, hierarchyMetaRobots }: RobotsInput): string | null {
  const wanted = metaRobots ?? hierarchyMetaRobots;
  if (isListed || forbidsListing(wanted)) return wanted;
  return 'noindex';
}
