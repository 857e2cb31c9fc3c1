import * as v from 'valibot';
import { PROFILE_FIELDS } from '../domain/user/profile-fields.ts';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';
import { storedId } from './stored-numbers.ts';

const field = v.picklist(PROFILE_FIELDS);

/** Personal data of a player (betting §3), and how much of what a profile needs is filled. */
export const profileSchema = v.object({
  /** Changes with every save; a save names the one that it was made from. 0 before the first. */
  version: storedId,
  /** Values by field, '' for an empty one; dates are `2000-02-29`, countries ISO 3166 alpha-2. */
  values: v.object(v.entriesFromList(PROFILE_FIELDS, v.string())),
  completeness: v.object({ filled: v.number(), of: v.number(), complete: v.boolean() }),
  /** Smallest age of the site, years. */
  minAge: v.number(),
  /** Smallest age in countries where it is higher, by country, ISO 3166 alpha-2. */
  countryAges: v.record(v.string(), v.number()),
});

export const profileCall = defineCall({
  id: 'profile',
  method: 'GET',
  path: openPaths.profile,
  rate: 'session',
  summary: 'Personal data of the player, and how complete the profile is',
  auth: true,
  answer: profileSchema,
});

/**
 * Stores the named fields; others stay as they are. Each wrong field is named with its problem. A filled field that
 * identifies the player is not changed: PROFILE_LOCKED names it, and support changes it.
 */
export const saveProfileCall = defineCall({
  id: 'saveProfile',
  method: 'POST',
  path: openPaths.profile,
  rate: 'session',
  summary: 'Stores personal data of the player, unless it was changed since it was read',
  auth: true,
  body: v.object({ version: storedId, values: v.record(field, v.pipe(v.string(), v.maxLength(300))) }),
  answer: profileSchema,
  errors: ['PROFILE_LOCKED', 'PROFILE_STALE', 'COUNTRY_EXCLUDED'],
});

export type PlayerProfile = v.InferOutput<typeof profileSchema>;
