import { REFERRAL_COOKIES } from '../referral/referral-tags.ts';

/** Classes of consent (shell §4): necessary storage is always on, the visitor chooses the others. */
export const CONSENT_CLASSES = ['necessary', 'functional', 'marketing', 'analytics'] as const;
export type ConsentClass = (typeof CONSENT_CLASSES)[number];

/** Places of storage: a cookie, the browser's storage, the tab's storage, or the desktop app's own. */
export type StoragePlace = 'cookie' | 'desktop' | 'local' | 'session';

/** Lifetime of an entry, ms; `tab` and `browser`: until that is closed; `open`: until the visitor removes it. */
export type StorageLife = number | 'browser' | 'open' | 'tab';

/** One entry that the product stores on a device. */
export interface StorageEntry {
  /** Key as the device shows it; a final `*` matches any text. */
  readonly key: string;
  readonly place: StoragePlace;
  readonly consent: ConsentClass;
  /** Purpose: a word of the texts `storage:purpose_…`. */
  readonly purpose: string;
  readonly life: StorageLife;
  /** No script can read it (trust G5). */
  readonly isHttpOnly?: true;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** Age of the referral cookie that lives longest (betting §9). */
const MAX_REFERRAL_AGE = 60 * DAY;

/**
 * Inventory of all that the product writes on a device (shell §4, cookie consent). The renderer refuses a key without
 * an entry here, and a test fails. Storage that a visitor asks for by a press is necessary for that request (decision
 * 009).
 */
export const STORAGE_INVENTORY: readonly StorageEntry[] = [
  { key: 'session', place: 'cookie', consent: 'necessary', purpose: 'session', life: 30 * DAY, isHttpOnly: true },
  {
    key: '__Host-session',
    place: 'cookie',
    consent: 'necessary',
    purpose: 'session',
    life: 30 * DAY,
    isHttpOnly: true,
  },
  { key: 'user_token', place: 'cookie', consent: 'necessary', purpose: 'token', life: 15 * MINUTE, isHttpOnly: true },
  { key: 'signing_out', place: 'cookie', consent: 'necessary', purpose: 'session', life: MINUTE / 2 },
  { key: 'ggru', place: 'cookie', consent: 'necessary', purpose: 'secure', life: 'browser', isHttpOnly: true },
  { key: 'grant', place: 'cookie', consent: 'necessary', purpose: 'secure', life: 30 * MINUTE, isHttpOnly: true },
  { key: 'known_device', place: 'cookie', consent: 'necessary', purpose: 'device', life: YEAR, isHttpOnly: true },
  {
    key: '__Host-known_device',
    place: 'cookie',
    consent: 'necessary',
    purpose: 'device',
    life: YEAR,
    isHttpOnly: true,
  },
  { key: 'support_guest', place: 'cookie', consent: 'necessary', purpose: 'support', life: 90 * DAY, isHttpOnly: true },
  {
    key: 'passkey_browser',
    place: 'cookie',
    consent: 'necessary',
    purpose: 'passkey',
    life: 5 * MINUTE,
    isHttpOnly: true,
  },
  {
    key: 'social_browser',
    place: 'cookie',
    consent: 'necessary',
    purpose: 'network',
    life: 10 * MINUTE,
    isHttpOnly: true,
  },
  {
    key: 'social_step',
    place: 'cookie',
    consent: 'necessary',
    purpose: 'network',
    life: 15 * MINUTE,
    isHttpOnly: true,
  },
  ...REFERRAL_COOKIES.map(
    (key): StorageEntry => ({ key, place: 'cookie', consent: 'marketing', purpose: 'partner', life: MAX_REFERRAL_AGE }),
  ),
  { key: 'lang', place: 'cookie', consent: 'necessary', purpose: 'language', life: YEAR },
  { key: 'display', place: 'cookie', consent: 'necessary', purpose: 'display', life: YEAR },
  { key: 'window_width', place: 'cookie', consent: 'functional', purpose: 'width', life: YEAR },
  { key: 'fairline:consent', place: 'local', consent: 'necessary', purpose: 'consent', life: YEAR },
  { key: 'fairline:consent-unsent', place: 'local', consent: 'necessary', purpose: 'agreement', life: 'open' },
  { key: 'fairline:session-open', place: 'local', consent: 'necessary', purpose: 'session', life: 'open' },
  { key: 'fairline:age-confirmed', place: 'local', consent: 'necessary', purpose: 'age', life: 3 * DAY },
  { key: 'fairline:age-confirmed', place: 'session', consent: 'necessary', purpose: 'age', life: 'tab' },
  { key: 'fairline:welcome-seen', place: 'local', consent: 'necessary', purpose: 'seen', life: 'open' },
  { key: 'fairline:memory-told', place: 'local', consent: 'necessary', purpose: 'seen', life: 'open' },
  { key: 'fairline:hints-seen', place: 'local', consent: 'necessary', purpose: 'seen', life: 'open' },
  { key: 'fairline:first-deposit-seen', place: 'local', consent: 'necessary', purpose: 'seen', life: 'open' },
  { key: 'fairline:limits-reminded', place: 'local', consent: 'necessary', purpose: 'seen', life: 'open' },
  { key: 'fairline:convert-seen', place: 'session', consent: 'necessary', purpose: 'seen', life: 'tab' },
  { key: 'fairline:reminder-at', place: 'local', consent: 'necessary', purpose: 'seen', life: 'open' },
  { key: 'fairline:auth-attempts', place: 'local', consent: 'functional', purpose: 'attempts', life: 'open' },
  { key: 'fairline:coupon', place: 'local', consent: 'necessary', purpose: 'coupon', life: 'open' },
  { key: 'fairline:kept-coupons', place: 'local', consent: 'necessary', purpose: 'kept_coupons', life: 'open' },
  { key: 'fairline:orders', place: 'local', consent: 'necessary', purpose: 'orders', life: 'open' },
  { key: 'fairline:favourites', place: 'local', consent: 'necessary', purpose: 'favourites', life: 'open' },
  { key: 'fairline:folded-markets', place: 'local', consent: 'functional', purpose: 'folded', life: 'open' },
  { key: 'fairline:recent-searches', place: 'local', consent: 'functional', purpose: 'searches', life: 'open' },
  { key: 'fairline:token-fetched', place: 'local', consent: 'necessary', purpose: 'token', life: MINUTE },
  { key: 'fairline:metrics', place: 'local', consent: 'analytics', purpose: 'metrics', life: DAY },
  { key: 'fairline:registration-record', place: 'local', consent: 'analytics', purpose: 'registration', life: 'open' },
  { key: 'fairline:support-guest', place: 'local', consent: 'necessary', purpose: 'support', life: 'open' },
  { key: 'tabs:*', place: 'local', consent: 'necessary', purpose: 'tabs', life: 0 },
  { key: 'fairline:session-called', place: 'session', consent: 'necessary', purpose: 'touched', life: 'tab' },
  { key: 'fairline:notices', place: 'session', consent: 'functional', purpose: 'notices', life: 'tab' },
  { key: 'fairline:granted', place: 'session', consent: 'necessary', purpose: 'secure', life: 'tab' },
  { key: 'fairline:reloaded-at', place: 'session', consent: 'necessary', purpose: 'reloaded', life: 'tab' },
  { key: 'fairline:tablet-sent', place: 'session', consent: 'necessary', purpose: 'tablet', life: 'tab' },
  { key: 'fairline:overrides', place: 'session', consent: 'necessary', purpose: 'overrides', life: 'tab' },
  { key: 'fairline:payment-consultant', place: 'session', consent: 'necessary', purpose: 'consultant', life: 'tab' },
  // Unfinished forms stay in the tab of the visitor who fills them in, who expects that.
  {
    key: 'fairline:registration-draft',
    place: 'session',
    consent: 'necessary',
    purpose: 'registration_draft',
    life: 'tab',
  },
  { key: 'fairline:session-end', place: 'session', consent: 'necessary', purpose: 'ended', life: 'tab' },
  { key: 'session', place: 'desktop', consent: 'necessary', purpose: 'session', life: 30 * DAY, isHttpOnly: true },
  { key: 'preferences', place: 'desktop', consent: 'necessary', purpose: 'program', life: 'open' },
  { key: 'window', place: 'desktop', consent: 'necessary', purpose: 'window', life: 'open' },
  { key: 'profiles', place: 'desktop', consent: 'necessary', purpose: 'profiles', life: 'open' },
  { key: 'goneProfiles', place: 'desktop', consent: 'necessary', purpose: 'gone_profiles', life: 'open' },
  { key: 'proxy', place: 'desktop', consent: 'necessary', purpose: 'proxy', life: 'open' },
  {
    key: 'proxySignIn',
    place: 'desktop',
    consent: 'necessary',
    purpose: 'proxy_sign_in',
    life: 'open',
    isHttpOnly: true,
  },
  { key: 'notices', place: 'desktop', consent: 'necessary', purpose: 'clicks', life: 'open' },
];

/**
 * Returns the entry of the inventory for a key found on a device.
 *
 * @returns null for an unlisted key
 */
export function storageEntryOf(place: StoragePlace, key: string): StorageEntry | null {
  const isOf = (entry: StorageEntry) =>
    entry.place === place && (entry.key.endsWith('*') ? key.startsWith(entry.key.slice(0, -1)) : entry.key === key);
  return STORAGE_INVENTORY.find(isOf) ?? null;
}
