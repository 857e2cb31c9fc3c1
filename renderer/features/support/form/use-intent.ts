import { useRef } from 'react';

const NOTHING = { of: '', key: '' };

/**
 * What a form wants is one intent until something in it is changed: what is sent again after a lost answer arrives once.
 */
export function useIntent() {
  const intent = useRef(NOTHING);
  return {
    /** UUID of the intent to send this: the same one however often it has to be sent. */
    keyOf(body: unknown): string {
      const of = JSON.stringify(body);
      if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() };
      return intent.current.key;
    },
    /** It has arrived: what is sent next is another intent, even with the same words. */
    renew() {
      intent.current = NOTHING;
    },
  };
}
