import type { sessionCalls } from '#shared/host/desktop/session.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { SecretVault } from './secret-vault.ts';

/** Returns the handler that tells the page how the current profile's session is stored. */
export function sessionHandlers(profiles: {
  readonly current: { readonly vault: Pick<SecretVault, 'state'> };
}): HandlersOf<typeof sessionCalls> {
  return { 'session:state': () => profiles.current.vault.state() };
}
