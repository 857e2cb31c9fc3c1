import * as v from 'valibot';
import {
  type Maintenance,
  type RuleTexts,
  ruleTextsSchema,
  type SiteBlock,
  type Terms,
  termsSchema,
} from '#shared/contracts/access.ts';
import { type AppsConfig, appsConfigSchema } from '#shared/contracts/apps.ts';
import { counterSchema } from '#shared/contracts/reference.ts';
import { registrationDescriptionSchema } from '#shared/contracts/registration.ts';
import { type SectionMode, sectionModeSchema } from '#shared/contracts/sections.ts';
import { type PageOverrides, pageOverrideSchema } from '#shared/contracts/seo.ts';
import { type SiteConfig, siteConfigSchema } from '#shared/contracts/site-config.ts';
import type { CashierTerms } from '#shared/domain/cashier/cashier-terms.ts';
import type { LiveDelays } from '#shared/domain/coupon/live-delays.ts';
import type { Environment } from '#shared/domain/environment.ts';
import type { FriendTerms } from '#shared/domain/friends/friends.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import type { PointsTerms } from '#shared/domain/points/points.ts';
import type { CodeGift } from '#shared/domain/registration/bonus-choice.ts';
import { loginFieldOf, withBirthday } from '#shared/domain/registration/registration-fields.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import type { DisallowedSports } from '#shared/domain/sports/disallowed-sports.ts';
import { type CashOutConfig, couponCashOutSchema } from './cash-out-config.ts';
import { cashierSchema } from './cashier-config.ts';
import {
  type ConfigProblem,
  languageProblems,
  problemsInProduction,
  problemsOfIssues,
  unknownEntries,
} from './config-problems.ts';
import type { ConfigStore } from './config-store.ts';
import { withCountry } from './country-config.ts';
import { type CouponBonusSettings, couponBonusesSchema } from './coupon-bonus-config.ts';
import { demoConfig } from './demo-profile.ts';
import { type DeskGifts, deskGiftsSchema } from './desk-gifts-config.ts';
import { type DisplayNames, displayNamesSchema } from './display-names-config.ts';
import type { ConfigFileState } from './file-overlay.ts';
import { type FollowedConfig, followConfig, type RestoredConfig } from './follow-config.ts';
import { friendsSchema, openFriendTerms } from './friends-config.ts';
import { houseCouponsSchema } from './house-coupons-config.ts';
import { type LiabilitySettings, liabilityLimitsSchema, liveDelaysSchema } from './liability-limits-config.ts';
import type { JsonObject } from './merge-patch.ts';
import { pointsSchema, withPoints } from './points-config.ts';
import { registrationGiftsSchema } from './registration-gifts.ts';
import { type AdvanceSettings, couponAdvanceSchema, couponVipSchema, type VipSettings } from './reservation-config.ts';
import { type SearchNames, searchNamesSchema } from './search-names-config.ts';
import type { SiteConfigFile } from './site-config-file.ts';
import { providerOf, type SocialProvider, socialProvidersSchema, withWorkingNetworks } from './social-providers.ts';

