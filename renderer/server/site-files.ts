import type { SiteOptions } from './site.ts';

/** Parts of the site that come from a build or, in development, from the sources. */
export type SiteFiles = Pick<
  SiteOptions,
  | 'isShareable'
  | 'render'
  | 'renderPlayer'
  | 'renderUndrawn'
  | 'assets'
  | 'files'
  | 'pwa'
  | 'transform'
  | 'developmentPolicy'
>;
