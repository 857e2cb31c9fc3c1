import { type FormEvent, type RefObject, useRef, useState } from 'react';

export interface FormProps {
  /** The field that somebody begins with. */
  readonly first: RefObject<HTMLInputElement | null>;
}

/** What is wrong with each field; no entry: nothing. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * A form that is checked when it is sent: the first wrong field gets the focus, and each is checked again as it changes,
 * until `restart` makes it one that was not sent yet.
 */
export function useCheckedForm<Field extends string>(check: () => FieldErrors<Field>, send: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [wasSent, setSent] = useState(false);
  const errors = wasSent ? check() : ({} as FieldErrors<Field>);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(check()).length === 0) {
      send();
      return;
    }
    // The fields say that they are wrong with the next render.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return { form, errors, submit, restart: () => setSent(false) };
}
