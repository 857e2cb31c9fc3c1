import * as v from 'valibot';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';

/** Meta element of a page: with a name, or with a property as in Open Graph. */
const metaSchema = v.union([
  v.object({ name: v.string(), content: v.string() }),
  v.object({ property: v.string(), content: v.string() }),
]);

const canonicalSchema = v.variant('mode', [
  /** Canonical address elsewhere: a path of the site or a full address. */
  v.object({ mode: v.literal('url'), targetUrl: v.string() }),
  /** Same page on another host. */
  v.object({ mode: v.literal('mirror'), domain: v.object({ host: v.string() }) }),
]);

const entries = {
  /**
   * Title with the placeholders {brand}, {sport}, {competition}, {home}, {away}; null leaves the page its own title.
   */
  title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  /** Directives of this page, such as `noindex, follow`; null leaves the usual ones. */
  metaRobots: v.nullable(v.string()),
  /** Directives inherited from the pages above this one. */
  hierarchyMetaRobots: v.nullable(v.string()),
  metas: v.array(metaSchema),
  customCanonical: v.nullable(canonicalSchema),
} as const;

/** Data that an operator may set for a page and search engines (shell §3, SEO page data). */
export const pageDataSchema = v.object({
  title: v.optional(entries.title, null),
  description: v.optional(entries.description, null),
  metaRobots: v.optional(entries.metaRobots, null),
  hierarchyMetaRobots: v.optional(entries.hierarchyMetaRobots, null),
  metas: v.optional(entries.metas, []),
  customCanonical: v.optional(entries.customCanonical, null),
});

/** Override of some data for one page; the rest keeps its values. */
export const pageOverrideSchema = v.strictObject({
  title: v.exactOptional(entries.title),
  description: v.exactOptional(entries.description),
  metaRobots: v.exactOptional(entries.metaRobots),
  hierarchyMetaRobots: v.exactOptional(entries.hierarchyMetaRobots),
  metas: v.exactOptional(entries.metas),
  customCanonical: v.exactOptional(entries.customCanonical),
});

const shortText = v.pipe(v.string(), v.maxLength(200));

/** Answers the data that an operator has set for a page, in a language, on a domain (shell §7, SEO calls). */
export const pageDataCall = defineCall({
  id: 'pageData',
  method: 'GET',
  partial: {},
  path: openPaths.pageData,
  rate: 'read',
  summary: 'Data of a page for search engines: title, description, directives, canonical address',
  query: v.object({
    /** Host of the request for the page. */
    domain: shortText,
    /** `group_id` of the site config. */
    projectId: v.optional(shortText),
    language: v.pipe(v.string(), v.length(2)),
    /** Zone of the site: minutes from UTC, or the name of a zone. */
    timezone: v.optional(shortText),
    /** Path of the page, with its language and without a query. */
    path: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: v.object({ data: pageDataSchema }),
});

/** Parts of the site map by kind of address; each takes one file or more. */
export const SITE_MAP_PARTS = ['pages', 'sports', 'competitions', 'games'] as const;

/** Answers every address that search engines may list. */
export const siteMapCall = defineCall({
  id: 'siteMap',
  method: 'GET',
  partial: {},
  path: openPaths.siteMap,
  rate: 'read',
  summary: 'Addresses for the site map, by kind and page by page',
  query: v.object({
    part: v.picklist(SITE_MAP_PARTS),
    /** Page of the part, from 1. */
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number))),
  }),
  answer: v.object({
    /** Paths in the default language. */
    paths: v.array(v.string()),
    /** Languages of the paths that are not written in all; left out where every path is. */
    languages: v.optional(v.record(v.string(), v.array(v.string())), {}),
    /** Number of pages of this part; 0 when it lists no address. */
    pages: v.number(),
  }),
});

export type PageData = v.InferOutput<typeof pageDataSchema>;
/** Overrides by path: with a language for that language, without one for all. */
export type PageOverrides = Readonly<Record<string, v.InferOutput<typeof pageOverrideSchema>>>;
export type CustomCanonical = v.InferOutput<typeof canonicalSchema>;
export type SiteMapPart = (typeof SITE_MAP_PARTS)[number];
