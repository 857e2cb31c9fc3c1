import type { NarrowSession } from '../../contracts/call.ts';
import type { SiteConfig } from '../../contracts/site-config.ts';
import type { RouteMatch } from '../routing/route-row.ts';

/** Facts about the site and the visitor that the guards read (shell §2.9). */
export interface Access {
  readonly config: SiteConfig;
  /** Null for a guest. */
  readonly player: {
    readonly banLevel: number;
    /** What alone the session is for; left out for everything. */
    readonly narrow?: NarrowSession | undefined;
  } | null;
  /** The rules changed since the player accepted them. */
  readonly termsChanged: boolean;
  /** The site offers the tools of support staff: never in production. */
  readonly hasStaffTools?: boolean;
}

/** Address that a visitor wants to see. */
export interface RouteVisit {
  readonly language: string;
  /** With its language, without query. */
  readonly path: string;
  /** With its question mark; '' for none. */
  readonly query: string;
  readonly match: RouteMatch | null;
  /** Page that the visitor is on; null when the address is opened from outside. */
  readonly from: RouteMatch | null;
}

export type RouteVerdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'notFound' }
  /** A path of this site, or an address of an allowed host. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  /** The dialog opens over the home page and leads to this page afterwards. */
  | { readonly kind: 'dialog'; readonly dialog: 'signIn' | 'signUp' }
  /** Nothing happens: the visitor stays. */
  | { readonly kind: 'cancel' };

/** Guard: returns a verdict, or null to leave it to the next one. */
export type Guard = (visit: RouteVisit, access: Access) => RouteVerdict | null;

export const NOT_FOUND: RouteVerdict = { kind: 'notFound' };

/** Returns a redirect to a page in the visitor's language; '' is the language root. */
export function leadTo({ language }: RouteVisit, page: string, query = '', status: 301 | 302 = 302): RouteVerdict {
  return { kind: 'redirect', status, to: `/${language}${page === '' ? '' : `/${page}`}${query}` };
}

/** Returns the path without its language and without slashes at its ends: `live/football`. */
export function pagePathOf(path: string): string {
  return path.slice(3).replace(/^\/+|\/+$/g, '');
}
