import type { Admission } from '../admission/admission-service.ts';
import type { AccountsRepository } from './accounts-repository.ts';

/** Players who may not sign in or play, and may withdraw: excluded, or banned at a level that leaves withdrawals open. */
export interface ShutOut {
  /**
   * Tells whether a player is one of them now.
   *
   * @param country where the request comes from, ISO 3166 alpha-2; null when that is unknown
   */
  isShutOut(userId: number, country: string | null): Promise<boolean>;
  /** Tells whether a player is one of them and has money, also money that a withdrawal holds. */
  mayBeginNarrow(userId: number): Promise<boolean>;
}

/** Returns what tells who may only withdraw. */
export function createShutOut(
  admission: Pick<Admission, 'refusalOf'>,
  repository: Pick<AccountsRepository, 'hasMoney'>,
): ShutOut {
  async function isShutOut(userId: number, country: string | null): Promise<boolean> {
    const visitor = { userId, session: null, country };
    const code = (await admission.refusalOf('bet', visitor))?.code;
    if (code !== 'PLAYER_EXCLUDED' && code !== 'PLAYER_BANNED') return false;
    return (await admission.refusalOf('withdrawal', visitor)) === null;
  }
  return {
    isShutOut,
    mayBeginNarrow: async (userId) => (await isShutOut(userId, null)) && (await repository.hasMoney(userId)),
  };
}
