import { type FormEvent, useRef, useState } from 'react';

/** What is wrong with each field; no entry: nothing. */
export type Wrong<Field extends string> = Readonly<Partial<Record<Field, string>>>;

interface IntentFormOptions<Field extends string> {
  readonly check: () => Wrong<Field>;
  /** What would be sent now: the same again is the same intent. */
  readonly body: unknown;
  /** @param key UUID of the intent: the same one however often it has to be sent */
  readonly send: (key: string) => void;
}

/**
 * A form that is checked when it is sent, its first wrong field getting the focus, and that is one intent until something
 * in it is changed: what is sent again after a lost answer arrives once.
 */
export function useIntentForm<Field extends string>({ check, body, send }: IntentFormOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const intent = useRef({ of: '', key: '' });
  const [wasSent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(check()).length > 0) {
      // The fields say that they are wrong with the next render.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const of = JSON.stringify(body);
    if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() };
    send(intent.current.key);
  };
  /** It has arrived: what is sent next is another intent, even with the same words. */
  const renew = () => {
    intent.current = { of: '', key: '' };
    setSent(false);
  };
  return { form, wrong: wasSent ? check() : ({} as Wrong<Field>), submit, renew };
}
