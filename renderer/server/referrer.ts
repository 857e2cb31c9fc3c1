/**
 * Tells whether a visitor comes from another site: the block service decides by its host (shell §7), so it is asked about
 * this visitor, and no other visitor is given its verdict.
 *
 * @param referer header of the request; undefined for none
 * @param origin scheme and host of the site
 */
export const isFromElsewhere = (referer: string | undefined, origin: string): boolean =>
  referer !== undefined && referer !== '' && referer !== origin && !referer.startsWith(`${origin}/`);
