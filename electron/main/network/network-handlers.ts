import type { ConnectionTest, networkCalls } from '#shared/host/program/network.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { ProxyDesk } from './proxy-desk.ts';
import type { ProxySignIn } from './proxy-sign-in.ts';

/** The way to the network, for the page. */
export function networkHandlers(
  desk: Pick<ProxyDesk, 'read' | 'write'>,
  signIn: Pick<ProxySignIn, 'cancel' | 'forget' | 'isKept' | 'pending' | 'signIn'>,
  test: () => Promise<ConnectionTest>,
): HandlersOf<typeof networkCalls> {
  return {
    'network:read': () => desk.read(),
    'network:write': (settings) => desk.write(settings),
    'network:test': test,
    'network:sign-in-kept': () => signIn.isKept(),
    'network:forget-sign-in': () => signIn.forget() as undefined,
    'network:pending': () => signIn.pending(),
    'network:sign-in': (id, answer) => signIn.signIn(id, answer) as Promise<undefined>,
    'network:cancel': (id) => signIn.cancel(id) as undefined,
  };
}
