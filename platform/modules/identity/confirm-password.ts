import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts, PlayerRow, SessionRow } from '../accounts/accounts-service.ts';
import type { Asker } from './identity-service.ts';

/** A change that needs the player's password. */
export interface Confirmed {
  readonly password: string;
  readonly asker: Asker;
}

/**
 * The player of a session, who has typed the password again. A session alone is not enough to change who may sign in: it
 * may be somebody else's hand on an open page.
 *
 * @throws ApiError PASSWORD_WRONG, TOO_MANY_ATTEMPTS, those of the captcha
 */
export type ConfirmPassword = (session: SessionRow, confirmed: Confirmed) => Promise<PlayerRow>;

/** The player of a session. @throws ApiError SESSION_REQUIRED */
export async function playerOf({ repository }: Accounts, { userId }: SessionRow): Promise<PlayerRow> {
  const player = await repository.player(userId);
  if (!player) throw new ApiError('SESSION_REQUIRED');
  return player;
}

/** Guesses are counted as those at the door are. */
export function createConfirmPassword(accounts: Accounts): ConfirmPassword {
  return (session, { password, asker }) => {
    const { origin, device, captcha } = asker;
    const find = () => playerOf(accounts, session);
    const attempt = { login: `player:${session.userId}`, address: origin.address, device, captcha, password, find };
    return accounts.checkPassword(attempt).catch((error: unknown) => {
      const isWrong = error instanceof ApiError && error.code === 'CREDENTIALS_WRONG';
      throw isWrong ? new ApiError('PASSWORD_WRONG', { cause: error }) : error;
    });
  };
}
