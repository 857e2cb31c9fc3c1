import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import type { RegistrationFieldName } from '#shared/domain/registration/registration-fields.ts';
import type { PhoneText } from '../forms/phone-text.ts';
import { DRAFT_KEY, EMPTY_DRAFT, keepDraft, type RegistrationDraft, readDraft, withCode } from './draft.ts';

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
 * @param promo registration code that takes the place of the one in the draft; null for none
 * @param code registration code for a draft that has none; '' for none
 */
export function useDraft(given: RegistrationDraft['values'] | null, promo: string | null, code: string): DraftEntry {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  // Several changes can come before the next render: what was typed before the scripts, and a password manager's fields.
  const latest = useRef<RegistrationDraft | null>(null);
  const now = () => latest.current ?? readDraft(deviceStore.session);
  const put = (next: RegistrationDraft) => {
    latest.current = next;
    setDraft(next);
  };
  // The server renders without the device's storage.
  const open = useEffectEvent(() => put(withCode(now(), code)));
  useEffect(() => open(), []);
  const take = useEffectEvent((values: RegistrationDraft['values']) =>
    put({ ...now(), values: { ...values, ...now().values } }),
  );
  useEffect(() => {
    if (given) take(given);
  }, [given]);

  const change = (part: Partial<RegistrationDraft>) => {
    put({ ...now(), ...part });
    keepDraft(deviceStore.session, now());
  };
  const takePromo = useEffectEvent((code: string) => change({ promo: code }));
  useEffect(() => {
    if (promo !== null) takePromo(promo);
  }, [promo]);
  return {
    draft,
    change,
    set: (name, value) => change({ values: { ...now().values, [name]: value } }),
    setPhone: (phone) => change({ phone: typeof phone === 'function' ? phone(now().phone) : phone }),
    forget: () => {
      deviceStore.session.removeItem(DRAFT_KEY);
      put(EMPTY_DRAFT);
    },
  };
}
