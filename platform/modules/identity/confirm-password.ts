import type { ProofFactor } from '#shared/contracts/second-proof.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts, PlayerRow, SessionRow } from '../accounts/accounts-service.ts';
import { attemptOf } from './asker.ts';
import type { Asker } from './identity-service.ts';
import type { PasskeyPlace } from './passkeys/challenges.ts';

/** What confirms a change. */
export interface Confirmed {
  /** Undefined for a player without a password. */
  readonly password: string | undefined;
  readonly asker: Asker;
  /** Second factor, where one was given. */
  readonly factor?: ProofFactor | undefined;
  /** Page and browser of the call, for a passkey. */
  readonly place?: PasskeyPlace | undefined;
}

/** Checks what confirms a change, and returns the player of the session. @throws as `SecondProof.confirm` */
export type ConfirmChange = (session: SessionRow, confirmed: Confirmed) => Promise<PlayerRow>;

/** Returns the player of a session. @throws ApiError SESSION_REQUIRED */
export async function playerOf(
  { repository }: Pick<Accounts, 'repository'>,
  { userId }: Pick<SessionRow, 'userId'>,
): Promise<PlayerRow> {
  const player = await repository.player(userId);
  if (!player) throw new ApiError('SESSION_REQUIRED');
  return player;
}

/**
 * Returns the check of the password alone, the first part of every confirmation. Guesses count like failed sign-ins.
 *
 * @throws ApiError PASSWORD_WRONG, TOO_MANY_ATTEMPTS, those of the captcha
 */
export function createConfirmPassword(accounts: Accounts): ConfirmChange {
  return (session, { password = '', asker }) => {
    const find = () => playerOf(accounts, session);
    const attempt = { login: `player:${session.userId}`, password, find, ...attemptOf(asker) };
    return accounts.checkPassword(attempt).catch((error: unknown) => {
      const isWrong = error instanceof ApiError && error.code === 'CREDENTIALS_WRONG';
      throw isWrong ? new ApiError('PASSWORD_WRONG', { cause: error }) : error;
    });
  };
}
