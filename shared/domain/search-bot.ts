const BOTS =
  /(?<!cu)bot\b|crawler|spider|slurp|bingpreview|yandeximages|yandexmetrika|mediapartners-google|google-inspectiontool|facebookexternalhit|whatsapp|embedly/i;

/**
 * Decides whether the reader of a page is a search engine's or another program that reads it once: it needs no timers
 * (shell §4, page visibility).
 *
 * @param userAgent header `user-agent` of the reader
 */
export function isSearchBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}
