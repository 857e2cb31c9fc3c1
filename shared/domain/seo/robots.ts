/** What decides whether a page may be listed. */
interface RobotsInput {
  /** The site itself lists the page: it is there, it is for everybody, and it is the only spelling of itself. */
  readonly isListed: boolean;
  /** The page's own directives; null when it has none (shell §3, SEO page data). */
  readonly metaRobots: string | null;
  /** Directives of what the page is a part of; they hold where it has none of its own. */
  readonly hierarchyMetaRobots: string | null;
}

/** Whether directives keep a page out of search results: `none` means noindex and nofollow. */
export function forbidsListing(robots: string | null): boolean {
  return robots !== null && /\b(noindex|none)\b/i.test(robots);
}

/**
 * Directives of a page for search engines; null where the usual ones hold. Nobody's words can list a page that the site
 * keeps for itself.
 */
export function robotsOf({ isListed, metaRobots, hierarchyMetaRobots }: RobotsInput): string | null {
  const wanted = metaRobots ?? hierarchyMetaRobots;
  if (isListed || forbidsListing(wanted)) return wanted;
  return 'noindex';
}
