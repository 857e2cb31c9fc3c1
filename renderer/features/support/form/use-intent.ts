import { useRef } from 'react';
import { randomId } from '#shared/domain/ids/random-id.ts';

const NOTHING = { of: '', key: '' };

/** Keeps the key of a form's intent, the same until its content changes: a repeat after a lost answer arrives once. */
export function useIntent() {
  const intent = useRef(NOTHING);
  return {
    /** Returns the UUID of the intent to send this content: the same for every repeat. */
    keyOf(body: unknown): string {
      const of = JSON.stringify(body);
      if (intent.current.of !== of) intent.current = { of, key: randomId() };
      return intent.current.key;
    },
    /** Starts a new intent after a success, even with the same content. */
    renew() {
      intent.current = NOTHING;
    },
  };
}
