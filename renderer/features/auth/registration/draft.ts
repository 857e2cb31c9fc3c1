import * as v from 'valibot';
import type { DeviceTexts } from '#renderer/lib/device/device-store.ts';
import { BONUS_CHOICE, BONUS_CHOICES, type BonusChoice } from '#shared/domain/registration/bonus-choice.ts';
import {
  REGISTRATION_FIELDS,
  REGISTRATION_TYPES,
  type RegistrationType,
  type RegistrationValues,
  SECRET_FIELDS,
} from '#shared/domain/registration/registration-fields.ts';
import type { PhoneText } from '../forms/phone-text.ts';

/** What somebody has filled in so far. */
export interface RegistrationDraft {
  /** Null before anybody has chosen one. */
  readonly type: RegistrationType | null;
  readonly values: RegistrationValues;
  readonly phone: PhoneText | null;
  readonly promo: string;
  readonly news: { readonly email: boolean; readonly sms: boolean };
  readonly bonusChoice: BonusChoice;
}

/** Key of the draft, in the storage of the tab. */
export const DRAFT_KEY = 'fairline:registration-draft';

export const EMPTY_DRAFT: RegistrationDraft = {
  type: null,
  values: {},
  phone: null,
  promo: '',
  news: { email: false, sms: false },
  bonusChoice: BONUS_CHOICE.sport,
};

const schema = v.object({
  type: v.nullable(v.picklist(REGISTRATION_TYPES)),
  values: v.record(v.picklist(REGISTRATION_FIELDS), v.string()),
  phone: v.nullable(v.object({ country: v.string(), number: v.string() })),
  promo: v.string(),
  news: v.object({ email: v.boolean(), sms: v.boolean() }),
  bonusChoice: v.optional(v.picklist(BONUS_CHOICES), BONUS_CHOICE.sport),
});

/** What was filled in when the form was left in this tab. */
export function readDraft(session: Pick<DeviceTexts, 'getItem'>): RegistrationDraft {
  try {
    const result = v.safeParse(schema, JSON.parse(session.getItem(DRAFT_KEY) ?? 'null'));
    return result.success ? result.output : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps what is filled in while the tab is open: without passwords and documents, and without what was agreed to. */
export function keepDraft(session: Pick<DeviceTexts, 'setItem'>, draft: RegistrationDraft): void {
  const kept = Object.entries(draft.values).filter(([name]) => !(SECRET_FIELDS as readonly string[]).includes(name));
  session.setItem(DRAFT_KEY, JSON.stringify({ ...draft, values: Object.fromEntries(kept) }));
}
