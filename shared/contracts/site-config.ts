import * as v from 'valibot';
import { accessEntries } from './access.ts';
import { defineCall } from './call.ts';

/** Site config (shell §3), the part that pages of today read; unknown entries pass through for those to come. */
export const siteConfigSchema = v.looseObject({
  language: v.string(),
  companyName: v.string(),
  /** Brand shown in the header and in titles. */
  brand: v.string(),
  group_id: v.number(),
  languages: v.array(v.string()),
  defaultLanguage: v.string(),
  hiddenLanguages: v.array(v.string()),
  minAge: v.number(),
  isRegistrationAllowed: v.boolean(),
  /** Outside production: accounts hold play money. */
  isPlayMoney: v.boolean(),
  currencies: v.array(v.string()),
  defaultCurrency: v.string(),
  /** Hours from UTC, shown until the player chooses (betting §3: default 3). */
  timeZone: v.number(),
  /** Country of the visitor, ISO 3166 alpha-2, as far as the site knows it (shell §3: geoCountryId). */
  geoCountry: v.optional(v.nullable(v.string()), null),
  /** Currency of that country, where accounts can be opened in it. */
  geoCurrencyCode: v.optional(v.nullable(v.string()), null),
  coefViewIds: v.array(v.number()),
  fractionalMode: v.picklist(['ladder', 'exact']),
  coupon: v.object({
    /** Types with a minimum and maximum (betting §5). */
    limitedTypes: v.array(v.number()),
    offeredTypes: v.array(v.number()),
    maxLegs: v.number(),
    antiMargin: v.string(),
    antiMinCoef: v.number(),
    changeCoefAction: v.picklist([0, 1, 2]),
  }),
  /** Snow on the home page (shell §1). */
  isSnowfall: v.optional(v.boolean(), false),
  paths: v.record(v.string(), v.string()),
  support: v.object({ email: v.string() }),
  ...accessEntries,
});

/** Carries the visitor's country (ISO 3166 alpha-2) from the site server to the back end; a browser's own is dropped. */
export const GEO_COUNTRY_HEADER = 'x-geo-country';

export const siteConfigCall = defineCall({
  id: 'siteConfig',
  method: 'GET',
  path: '/bff-api/config/all.json',
  summary: 'Site config',
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({ config: siteConfigSchema, now: v.number() }),
  retries: { times: 5, everyMs: 1000 },
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
