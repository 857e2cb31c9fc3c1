/**
 * Policies by which pages may fill the places where a browser would run text as a program (Trusted Types, decision 043):
 * addresses of scripts, HTML of the site's own sections and icons, and data in
 * script elements. The content security policy names them, and a
 * browser refuses all other text there.
 */
export const TRUSTED_TYPES = { scripts: 'fairline-scripts', markup: 'fairline-markup', data: 'fairline-data' } as const;

/** Directives of a content security policy that demand Trusted Types, made by these policies only. */
export const TRUSTED_TYPES_DIRECTIVES: readonly string[] = [
  "require-trusted-types-for 'script'",
  `trusted-types ${Object.values(TRUSTED_TYPES).join(' ')}`,
];
