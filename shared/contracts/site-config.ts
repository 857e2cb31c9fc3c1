import * as v from 'valibot';
import { readSentConfig } from '../domain/config/read-sent-config.ts';
import { DROP_PERCENTS } from '../domain/coupon/coef-change.ts';
import { accessEntries, rulesSchema } from './access.ts';
import { betRestrictionSchema } from './bet-restriction.ts';
import { defineCall } from './call.ts';
import { careEntries } from './care-config.ts';
import { taxRuleSchema } from './coupon.ts';
import { disallowedSportsEntries } from './disallowed-sports.ts';
import { firstModalEntries } from './first-modals.ts';
import { shownInstant } from './instant.ts';
import { presenceEntries } from './presence.ts';
import { sectionsEntry } from './sections.ts';
import { socialEntries } from './social-config.ts';
import { referralNumber } from './stored-numbers.ts';
import { supportEntries } from './support-config.ts';

/** Path on the back end: of printable characters, without `//` and `\\` at its start, which name another host. */
const callPath = v.pipe(v.string(), v.regex(/^\/(?!\/)[!-[\]-~]*$/, 'is no path such as /api/games'));

/**
 * Site config (shell §3), the entries that the pages read; the schema passes unknown entries through for later
 * versions.
 */
export const siteConfigSchema = v.looseObject({
  language: v.string(),
  companyName: v.string(),
  /** Brand for the header and for titles. */
  brand: v.string(),
  /** Number of the site among those of the operator: counters and texts for search engines are asked by it. */
  group_id: v.number(),
  /** The same number, by its other name (shell §3). */
  groupId: v.optional(v.nullable(v.number()), null),
  /** Number of the referral under which this site places coupons (P-13); null for none. */
  ref_id: v.optional(v.nullable(referralNumber), null),
  languages: v.array(v.string()),
  defaultLanguage: v.string(),
  hiddenLanguages: v.array(v.string()),
  minAge: v.number(),
  isRegistrationAllowed: v.boolean(),
  /** Accounts hold play money; outside production. */
  isPlayMoney: v.boolean(),
  currencies: v.array(v.string()),
  defaultCurrency: v.string(),
  /** Hours from UTC, until the player chooses (betting §3: default 3). */
  timeZone: v.number(),
  /** Country of the visitor, ISO 3166 alpha-2, as far as the site knows it (shell §3: geoCountryId). */
  geoCountry: v.optional(v.nullable(v.string()), null),
  /** Currency of that country, if accounts can be opened in it. */
  geoCurrencyCode: v.optional(v.nullable(v.string()), null),
  /** The same currency by its number (ISO 4217). */
  geoCurrency: v.optional(v.nullable(v.number()), null),
  /** What differs by country (shell §3). */
  customize: v.optional(
    v.object({
      /** Countries with a clock of 12 hours: ISO 3166 alpha-2, or the ids of phone countries. */
      geo_with_twelve_format: v.optional(v.array(v.union([v.string(), v.number()])), []),
      /** Visitors of these countries see it until they choose a clock themselves. */
      has_twelve_h_by_geo: v.optional(v.boolean(), false),
    }),
    {},
  ),
  coefViewIds: v.array(v.number()),
  fractionalMode: v.picklist(['ladder', 'exact']),
  coupon: v.object({
    /** Coupon types with a minimum and maximum (betting §5). */
    limitedTypes: v.array(v.number()),
    offeredTypes: v.array(v.number()),
    maxLegs: v.number(),
    antiMargin: v.string(),
    antiMinCoef: v.number(),
    changeCoefAction: v.picklist([0, 1, 2]),
    /** Falls of the odds in percent that players may accept beforehand (decision 050); none where left out. */
    dropPercents: v.optional(v.array(v.picklist(DROP_PERCENTS)), []),
    /**
     * Fall of a live cash-out in percent that counts where a player has chosen no policy: the largest of `dropPercents`
     * up to this one; 0: none.
     */
    cashOutDropPercent: v.optional(v.picklist(DROP_PERCENTS), 0),
    /** Coupons may wait for the wanted odds of their players (coupon mathematics §8.2). */
    isWantedOddsAllowed: v.optional(v.boolean(), true),
    /** Longest such wait, in minutes. */
    maxWantedOddsMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1440),
    /** Bets that cannot be joined, be a banker, or depend on others (P-12). */
    restrictions: v.optional(v.array(betRestrictionSchema), []),
    /** Tax withheld from payouts of coupons; null for none. */
    tax: v.optional(v.nullable(taxRuleSchema), null),
  }),
  /** betting §3: whether the operator withholds taxes at all. */
  partnerHasTaxes: v.optional(v.boolean(), true),
  /** Whether the back end has a live feed; pages of one without read their games again every 15 seconds. */
  hasFeed: v.optional(v.boolean(), true),
  /** Shows snow on the home page (shell §1). */
  isSnowfall: v.optional(v.boolean(), false),
  /**
   * Paths of calls that differ, by the id of the call; null for a call that the back end does not have, which pages then
   * do not send. A path that names another host is none.
   */
  paths: v.record(v.string(), v.nullable(callPath)),
  /** Licence under which the site takes bets; null for none, as with play money. */
  license: v.optional(v.nullable(v.object({ authority: v.string(), number: v.string() })), null),
  /** Country of the visitor, as the id of its phone country; null when unknown. */
  geoCountryId: v.optional(v.nullable(v.number()), null),
  ...supportEntries,
  ...sectionsEntry,
  ...accessEntries,
  ...presenceEntries,
  ...firstModalEntries,
  ...careEntries,
  ...socialEntries,
  ...disallowedSportsEntries,
});

