import type { sessionCalls } from '#shared/host/desktop/session.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { SecretVault } from './secret-vault.ts';

/** What the page may know of the kept session of the open profile. */
export function sessionHandlers(profiles: {
  readonly current: { readonly vault: Pick<SecretVault, 'state'> };
}): HandlersOf<typeof sessionCalls> {
  return { 'session:state': () => profiles.current.vault.state() };
}
