import { useState } from 'react';
import { useResetMethodsQuery } from '../email-links/email-links-api.ts';

/** Sign-in methods that the player keeps through a reset. */
export interface Kept {
  readonly passkeys: readonly number[];
  readonly networks: readonly string[];
}

const NONE: Kept = { passkeys: [], networks: [] };

/** Returns the methods that a reset removes unless they are kept, and the choice; nothing is kept at first. */
export function useKeptMethods(token: string) {
  const { data } = useResetMethodsQuery({ body: { token } }, { skip: token === '', refetchOnMountOrArgChange: true });
  const [kept, setKept] = useState(NONE);
  const hasAny = data !== undefined && data.passkeys.length + data.networks.length > 0;
  const isOpen = data?.needsPasskey === true && kept.passkeys.length === 0;
  return { methods: hasAny ? data : null, kept, setKept, isOpen };
}