/** The site config of this brand, the same in every process. */
export interface ConfigService {
  /**
   * The config for pages of this language; a language that is not offered gets the default one's. With a country (ISO
   * 3166 alpha-2) it includes the country's block and currency.
   */
  config(language?: string, country?: string | null): SiteConfig;
  /** Adds origins of payment providers that are at work here to those of the config. */
  setPaymentOrigins(origins: () => readonly string[]): void;
  /** shell §3: the maintenance settings, for the guards. */
  maintenance(): Maintenance;
  block(): SiteBlock;
  terms(): Terms;
  /** Rules of the operator by language; empty where the pages show the product's summary. */
  ruleTexts(): RuleTexts;
  /** Level of the player's ban; 0 for none (shell §2.9). */
  banLevel(userId: number): number;
  /** Ids of all banned players. */
  bannedPlayers(): number[];
  /**
   * Successor of a currency (ISO 4217) that has ended; null for one that has not (shell §3, account convert status).
   */
  successorOf(iso: string): Successor | null;
  /** Hours before a looser limit on money takes effect (betting §4). */
  limitCoolingHours(): number;
  /** The fault that QA has set on the server of a section; null when it works. */
  sectionMode(name: string): SectionMode | null;
  /** All sections with a fault that QA has set. */
  sectionModes(): Readonly<Record<string, SectionMode>>;
  /** The redirect of an address that moved, by path and query; null for none. */
  redirectOf(url: string): Readonly<Record<string, unknown>> | null;
  /** The operator's page data for search engines, by path (shell §3, SEO page data). */
  pageOverrides(): PageOverrides;
  /** Analytics counters of a domain; those of `*` apply to all domains (shell §7). */
  countersOf(domain: string): readonly v.InferOutput<typeof counterSchema>[];
  /** Fields and rules of the registration; every type asks for the birthday where real money is played. */
  registration(): RegistrationConfig;
  /** ISO 3166 alpha-2 codes of countries whose visitors do not see the site (shell §2.9). */
  blockedCountries(): readonly string[];
  /** Usual currency of a country's players, by country, ISO 3166 alpha-2. */
  geoCurrencies(): Readonly<Record<string, string>>;
  /** Rules of cash-out (peers (c)1). */
  couponCashOut(): CashOutConfig;
  /** Connection to a network; null for one that is not configured or not supported. */
  socialProvider(network: NetworkId): SocialProvider | null;
  /** Bonuses of coupons (coupon mathematics §8.6 to §8.8). */
  couponBonuses(): CouponBonusSettings;
  /** Rules of VIP bets and advances (coupon mathematics §8.4, §8.5). */
  couponReservations(): { readonly vip: VipSettings; readonly advance: AdvanceSettings };
  /** Gift of a registration code; null for none (coupon mathematics §8.6). */
  giftOf(code: string): CodeGift | null;
  /** How points are earned and what they buy; null where the site has none or closes their page. */
  points(): PointsTerms | null;
  /** What gives a player a free bet for an invited friend; null where nothing does, or the page of friends is closed. */
  friends(): FriendTerms | null;
  /** Methods of payment, and the rules by which withdrawals are approved. */
  cashier(): CashierTerms;
  /** All registration codes, with and without a gift. */
  registrationCodes(): string[];
  /** Bounds of what the desk gives away (decision 042). */
  deskGifts(): DeskGifts;
  /** Liability limits of the book (decision 020), and the delays of live bets. */
  liabilityLimits(): LiabilitySettings;
  liveDelays(): LiveDelays;
  /** Sports that are neither shown nor accepted (B-06); the same object until the config changes. */
  disallowedSports(): DisallowedSports;
  /** Settings of share codes, house expresses and the bet generator. */
  houseCoupons(): HouseCouponsSettings;
  /** Further names by which the search finds teams and competitions. */
  searchNames(): SearchNames;
  /** Names of teams and competitions of the operator's own, by language and id. */
  displayNames(): DisplayNames;
  /** The site's apps for desktops and phones. */
  apps(): AppsConfig;
  /**
   * Version of the site's gate that this config belongs to; every change of the config has a new one (decision 031).
   */
  version(): number;
  /** Reads the stored config now, for changes whose announcement has not arrived yet. */
  reload(): Promise<void>;
  /** All changes merged into the brand's config so far, as one JSON merge patch. */
  patch(): JsonObject;
  /** The brand's config with the operator's file and all changes, also the entries that pages do not receive. */
  whole(): JsonObject;
  /** State of the operator's configuration file; null without one. */
  file(): ConfigFileState | null;
  /** Values that are stored outside their bounds, with what is in force instead. */
  outside(): ConfigProblem[];
  /**
   * Returns all that is wrong with a patch: unknown entries, what the result would break, and values that it sets outside
   * their bounds.
   */
  problemsOf(patch: JsonObject): ConfigProblem[];
  /** Merges a JSON merge patch, for all processes. ConfigRefused when the result has a problem. */
  merge(patch: JsonObject): Promise<void>;
  /** Returns `whole` as it would be after `restore`, and what would be wrong with it. */
  restored(names: readonly string[]): RestoredConfig;
  /**
   * Drops all changes of some entries, for all processes: the file or the brand decides them again. ConfigRefused when
   * the result has a problem.
   */
  restore(names: readonly string[]): Promise<void>;
  /** Returns to the brand's own config. */
  reset(): Promise<void>;
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Decides whether every registration type asks for its login and a password. */
function hasLogins(types: v.InferOutput<typeof registrationDescriptionSchema>[]): boolean {
  return types.every(({ type, fields }) =>
    [loginFieldOf(type), 'password'].every((wanted) =>
      fields.some(({ name, isRequired }) => name === wanted && isRequired),
    ),
  );
}

const currency = v.pipe(v.string(), v.check(isCurrencyIso, 'a currency that the product does not know'));

/** Successor of a currency, and how many units of the old one make one of it: an exact decimal. */
export interface Successor {
  readonly successor: string;
  readonly rate: string;
}

/** Entries that only the platform reads, such as bans. */
const privateSchema = v.object({
  terms: termsSchema,
  ruleTexts: ruleTextsSchema,
  /** Ban levels by player id. */
  bans: v.record(v.string(), v.number()),
  /** Currencies that have ended: their successor, and the fixed rate. */
  retiredCurrencies: v.record(
    currency,
    v.nullable(
      v.object({ successor: currency, rate: v.pipe(v.string(), v.regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,9})?$/)) }),
    ),
  ),
  /** Faults that QA has set on section servers, by section name. */
  sectionModes: v.record(v.string(), sectionModeSchema),
  /** Reasons of blocks by country, ISO 3166 alpha-2 (shell §2.9). */
  geoBlocks: v.record(v.string(), v.number()),
  /** Countries, ISO 3166 alpha-2, whose visitors sign in before they see a VIP domain (shell §6). */
  vipAuthCountries: v.array(v.string()),
  /** Currencies by country. */
  geoCurrencies: v.record(v.string(), v.string()),
  /** Addresses that moved, by path and query. */
  redirects: v.record(v.string(), v.record(v.string(), v.unknown())),
  /** Page data for search engines: by path, prefixed with a language for that language only. */
  seoPages: v.record(v.string(), pageOverrideSchema),
  /** Counters of analytics by domain. */
  counters: v.record(v.string(), v.array(counterSchema)),
  /** Fields and rules of the registration (shell §3, registration types); forms read it by its own call. */
  registration: v.object({
    types: v.pipe(v.array(registrationDescriptionSchema), v.check(hasLogins, 'a type without the field it confirms')),
    hasPromo: v.boolean(),
    /** Valid promo codes, in capitals. */
    promoCodes: v.array(v.string()),
    /** Smallest age in countries where it is higher than the site's, by country. */
    countryAges: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
  }),
  /** OAuth clients of networks, by network id. */
  socialProviders: socialProvidersSchema,
  couponBonuses: couponBonusesSchema,
  /** Cash-out (peers (c)1). */
  couponCashOut: couponCashOutSchema,
  /** Hours before a looser limit on money takes effect: at least a day (trust R14, R15). */
  limitCoolingHours: v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(8760)),
  couponVip: couponVipSchema,
  couponAdvance: couponAdvanceSchema,
  registrationGifts: registrationGiftsSchema,
  points: pointsSchema,
  friends: friendsSchema,
  cashier: cashierSchema,
  deskGifts: deskGiftsSchema,
  liabilityLimits: liabilityLimitsSchema,
  liveDelays: liveDelaysSchema,
  /** Share codes, house expresses and the bet generator (house-coupons). */
  houseCoupons: houseCouponsSchema,
  /** Nicknames and other names for the search, by the name of a team or competition. */
  searchNames: searchNamesSchema,
  /** What teams and competitions are called in each language, by id; wins over the product's names. */
  displayNames: displayNamesSchema,
  /** Apps for desktops and phones; pages read them by their own call. */
  apps: appsConfigSchema,
});

