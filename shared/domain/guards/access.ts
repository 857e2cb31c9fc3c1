import type { SiteConfig } from '../../contracts/site-config.ts';
import type { RouteMatch } from '../routing/route-row.ts';

/** What the guards know of the site and of who asks (shell §2.9). */
export interface Access {
  readonly config: SiteConfig;
  /** Null for a guest. */
  readonly player: { readonly banLevel: number } | null;
  /** The rules changed since the player accepted them. */
  readonly termsChanged: boolean;
  /** The tools of support staff are there: never on a site in production. */
  readonly hasStaffTools?: boolean;
}

/** An address that somebody wants to see. */
export interface RouteVisit {
  readonly language: string;
  /** With its language, without query. */
  readonly path: string;
  /** With its question mark; '' for none. */
  readonly query: string;
  readonly match: RouteMatch | null;
  /** Where the visitor is now; null when the address is opened from outside. */
  readonly from: RouteMatch | null;
}

export type RouteVerdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'notFound' }
  /** A path of this site, or an address of an allowed host. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  /** The dialog opens over the home page and leads here afterwards. */
  | { readonly kind: 'dialog'; readonly dialog: 'signIn' | 'signUp' }
  /** Nothing happens: the visitor stays. */
  | { readonly kind: 'cancel' };

/** One rule: a verdict, or null when it has nothing to say. */
export type Guard = (visit: RouteVisit, access: Access) => RouteVerdict | null;

export const NOT_FOUND: RouteVerdict = { kind: 'notFound' };

/** Leads to a page of the visitor's language; '' is the language root. */
export function leadTo({ language }: RouteVisit, page: string, query = '', status: 301 | 302 = 302): RouteVerdict {
  return { kind: 'redirect', status, to: `/${language}${page === '' ? '' : `/${page}`}${query}` };
}

/** The path without its language and without slashes at its ends: `live/football`. */
export function pagePathOf(path: string): string {
  return path.slice(3).replace(/^\/+|\/+$/g, '');
}
