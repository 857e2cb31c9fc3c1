const BOTS =
  /(?<!cu)bot\b|crawler|spider|slurp|bingpreview|yandeximages|yandexmetrika|mediapartners-google|google-inspectiontool|facebookexternalhit|whatsapp|embedly/i;

/**
 * Whether the reader of a page is a search engine's or another program that looks at it once: it needs no timers
 * (shell §4, page visibility).
 *
 * @param userAgent what it calls itself
 */
export function isSearchBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}