export type HouseCouponsSettings = v.InferOutput<typeof houseCouponsSchema>;
export type RegistrationConfig = v.InferOutput<typeof privateSchema>['registration'];

interface State {
  readonly open: SiteConfig;
  readonly closed: v.InferOutput<typeof privateSchema>;
}

interface ConfigOptions {
  readonly store: ConfigStore;
  readonly production: boolean;
  /** Profile of the demonstration; `quiet` when left out. */
  readonly profile?: Environment['demoProfile'];
  /** The operator's configuration file; none when left out. */
  readonly file?: SiteConfigFile | undefined;
  readonly onError?: (error: unknown) => void;
}

function languageOf({ languages, defaultLanguage }: SiteConfig, wanted: string | undefined): string {
  return wanted !== undefined && languages.includes(wanted) ? wanted : defaultLanguage;
}

/** Reads a merged config; every entry that is wrong is a problem. */
function readState(merged: JsonObject, production: boolean): State | ConfigProblem[] {
  const closed = v.safeParse(privateSchema, merged);
  const rest = Object.fromEntries(
    Object.entries(merged).filter(([name]) => !Object.hasOwn(privateSchema.entries, name)),
  );
  const open = v.safeParse(siteConfigSchema, rest);
  const refused = [
    ...(production ? problemsInProduction(merged) : []),
    ...(open.success ? languageProblems(open.output) : []),
  ];
  if (open.success && closed.success && refused.length === 0) {
    const networks = closed.output.socialProviders;
    const working = withWorkingNetworks(open.output, networks, production);
    return { open: withPoints(working, closed.output.points), closed: closed.output };
  }
  return [...problemsOfIssues(open.issues ?? []), ...problemsOfIssues(closed.issues ?? []), ...refused];
}

