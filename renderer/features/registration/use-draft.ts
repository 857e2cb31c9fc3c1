import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import type { PhoneText } from '#renderer/lib/forms/phone-text.ts';
import type { RegistrationFieldName } from '#shared/domain/registration/registration-fields.ts';
import { codeOnArrival } from './code-on-arrival.ts';
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
 * @param code registration code of the address, '' for none; null where the site takes no codes
 */
export function useDraft(
  given: RegistrationDraft['values'] | null,
  promo: string | null,
  code: string | null,
): DraftEntry {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  // Several changes can come before the next render: what was typed before the scripts, and a password manager's fields.
  const latest = useRef<RegistrationDraft | null>(null);
  const now = () => latest.current ?? readDraft(deviceStore.session);
  const put = (next: RegistrationDraft) => {
    latest.current = next;
    setDraft(next);
  };
  // The server renders without the device's storage.
  const open = useEffectEvent(() => {
    const before = now();
    const next = code === null ? before : withCode(before, code, codeOnArrival());
    put(next);
    // A sign-up by a network leaves the page before anything is typed.
    if (next !== before) keepDraft(deviceStore.session, next);
  });
  // A further address with a code can come while the form is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is read inside
  useEffect(() => open(), [code]);
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
