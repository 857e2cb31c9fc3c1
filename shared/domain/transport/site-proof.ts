/**
 * Header by which the site server proves to the platform in its own process that a call comes from it: other programs of
 * the machine reach the same port, and could otherwise invent a visitor's address or country (trust §2, proxy headers).
 */
export const SITE_PROOF_HEADER = 'x-site-proof';