/** Schema of all entries, to find those that no part of the product reads. */
const allEntries = v.object({ ...siteConfigSchema.entries, ...privateSchema.entries });

type Followed = FollowedConfig<State>;

/** Returns what the product reads of the entries. */
function readersOf(followed: Followed, production: boolean) {
  let paymentOrigins: () => readonly string[] = () => [];
  const state: State = {
    get open() {
      return followed.state().open;
    },
    get closed() {
      return followed.state().closed;
    },
  };
  return {
    config(language, country = null) {
      const framed = [...(state.open.paymentOrigins ?? []), ...paymentOrigins()];
      return {
        ...withCountry(state, country),
        language: languageOf(state.open, language),
        ...(framed.length > 0 ? { paymentOrigins: framed } : {}),
      };
    },
    setPaymentOrigins(origins) {
      paymentOrigins = origins;
    },
    maintenance: () => state.open.maintenance,
    block: () => state.open.block,
    terms: () => state.closed.terms,
    ruleTexts: () => state.closed.ruleTexts,
    banLevel: (userId) => state.closed.bans[userId] ?? 0,
    bannedPlayers: () =>
      Object.entries(state.closed.bans).flatMap(([userId, level]) => (level > 0 ? [Number(userId)] : [])),
    successorOf: (iso) => state.closed.retiredCurrencies[iso] ?? null,
    limitCoolingHours: () => state.closed.limitCoolingHours,
    sectionMode: (name) => state.closed.sectionModes[name] ?? null,
    sectionModes: () => state.closed.sectionModes,
    redirectOf: (url) => state.closed.redirects[url] ?? null,
    pageOverrides: () => state.closed.seoPages,
    countersOf: (domain) => {
      const { counters } = state.closed;
      return [
        ...(counters['*'] ?? []),
        ...(domain !== '*' && Object.hasOwn(counters, domain) ? (counters[domain] ?? []) : []),
      ];
    },
    registration: () => {
      const { registration } = state.closed;
      return state.open.isPlayMoney ? registration : { ...registration, types: withBirthday(registration.types) };
    },
    geoCurrencies: () => state.closed.geoCurrencies,
    blockedCountries: () => Object.keys(state.closed.geoBlocks),
    couponCashOut: () => state.closed.couponCashOut,
    socialProvider: (network) => providerOf(network, state.closed.socialProviders, production),
    couponBonuses: () => state.closed.couponBonuses,
    couponReservations: () => ({ vip: state.closed.couponVip, advance: state.closed.couponAdvance }),
    points: () => (state.open.hasPoints ? state.closed.points : null),
    friends: () => openFriendTerms(state.open, state.closed.friends),
    cashier: () => state.closed.cashier,
    giftOf: (code) => state.closed.registrationGifts[code] ?? null,
    registrationCodes: () => [...state.closed.registration.promoCodes, ...Object.keys(state.closed.registrationGifts)],
    deskGifts: () => state.closed.deskGifts,
    liabilityLimits: () => state.closed.liabilityLimits,
    liveDelays: () => state.closed.liveDelays,
    disallowedSports: () => state.open,
    houseCoupons: () => state.closed.houseCoupons,
    searchNames: () => state.closed.searchNames,
    displayNames: () => state.closed.displayNames,
    apps: () => state.closed.apps,
    version: followed.version,
  } satisfies Partial<ConfigService>;
}

/**
 * Opens the site config: the brand's own, over it the operator's file, over that the stored patch; follows the store
 * and the file.
 *
 * @throws ConfigRefused with every problem of the file
 */
export async function openConfigService(options: ConfigOptions): Promise<ConfigService> {
  const { store, production, profile = 'quiet', file, onError } = options;
  const listeners = new Set<() => void>();
  const followed = await followConfig({
    ...{ store, file },
    brand: demoConfig(production, profile),
    read: (merged) => readState(merged, production),
    unknown: (patch) => unknownEntries(allEntries, patch),
    onTaken: () => {
      for (const listener of [...listeners]) listener();
    },
    report: (error) => onError?.(error),
  });
  const { reload, patch, whole, file: fileState, outside, problemsOf, merge, restored, restore, reset } = followed;
  return {
    ...readersOf(followed, production),
    ...{ reload, patch, whole, file: fileState, outside, problemsOf, merge, restored, restore, reset },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await followed.close();
    },
  };
}

export { ConfigRefused, withoutSecrets } from './config-problems.ts';
export { siteConfigFile } from './site-config-file.ts';
export type { ConfigFileState, ConfigProblem, DeskGifts, JsonObject, LiabilitySettings, SocialProvider };
