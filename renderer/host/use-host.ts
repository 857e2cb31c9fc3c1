import { createContext, useContext } from 'react';
import type { HostPort } from '#shared/host/host-port.ts';

export const HostContext = createContext<HostPort | null>(null);

/** Returns the host of this page. */
export function useHost(): HostPort {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() needs a HostContext provider above it');
  return host;
}
