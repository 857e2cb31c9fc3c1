import * as v from 'valibot';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';

const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

/** Country with its phone code (shell §3, phone country). */
const phoneCountrySchema = v.object({
  id: v.number(),
  /** Name in the language of the request. */
  name: v.string(),
  /** ISO 3166-1, two letters. */
  country_code: v.string(),
  /** Phone code with its plus sign. */
  tel_code: v.string(),
});

/** Mask of a country's phone numbers (shell §3, phone mask). */
const phoneMaskSchema = v.object({
  CountryId: v.number(),
  /** Number without its phone code: `#` is a digit. */
  Mask: v.string(),
  /** Fewest and most digits after the phone code. */
  Min: v.number(),
  Max: v.number(),
});

export const phoneCountriesCall = defineCall({
  id: 'phoneCountries',
  method: 'GET',
  path: openPaths.phoneCountries,
  rate: 'read',
  summary: 'Countries with their telephone codes, by name',
  query: v.object({ lng: v.optional(language, 'en') }),
  answer: v.object({ countries: v.array(phoneCountrySchema) }),
});

export const phoneMasksCall = defineCall({
  id: 'phoneMasks',
  method: 'GET',
  path: openPaths.phoneMasks,
  rate: 'read',
  summary: 'How telephone numbers of each country are written',
  answer: v.object({ masks: v.array(phoneMaskSchema) }),
});

/**
 * Answers names of sports for search engines (shell §7): every sport and the long-term entry, or the one that `nameEng`
 * names by its English name or by its segment of addresses.
 */
export const sportsNamesCall = defineCall({
  id: 'sportsNames',
  method: 'GET',
  path: openPaths.sportsNames,
  rate: 'read',
  summary: 'Ids and English names of sports',
  query: v.object({ lng: v.optional(language), nameEng: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
  answer: v.object({ sports: v.array(v.object({ sportId: v.number(), nameEng: v.string(), slug: v.string() })) }),
});

/** Names of dictionaries. */
export const DICTIONARIES = ['countries', 'currencies', 'languages', 'sports'] as const;

const entries = v.array(v.object({ id: v.union([v.number(), v.string()]), name: v.string() }));

/** Answers the lists that forms of a page offer for choice (shell §7). */
export const dictionariesCall = defineCall({
  id: 'dictionaries',
  method: 'GET',
  path: openPaths.dictionaries,
  rate: 'read',
  summary: 'The dictionaries of a route, by its id; empty for a route that needs none',
  query: v.object({ id: v.pipe(v.string(), v.maxLength(60)), lng: v.optional(language, 'en') }),
  answer: v.object({ dictionaries: v.record(v.picklist(DICTIONARIES), entries) }),
});

/** Counter of analytics that a site uses (shell §7, §10). */
export const counterSchema = v.object({
  kind: v.picklist(['tagManager', 'counter', 'collector']),
  /** Key that the counting service gave to the site. */
  key: v.string(),
  /**
   * Address of the service: the script of a tag manager, the picture of a counter. A host other than the site's own
   * must be among `analyticsHosts` of the site config. A collector has no address, because it belongs to the site.
   */
  url: v.optional(
    v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/[^/])/, 'is no address such as https://example.com/tag.js')),
  ),
});

export const countersCall = defineCall({
  id: 'counters',
  method: 'GET',
  path: openPaths.counters,
  rate: 'read',
  summary: 'Counters of analytics of a domain',
  query: v.object({
    domain: v.pipe(v.string(), v.maxLength(253)),
    projectId: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  }),
  answer: v.object({ counters: v.array(counterSchema) }),
});

export type Counter = v.InferOutput<typeof counterSchema>;
export type DictionaryName = (typeof DICTIONARIES)[number];
