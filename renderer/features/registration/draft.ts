import * as v from 'valibot';
import type { DeviceTexts } from '#renderer/lib/device/device-store.ts';
import type { PhoneText } from '#renderer/lib/forms/phone-text.ts';
import { BONUS_CHOICE, BONUS_CHOICES, type BonusChoice } from '#shared/domain/registration/bonus-choice.ts';
import {
  REGISTRATION_FIELDS,
  REGISTRATION_TYPES,
  type RegistrationType,
  type RegistrationValues,
  SECRET_FIELDS,
} from '#shared/domain/registration/registration-fields.ts';
import { readStoredJson } from '#shared/text/stored-json.ts';

/** Values of an unfinished registration. */
export interface RegistrationDraft {
  /** null until a type is chosen. */
  readonly type: RegistrationType | null;
  readonly values: RegistrationValues;
  readonly phone: PhoneText | null;
  readonly promo: string;
  /** Code that an address put into the draft last; '' for none. */
  readonly offered: string;
  readonly news: { readonly email: boolean; readonly sms: boolean };
  readonly bonusChoice: BonusChoice;
}

/** Key of the draft in the tab's storage. */
export const DRAFT_KEY = 'fairline:registration-draft';

export const EMPTY_DRAFT: RegistrationDraft = {
  type: null,
  values: {},
  phone: null,
  promo: '',
  offered: '',
  news: { email: false, sms: false },
  bonusChoice: BONUS_CHOICE.sport,
};

const schema = v.object({
  type: v.nullable(v.picklist(REGISTRATION_TYPES)),
  values: v.record(v.picklist(REGISTRATION_FIELDS), v.string()),
  phone: v.nullable(v.object({ country: v.string(), number: v.string() })),
  promo: v.string(),
  offered: v.optional(v.string(), ''),
  news: v.object({ email: v.boolean(), sms: v.boolean() }),
  bonusChoice: v.optional(v.picklist(BONUS_CHOICES), BONUS_CHOICE.sport),
});

/** Reads the draft of this tab. */
export function readDraft(session: Pick<DeviceTexts, 'getItem'>): RegistrationDraft {
  const result = v.safeParse(schema, readStoredJson(session.getItem(DRAFT_KEY)));
  return result.success ? result.output : EMPTY_DRAFT;
}

/**
 * Returns a draft with the code of an address, in the place of one that was there before. A code is taken once: the
 * visitor may change or delete it.
 *
 * @param code registration code of the address, '' for none
 * @param arrival registration code of the address by which the visitor came, for a draft that no address had a code for
 */
export function withCode(draft: RegistrationDraft, code: string, arrival: string): RegistrationDraft {
  const offered = code === '' && draft.offered === '' ? arrival : code;
  return offered === '' || offered === draft.offered ? draft : { ...draft, promo: offered, offered };
}

/** Stores the draft while the tab is open: without passwords, documents and agreements. */
export function keepDraft(session: Pick<DeviceTexts, 'setItem'>, draft: RegistrationDraft): void {
  const kept = Object.entries(draft.values).filter(([name]) => !(SECRET_FIELDS as readonly string[]).includes(name));
  session.setItem(DRAFT_KEY, JSON.stringify({ ...draft, values: Object.fromEntries(kept) }));
}
