import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import type { RegistrationFieldName } from '#shared/domain/registration/registration-fields.ts';
import type { PhoneText } from '../forms/phone-text.ts';
import { DRAFT_KEY, EMPTY_DRAFT, keepDraft, type RegistrationDraft, readDraft } from './draft.ts';

/** Draft of this tab; it outlives the dialog and the page. */
export interface DraftEntry {
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
  readonly set: (name: RegistrationFieldName, value: string) => void;
  readonly setPhone: Dispatch<SetStateAction<PhoneText | null>>;
  readonly forget: () => void;
}

/**
 * Returns the draft of this tab.
 * @param given initial values from a social network
 */
export function useDraft(given: RegistrationDraft['values'] | null): DraftEntry {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  // The server renders without the device's storage.
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
