import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts } from './accounts-service.ts';

/** A player by e-mail or by id. */
export interface PlayerName {
  readonly email?: string | undefined;
  readonly userId?: number | undefined;
}

/** Finds the player of a control by e-mail or id. ApiError ACCOUNT_UNKNOWN when there is none. */
export function createFindPlayer({ repository }: Pick<Accounts, 'repository'>) {
  return async ({ email, userId }: PlayerName): Promise<number> => {
    const player = email === undefined ? await repository.player(userId ?? 0) : await repository.playerByEmail(email);
    if (!player) throw new ApiError('ACCOUNT_UNKNOWN');
    return player.id;
  };
}
