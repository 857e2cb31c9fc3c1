import type { ConnectionTest, networkCalls } from '#shared/host/desktop/network.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { ProxyManager } from './proxy-manager.ts';
import type { ProxySignIn } from './proxy-sign-in.ts';

/** Returns the handlers for the network settings of the page. */
export function networkHandlers(
  proxy: Pick<ProxyManager, 'read' | 'write'>,
  signIn: Pick<ProxySignIn, 'cancel' | 'forget' | 'isStored' | 'pending' | 'signIn'>,
  test: () => Promise<ConnectionTest>,
): HandlersOf<typeof networkCalls> {
  return {
    'network:read': () => proxy.read(),
    'network:write': (settings) => proxy.write(settings),
    'network:test': test,
    'network:sign-in-stored': () => signIn.isStored(),
    'network:forget-sign-in': () => signIn.forget() as undefined,
    'network:pending': () => signIn.pending(),
    'network:sign-in': (id, answer) => signIn.signIn(id, answer) as Promise<undefined>,
    'network:cancel': (id) => signIn.cancel(id) as undefined,
  };
}
