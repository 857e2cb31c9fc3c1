import type { ConsentChoice, OptionalClass } from './consent-choice.ts';

/** Storage types of Google's consent mode, version 2. */
export const GOOGLE_STORAGE_TYPES = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;
export type GoogleStorageType = (typeof GOOGLE_STORAGE_TYPES)[number];
export type GoogleConsent = Readonly<Record<GoogleStorageType, 'denied' | 'granted'>>;

const NEEDS: Readonly<Record<GoogleStorageType, OptionalClass | null>> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  // Storage that protects the visitor's account is necessary.
  security_storage: null,
};

/**
 * Returns the consent for Google's tags that follows from a choice (trust §5).
 *
 * @param choice null before a choice: everything that is not necessary is denied
 */
export function googleConsent(choice: ConsentChoice | null): GoogleConsent {
  const stateOf = (need: OptionalClass | null) => (need === null || choice?.includes(need) ? 'granted' : 'denied');
  return Object.fromEntries(GOOGLE_STORAGE_TYPES.map((type) => [type, stateOf(NEEDS[type])])) as GoogleConsent;
}
