import type * as v from 'valibot';
import type { siteConfigSchema } from '#shared/contracts/site-config.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_TYPE_IDS } from '#shared/domain/coupon/types.ts';
import { DEFAULT_DESCRIPTIONS } from '#shared/domain/registration/registration-fields.ts';
import { NETWORK_IDS, SOCIAL_NETWORKS } from '#shared/domain/social/social-networks.ts';
import { defaultCashier } from './cashier-config.ts';
import { DEFAULT_COUPON_BONUSES } from './coupon-bonus-config.ts';
import { DEFAULT_DESK_GIFTS } from './desk-gifts-config.ts';
import { DEFAULT_FRIENDS } from './friends-config.ts';
import { DEFAULT_HOUSE_COUPONS } from './house-coupons-config.ts';
import { DEFAULT_LIABILITY_LIMITS, DEFAULT_LIVE_DELAYS } from './liability-limits-config.ts';
import { DEFAULT_POINTS } from './points-config.ts';
import { DEFAULT_GIFTS } from './registration-gifts.ts';
import { DEFAULT_ADVANCE, DEFAULT_VIP } from './reservation-config.ts';

const { limits, antiExpress } = DEFAULT_COUPON_RULES;

/** Currencies that accounts can be opened in; the product knows more. */
const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'RUB',
  'BRL',
  'TRY',
  'AED',
  'KWD',
  'INR',
  'KZT',
  'MXN',
  'PLN',
  'UAH',
  'JPY',
  'CAD',
  'CHF',
];

/** Countries whose usual currency is not the site's default. */
const GEO_CURRENCIES = {
  AE: 'AED',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  GB: 'GBP',
  IN: 'INR',
  JP: 'JPY',
  KW: 'KWD',
  KZ: 'KZT',
  MX: 'MXN',
  PL: 'PLN',
  RU: 'RUB',
  TR: 'TRY',
  UA: 'UAH',
  US: 'USD',
};

const LOCAL_SECRET = 'only-for-this-machine';
/** Bots of Telegram are known by a number, with which their token begins. */
const LOCAL_BOT = { clientId: '1000001', clientSecret: `1000001:${LOCAL_SECRET}` };

/** Outside production the platform's identity provider plays every network. */
const LOCAL_NETWORKS = Object.fromEntries(
  NETWORK_IDS.map((id) => {
    const client = { clientId: `fairline-${id}`, clientSecret: LOCAL_SECRET, publicKey: `fairline-${id}-public` };
    return [id, { issuer: 'local', ...client, ...(SOCIAL_NETWORKS[id].kind === 'widget' ? LOCAL_BOT : {}) }];
  }),
);

/**
 * Returns the site config of the demonstration brand (shell §3), before any override.
 *
 * @param production whether players hold real money; otherwise accounts hold play money
 */
export function defaultSiteConfig(production: boolean): v.InferInput<typeof siteConfigSchema> {
  return {
    language: 'en',
    companyName: 'Fairline',
    brand: 'Fairline',
    group_id: 1,
    languages: ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'],
    defaultLanguage: 'en',
    hiddenLanguages: [],
    minAge: 18,
    isRegistrationAllowed: true,
    isPlayMoney: !production,
    currencies: [...CURRENCIES],
    defaultCurrency: 'EUR',
    timeZone: 3,
    coefViewIds: [0, 1, 2, 4, 5, 6, 14, 15, 16],
    fractionalMode: 'ladder',
    coupon: {
      limitedTypes: [...COUPON_TYPE_IDS],
      offeredTypes: [...COUPON_TYPE_IDS],
      maxLegs: limits.maxLegs,
      antiMargin: antiExpress.margin,
      antiMinCoef: antiExpress.minCoef,
      changeCoefAction: 2,
      dropPercents: [1, 2, 5],
      cashOutDropPercent: 5,
    },
    paths: {},
    support: {
      email: 'support@fairline.example',
      socials: [{ name: 'Mastodon', url: 'https://social.fairline.example/@support' }],
    },
    consultantParams: { consultant_id: 'fairline-desk', hours: null },
    isAvailableCallback: true,
    langsHiddenCallback: [],
    sections: {
      'header-menu': { url: '/sections-api/header-menu' },
      footer: { url: '/sections-api/footer' },
      'promo-strip': { url: '/sections-api/promo-strip' },
    },
    maintenance: { isActive: false, startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null },
    block: { displayTypeId: 0, templateTypeId: null },
    terms: { changed: false, updatedAt: null },
    ruleTexts: {},
    bans: {},
    // Council Regulation (EU) 2022/1208: from 1 January 2023.
    retiredCurrencies: { HRK: { successor: 'EUR', rate: '7.53450' } },
    limitCoolingHours: 24,
    sectionModes: {},
    redirects: {},
    seoPages: {},
    isPwa: true,
    // The licence of this brand covers neither country.
    geoBlocks: { UA: 13, IE: 17 },
    vipAuthCountries: [],
    geoCurrencies: GEO_CURRENCIES,
    counters: {},
    fatmanApiKey: 'fairline',
    isAvailableConfirmTerms: true,
    registration: {
      types: DEFAULT_DESCRIPTIONS.map((description) => ({ ...description, fields: [...description.fields] })),
      hasPromo: true,
      promoCodes: ['FAIRSTART', 'KICKOFF'],
      countryAges: { BE: 21, GR: 21 },
    },
    socialNetworks: NETWORK_IDS.map((id) => ({ id, name: SOCIAL_NETWORKS[id].name })),
    socialProviders: production ? {} : LOCAL_NETWORKS,
    couponCashOut: {
      isOffered: true,
      margin: '0.03',
      longShots: { from: '10', margin: '0.05' },
      validSeconds: 15,
      isEditable: true,
    },
    isOneTapAuthEnabled: false,
    oneTapScript: production ? 'https://accounts.google.com/gsi/client' : '/__identity-provider/one-tap.js',
    couponBonuses: DEFAULT_COUPON_BONUSES,
    couponVip: DEFAULT_VIP,
    couponAdvance: DEFAULT_ADVANCE,
    registrationGifts: DEFAULT_GIFTS,
    ...{ points: DEFAULT_POINTS, friends: DEFAULT_FRIENDS, cashier: defaultCashier(production) },
    deskGifts: DEFAULT_DESK_GIFTS,
    liabilityLimits: DEFAULT_LIABILITY_LIMITS,
    liveDelays: DEFAULT_LIVE_DELAYS,
    houseCoupons: DEFAULT_HOUSE_COUPONS,
    searchNames: {},
    displayNames: {},
    apps: { releases: null, appStore: null, googlePlay: null },
  };
}
