import type { sessionCalls } from '#shared/host/program/session.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { SecretVault } from './secret-vault.ts';

/** What the page may know of the kept session. */
export function sessionHandlers(vault: Pick<SecretVault, 'state'>): HandlersOf<typeof sessionCalls> {
  return { 'session:state': () => vault.state() };
}
