import { type FormEvent, type RefObject, useRef, useState } from 'react';

export interface FormProps {
  /** First field of the form. */
  readonly first: RefObject<HTMLInputElement | null>;
}

/** Errors by field; a field without one is valid. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * Checks a form when it is sent: focuses the first wrong field and checks each field again as it changes, until
 * `restart` resets it.
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
    // The fields get their error attribute with the next render.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return { form, errors, submit, restart: () => setSent(false) };
}
