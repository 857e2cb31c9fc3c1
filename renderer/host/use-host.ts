import { createContext, useContext } from 'react';
import type { HostPort } from '#shared/host/host-port.ts';

export const HostContext = createContext<HostPort | null>(null);

/** Returns the host of this page. */
export function useHost(): HostPort {
  const host = useContext(HostContext);
  if (!host) throw new Error('HostContext has no provider');
  return host;
}
