interface IndexSettings {
  readonly isIndexed: boolean | null;
  readonly isPlayMoney: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/**
 * Decides whether search engines may list the pages of a host (Y-01). Production may be listed; other environments may
 * not, except on the machine they run on, which no search engine reaches and where pages are checked as production
 * serves them. Site config may override it.
 *
 * @param host with its port
 */
export function isIndexable({ isIndexed, isPlayMoney }: IndexSettings, host: string): boolean {
  // Play money distinguishes every other environment from production.
  return isIndexed ?? (!isPlayMoney || LOOPBACK.test(host));
}
