import type { NetworkPort } from '#shared/host/desktop/network.ts';
import { call, listen } from './calls.ts';

export const network: NetworkPort = {
  read: () => call('network:read'),
  write: (settings) => call('network:write', settings),
  test: () => call('network:test'),
  isSignInStored: () => call('network:sign-in-stored'),
  forgetSignIn: () => call('network:forget-sign-in'),
  pendingSignIn: () => call('network:pending'),
  onSignIn: (listener) => listen('network:sign-in-asked', listener),
  signIn: (id, answer) => call('network:sign-in', id, answer),
  cancelSignIn: (id) => call('network:cancel', id),
};
