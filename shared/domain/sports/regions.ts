/**
 * Places of competitions that are no country of ISO 3166: their names are keys `region_<key>` of the locale namespace
 * `sports`, because Intl.DisplayNames has none for them.
 */
export const REGION_KEYS = [
  'world',
  'international',
  'europe',
  'asia',
  'africa',
  'north_america',
  'south_america',
  'oceania',
  'england',
  'scotland',
  'wales',
  'northern_ireland',
  'west_indies',
] as const;

/** Place that is no country. */
export type RegionKey = (typeof REGION_KEYS)[number];
