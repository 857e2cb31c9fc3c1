import * as v from 'valibot';
import {
  isOfficeSetting,
  OFFICE_SETTINGS,
  type OfficeSettingName,
  SETTING_GROUPS,
  type SettingGroup,
  type SettingNameOf,
} from '../domain/office/office-settings.ts';
import { bonusChoiceSchema } from './bonus-choice.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { openPaths } from './paths.ts';

/** Returns the schema of the settings of one group. */
function groupOf<Group extends SettingGroup>(group: Group) {
  const names = OFFICE_SETTINGS.filter((row) => row.group === group).map(({ name }) => name);
  const entries = Object.fromEntries(names.map((name) => [name, v.boolean()]));
  return v.object(entries as Record<SettingNameOf<Group>, v.BooleanSchema<undefined>>);
}

const sportIds = v.array(v.number());

/** What a player changes. */
const ownEntries = {
  commonSettings: groupOf('commonSettings'),
  otherSettings: groupOf('otherSettings'),
  notificationSettings: groupOf('notificationSettings'),
  /** Sports that the player leaves out, ids ascending. */
  lineDisallowSports: sportIds,
  liveDisallowSports: sportIds,
} as const;

/**
 * Answers the settings of the player and what they choose from (betting §3, office settings response). A part that this
 * product does not have is null or false.
 */
export const officeSettingsCall = defineCall({
  id: 'officeSettings',
  method: 'GET',
  path: openPaths.officeSettings,
  rate: 'session',
  summary: 'Settings of the player’s account, with the sports and currencies that can be chosen',
  auth: true,
  answer: v.object({
    ...ownEntries,
    cashbackSetting: v.null(),
    /** Choice of the welcome bonus. */
    bonusSetting: v.object({ choice: bonusChoiceSchema }),
    firstDepositBonusSetting: v.null(),
    /** Points of the player; null where the site has none. */
    pointsAccumulated: v.nullable(v.number()),
    /** Currencies in which an account can still be opened. */
    availableCurrencies: v.array(v.object({ id: v.number(), iso: v.string() })),
    /** Sports that the site offers: in any section, before the start, and running. */
    sports: sportIds,
    lineSports: sportIds,
    liveSports: sportIds,
    showFavoriteTeams: v.boolean(),
    showPromoCodeCheck: v.boolean(),
    showWallets: v.boolean(),
    clubPoints: v.nullable(v.number()),
    showClubPoints: v.boolean(),
    walletAttributes: v.nullable(v.object({ title_translation_key: v.string() })),
    promoSetting: v.null(),
  }),
});

const savedAnswer = v.object({
  success: v.boolean(),
  message: v.literal('main_save_success'),
  /** Everything that the player changes, as it is now. */
  settings: v.object(ownEntries),
});

/** Names of all settings. */
const SETTING_NAMES = OFFICE_SETTINGS.map(({ name }) => name) as [OfficeSettingName, ...OfficeSettingName[]];

export const saveOfficeSettingCall = defineCall({
  id: 'saveOfficeSetting',
  method: 'POST',
  path: openPaths.saveOfficeSetting,
  rate: perMinute(120),
  summary: 'Saves one setting of the player’s account',
  auth: true,
  body: v.pipe(
    v.strictObject({ group: v.picklist(SETTING_GROUPS), name: v.picklist(SETTING_NAMES), value: v.boolean() }),
    v.check(({ group, name }) => isOfficeSetting(group, name), 'The group has no such setting'),
  ),
  answer: savedAnswer,
});

export const saveDisallowedSportsCall = defineCall({
  id: 'saveDisallowedSports',
  method: 'POST',
  path: openPaths.saveDisallowedSports,
  rate: perMinute(120),
  summary: 'Saves whether the player leaves out a sport, before the start or running; no bet on it is taken then',
  auth: true,
  // One sport: a whole list would overwrite what another page or device has saved meanwhile.
  body: v.strictObject({
    section: v.picklist(['line', 'live']),
    sportId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    isLeftOut: v.boolean(),
  }),
  answer: savedAnswer,
});

export type OfficeSettingsAnswer = v.InferOutput<typeof officeSettingsCall.answer>;
/** One sport that a player leaves out of a section, or takes back. */
export type SportChoice = v.InferOutput<typeof saveDisallowedSportsCall.body>;
/** Settings that the player changes, as an answer has them. */
export type OwnSettings = v.InferOutput<typeof savedAnswer>['settings'];