/** Site config as a back end may send it: entries by their other names and in other forms are read too. */
const sentConfigSchema = v.pipe(v.unknown(), v.transform(readSentConfig), siteConfigSchema);

/**
 * Header that carries the visitor's country (ISO 3166 alpha-2) from the site server to the back end; the site server
 * drops a browser's own.
 */
export const GEO_COUNTRY_HEADER = 'x-geo-country';

/** Entries that close something: a value that does not fit must not give way to a default that is open. */
const FIRM_ENTRIES = { ...accessEntries, ...careEntries, ...disallowedSportsEntries };

export const siteConfigCall = defineCall({
  id: 'siteConfig',
  method: 'GET',
  path: '/bff-api/config/all.json',
  rate: 'read',
  summary: 'Site config',
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({ config: sentConfigSchema, now: shownInstant }),
  retries: { times: 5, everyMs: 1000 },
  partial: { firm: Object.keys(FIRM_ENTRIES).map((name) => `config.${name}`) },
});

/** Names of the groups of site config; a group is a part that changes seldom. */
export const CONFIG_GROUPS = ['coupon', 'money', 'support', 'languages', 'rules'] as const;

/** Answers parts of the site config by name (shell §7); a page caches them for a random 600 to 900 s. */
export const groupConfigCall = defineCall({
  id: 'groupConfig',
  method: 'GET',
  path: '/bff-api/config/group/get',
  rate: 'read',
  partial: {},
  summary: 'Groups of the site config; unknown names are left out',
  query: v.object({
    /** Comma list of groups. */
    groups: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    lang: v.optional(v.string()),
  }),
  answer: v.object({
    groups: v.partial(
      v.object({
        coupon: siteConfigSchema.entries.coupon,
        money: v.object({
          currencies: v.array(v.string()),
          defaultCurrency: v.string(),
          coefViewIds: v.array(v.number()),
        }),
        support: siteConfigSchema.entries.support,
        languages: v.object({ language: v.string(), languages: v.array(v.string()), defaultLanguage: v.string() }),
        /** The operator's rules, which players accept; null where pages show the product's summary (G-04). */
        rules: v.nullable(rulesSchema),
      }),
    ),
  }),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
