import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts, PlayerRow, SessionRow } from '../accounts/accounts-service.ts';
import type { Asker } from './identity-service.ts';

/** Credentials that confirm a change. */
export interface Confirmed {
  readonly password: string;
  readonly asker: Asker;
}

/**
 * Returns the player of a session after checking the password. A session alone must not change the sign-in: another
 * person may use an open page.
 *
 * @throws ApiError PASSWORD_WRONG, TOO_MANY_ATTEMPTS, those of the captcha
 */
export type ConfirmPassword = (session: SessionRow, confirmed: Confirmed) => Promise<PlayerRow>;

/** Returns the player of a session. @throws ApiError SESSION_REQUIRED */
export async function playerOf({ repository }: Accounts, { userId }: SessionRow): Promise<PlayerRow> {
  const player = await repository.player(userId);
  if (!player) throw new ApiError('SESSION_REQUIRED');
  return player;
}

/** Guesses count like failed sign-ins. */
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
