import * as v from 'valibot';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';

/** A meta element of a page: named, or a property as Open Graph has them. */
const metaSchema = v.union([
  v.object({ name: v.string(), content: v.string() }),
  v.object({ property: v.string(), content: v.string() }),
]);

const canonicalSchema = v.variant('mode', [
  /** The page stands for another one: a path of the site or an address. */
  v.object({ mode: v.literal('url'), targetUrl: v.string() }),
  /** The same page on another host. */
  v.object({ mode: v.literal('mirror'), domain: v.object({ host: v.string() }) }),
]);

const entries = {
  /** May name what the page shows: {brand}, {sport}, {competition}, {home}, {away}. Null: the page names itself. */
  title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  /** Directives of this page, such as `noindex, follow`; null when the usual ones hold. */
  metaRobots: v.nullable(v.string()),
  /** Directives of what the page is a part of. */
  hierarchyMetaRobots: v.nullable(v.string()),
  metas: v.array(metaSchema),
  customCanonical: v.nullable(canonicalSchema),
} as const;

/** What an operator may say of a page for search engines (shell §3, SEO page data). */
export const pageDataSchema = v.object({
  title: v.optional(entries.title, null),
  description: v.optional(entries.description, null),
  metaRobots: v.optional(entries.metaRobots, null),
  hierarchyMetaRobots: v.optional(entries.hierarchyMetaRobots, null),
  metas: v.optional(entries.metas, []),
  customCanonical: v.optional(entries.customCanonical, null),
});

/** Some of it, as it is entered for one page; the rest stays as it is. */
export const pageOverrideSchema = v.strictObject({
  title: v.exactOptional(entries.title),
  description: v.exactOptional(entries.description),
  metaRobots: v.exactOptional(entries.metaRobots),
  hierarchyMetaRobots: v.exactOptional(entries.hierarchyMetaRobots),
  metas: v.exactOptional(entries.metas),
  customCanonical: v.exactOptional(entries.customCanonical),
});

const shortText = v.pipe(v.string(), v.maxLength(200));

/** shell §7, SEO calls: what an operator says of a page, in a language, on a domain. */
export const pageDataCall = defineCall({
  id: 'pageData',
  method: 'GET',
  path: openPaths.pageData,
  summary: 'What search engines are told of a page: title, description, directives, canonical address',
  query: v.object({
    /** Host that the page is asked at. */
    domain: shortText,
    /** `group_id` of the site config. */
    projectId: v.optional(shortText),
    language: v.pipe(v.string(), v.length(2)),
    /** Minutes from UTC. */
    timezone: v.optional(shortText),
    /** Path of the page, with its language and without a query. */
    path: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: v.object({ data: pageDataSchema }),
});

/** Kinds of addresses that a site map lists, one file or more for each. */
export const SITE_MAP_PARTS = ['pages', 'sports', 'competitions', 'games'] as const;

/** Every address that search engines may list. */
export const siteMapCall = defineCall({
  id: 'siteMap',
  method: 'GET',
  path: openPaths.siteMap,
  summary: 'Addresses for the site map, by kind and page by page',
  query: v.object({
    part: v.picklist(SITE_MAP_PARTS),
    /** From 1. */
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number))),
  }),
  answer: v.object({
    /** Paths in the default language. */
    paths: v.array(v.string()),
    /** How many pages this part has; 0 when it has no address. */
    pages: v.number(),
  }),
});

export type PageData = v.InferOutput<typeof pageDataSchema>;
/** By path: with its language for one language, without for all. */
export type PageOverrides = Readonly<Record<string, v.InferOutput<typeof pageOverrideSchema>>>;
export type CustomCanonical = v.InferOutput<typeof canonicalSchema>;
export type SiteMapPart = (typeof SITE_MAP_PARTS)[number];
