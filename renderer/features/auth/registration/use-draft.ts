import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import type { RegistrationFieldName } from '#shared/domain/registration/registration-fields.ts';
import type { PhoneText } from '../forms/phone-text.ts';
import { DRAFT_KEY, EMPTY_DRAFT, keepDraft, type RegistrationDraft, readDraft } from './draft.ts';

/** What is being filled in; it outlives the dialog and the page, in this tab. */
export interface DraftEntry {
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
  readonly set: (name: RegistrationFieldName, value: string) => void;
  readonly setPhone: Dispatch<SetStateAction<PhoneText | null>>;
  readonly forget: () => void;
}

/** @param given values that are there before anybody has typed: what a social network tells */
export function useDraft(given: RegistrationDraft['values'] | null): DraftEntry {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  // The server draws the page without anything of this device.
  useEffect(() => setDraft(readDraft(deviceStore.session)), []);
  useEffect(() => {
    if (given) setDraft((before) => ({ ...before, values: { ...given, ...before.values } }));
  }, [given]);

  const change = (part: Partial<RegistrationDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(deviceStore.session, next);
  };
  return {
    draft,
    change,
    set: (name, value) => change({ values: { ...draft.values, [name]: value } }),
    setPhone: (phone) => change({ phone: typeof phone === 'function' ? phone(draft.phone) : phone }),
    forget: () => {
      deviceStore.session.removeItem(DRAFT_KEY);
      setDraft(EMPTY_DRAFT);
    },
  };
}
