import type { ComponentType } from 'react';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import type { PageId } from '#shared/domain/routing/route-table.ts';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import type { Translate } from '../i18n/translations.ts';
import type { LazyModule } from '../lazy/lazy-module.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import type { KnownPart } from './known-parts.tsx';

/** Result of one call that a page loads. */
export interface LoadResult {
  readonly error?: unknown;
}

/** Address at which a page loads its data, besides its parameters. */
export interface PageAddress {
  readonly language: string;
  readonly query: URLSearchParams;
  readonly route: RouteMatch;
}

/** Starts every call of a page at once. */
export type LoadPage = (
  dispatch: AppDispatch,
  params: Readonly<Record<string, string>>,
  address: PageAddress,
) => readonly PromiseLike<LoadResult>[];

/** Inputs of the head of a page. */
export interface HeadInput {
  readonly state: AppState;
  readonly t: Translate;
  readonly route: RouteMatch | null;
  readonly language: string;
}

/** A page in the path from home to another. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What the head of a page says about it. */
export interface HeadText {
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  /** Canonical path of the page; null where no address of it should be listed. */
  readonly canonical: string | null;
  /** Name of the page in its breadcrumbs, which lead from home to it; left out for none. */
  readonly heading?: string;
  /** Pages between home and this one in the breadcrumbs, from the outermost. */
  readonly trail?: readonly Crumb[];
  /** Path of an Atom feed that has what the page lists or belongs to; left out for none. */
  readonly feed?: string;
  /** Languages in which the page is written; left out for all languages of the site. */
  readonly languages?: readonly string[];
  /** Returns structured data of the page besides its breadcrumbs, from scheme and host of the canonical address. */
  readonly data?: (origin: string) => readonly object[];
}

/**
 * Record of a page: all that the frame, the server and the head know of it. It comes with the component as
 * `<name>.page.ts`, and needs no entry anywhere else; rows of the route table name its id.
 */
export interface PageRecord {
  /** Id that rows of the route table name. */
  readonly id: PageId;
  /**
   * Namespace of its texts. `title` and, for a page that may be listed, `about` and `heading` of it make the head and the
   * breadcrumbs, with the values `brand` and the parameters of the address.
   */
  readonly namespace: string;
  /** Suffix of these three keys where pages share a namespace: `mobile` for `title_mobile`. */
  readonly variant?: string | ((route: RouteMatch) => string);
  /** Namespaces of texts besides its own and those of every page. */
  readonly namespaces?: readonly string[];
  readonly load?: LoadPage;
  /** Returns the parts of features that the loaded page is composed of. */
  readonly parts?: (input: Omit<HeadInput, 't'>) => readonly KnownPart[];
  /** Time for which the server may share a rendered page between visitors, ms; 0 unless given. */
  readonly sharedMs?: number;
  /** Returns the head of a page that is described by its data instead of its texts. */
  readonly head?: (input: HeadInput) => HeadText;
  /** Its layout has no header, so the dialogs of the player are shown with the page. */
  readonly showsDialogs?: boolean;
  /** Icon of its links in menus. */
  readonly icon?: IconName;
  readonly component: LazyModule<ComponentType>;
}

/** Time for which a page with prices or with the operator's settings is shared, ms. */
export const SHORT_MS = 1000;

/** Declares a page; see {@link PageRecord}. Its file exports it as `page`. */
export function definePage(record: PageRecord): PageRecord {
  return record;
}
