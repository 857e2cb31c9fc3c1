import * as v from 'valibot';
import { type SiteConfig, siteConfigSchema } from '#shared/contracts/site-config.ts';

/** Site config for tests, checked by its contract. */
export const siteConfig: SiteConfig = v.parse(siteConfigSchema, {
  language: 'en',
  companyName: 'Fairline Ltd',
  brand: 'Fairline',
  group_id: 1,
  groupId: 1,
  languages: ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'],
  defaultLanguage: 'en',
  hiddenLanguages: ['tr'],
  minAge: 18,
  isRegistrationAllowed: true,
  isPlayMoney: true,
  hasPoints: true,
  currencies: ['EUR', 'USD'],
  defaultCurrency: 'EUR',
  timeZone: 3,
  coefViewIds: [0, 1, 2, 4, 5, 6, 14, 15, 16],
  fractionalMode: 'ladder',
  coupon: {
    limitedTypes: [0, 1],
    offeredTypes: [0, 1, 2],
    maxLegs: 50,
    antiMargin: '0.1',
    antiMinCoef: 1010,
    changeCoefAction: 2,
  },
  paths: {},
  support: { email: 'help@example.com' },
  isIndexed: true,
  isPwa: true,
});
