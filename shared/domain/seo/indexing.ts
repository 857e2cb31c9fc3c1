interface IndexSettings {
  readonly isIndexed: boolean | null;
  readonly isPlayMoney: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/**
 * Whether search engines may list what is found at a host. Production may be listed; everything else may not, except on
 * the machine it runs on, which no search engine reaches and where the pages are to be looked at as production has them.
 * Site config may say otherwise.
 *
 * @param host with its port
 */
export function isIndexable({ isIndexed, isPlayMoney }: IndexSettings, host: string): boolean {
  // Play money is what tells every other environment from production.
  return isIndexed ?? (!isPlayMoney || LOOPBACK.test(host));
}
