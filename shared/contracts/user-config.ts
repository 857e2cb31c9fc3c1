import * as v from 'valibot';
import { defineCall } from './call.ts';
import { sportIds } from './disallowed-sports.ts';
import { openPaths } from './paths.ts';
import { activationTypeSchema, protectionMethodsSchema } from './security.ts';

/** Personal data by the names of betting §3; '' for what is not filled in, days are `2000-02-29`. */
const userDataSchema = v.object({
  name: v.string(),
  surname: v.string(),
  date_birthday: v.string(),
  /** Position of the kind of document, from 1; null for none. */
  document_type_id: v.nullable(v.number()),
  /** Series and number. */
  passport: v.string(),
  passport_date: v.string(),
  passport_end_date: v.string(),
  registration_address: v.string(),
  inn: v.string(),
});

/**
 * Facts about a player that features ask for, by the names of betting §3, user config. `shared/domain/user` derives every
 * status from them. A back end that leaves out what has a default says no more than the default.
 */
export const userConfigSchema = v.object({
  /** Ids of sports that the player has switched off, ascending. */
  disallow_line_sport: sportIds,
  disallow_live_sport: sportIds,
  /** With its plus sign; '' for none. */
  phone_number: v.string(),
  /** Code of the country with its plus sign; '' for none. */
  phone_code: v.string(),
  /** '' for none. */
  user_email: v.string(),
  user_name: v.string(),
  /** ISO 3166 alpha-2; '' when unknown. */
  user_country_code: v.string(),
  /** Number of the country, as the list of phone countries has it; null when unknown. */
  user_country_id: v.nullable(v.number()),
  activation_type: activationTypeSchema,
  is_active_secure_question: v.boolean(),
  user_hide_balance: v.optional(v.boolean(), true),
  /** Whole days since the password was set. */
  changed_pass_day_count: v.number(),
  user_data: userDataSchema,
  /** 0 to 100; null where the back end does not rate accounts. */
  protection_level: v.nullable(v.number()),
  protection_methods: protectionMethodsSchema,
  /** The site asks its players to identify themselves. */
  is_need_identification: v.boolean(),
  /** 0 for none. */
  ban_level: v.number(),
  ban_version: v.number(),
  user_status_id: v.optional(v.number(), 0),
  internal_verification_status: v.optional(v.number(), 0),
  verification_status: v.optional(v.number(), 0),
  verification_types: v.optional(v.array(v.string()), []),
  verification_status_group_code: v.optional(v.string(), ''),
  requested_additional_document: v.optional(v.picklist([0, 1]), 0),
  /** The player has paid in, with play money too. */
  has_deposit: v.boolean(),
});

export type UserConfig = v.InferOutput<typeof userConfigSchema>;

/** Answers the user config. It counts as loaded only with a result (betting §5), so an answer without one fits nothing. */
export const userConfigCall = defineCall({
  id: 'userConfig',
  method: 'GET',
  path: openPaths.userConfig,
  rate: 'session',
  summary: 'Facts about the player: contacts, protection, verification, ban and personal data',
  auth: true,
  answer: v.object({ result: userConfigSchema }),
});
