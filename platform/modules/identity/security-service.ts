import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { Security } from '#shared/contracts/security.ts';
import { activationTypeOf } from '#shared/domain/registration/activation-type.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts, SessionRow } from '../accounts/accounts-service.ts';
import type { Codes } from './codes.ts';
import { type Confirmed, type ConfirmPassword, createConfirmPassword, playerOf } from './confirm-password.ts';
import type { PasskeysRepository } from './passkeys/passkeys-repository.ts';
import { describeAgent } from './user-agent.ts';

/** What players see and change about how they sign in; `session` is the one that the change is made in. */
export interface SecurityService {
  read(session: SessionRow): Promise<Security>;
  /** Ends a session of this player; ignores one of another, with the same answer. */
  endSession(session: SessionRow, hash: string): Promise<Security>;
  endOthers(session: SessionRow): Promise<Security>;
  /** Sends a code to a number. @throws ApiError PASSWORD_WRONG, TOO_MANY_ATTEMPTS, those of the captcha */
  askPhone(session: SessionRow, phone: string, confirmed: Confirmed): Promise<CodeAsked>;
  /** @throws ApiError CODE_WRONG, CODE_EXPIRED, PHONE_TAKEN */
  confirmPhone(session: SessionRow, request: string, code: string): Promise<Security>;
  /**
   * Sends a code to the address that is to become the player's first (O-04). When it belongs to another player, that
   * player gets an email, and the answer is the same.
   *
   * @param email in lower case
   * @throws ApiError EMAIL_SET, PASSWORD_WRONG, TOO_MANY_ATTEMPTS, those of the captcha
   */
  askEmail(session: SessionRow, email: string, confirmed: Confirmed): Promise<CodeAsked>;
  /** @throws ApiError CODE_WRONG, CODE_EXPIRED, EMAIL_SET, EMAIL_TAKEN */
  confirmEmail(session: SessionRow, request: string, code: string): Promise<Security>;
  /**
   * Returns the player after checking the password, for changes of how to sign in.
   *
   * @throws ApiError PASSWORD_WRONG, TOO_MANY_ATTEMPTS, those of the captcha
   */
  readonly confirm: ConfirmPassword;
  /** @throws ApiError EMAIL_MISSING, PASSWORD_WRONG, TOO_MANY_ATTEMPTS, those of the captcha */
  setTwoStep(session: SessionRow, isOn: boolean, confirmed: Confirmed): Promise<Security>;
}

interface SecurityInput {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly passkeys: Pick<PasskeysRepository, 'ofPlayer'>;
}

export function createSecurity({ accounts, codes, passkeys }: SecurityInput): SecurityService {
  const { repository, sessions } = accounts;
  const confirm = createConfirmPassword(accounts);

  async function read(session: SessionRow): Promise<Security> {
    const { userId } = session;
    const [player, living, keys] = await Promise.all([
      playerOf(accounts, session),
      sessions.ofPlayer(userId),
      passkeys.ofPlayer(userId),
    ]);
    const [own, others] = [true, false].map((isThis) =>
      living.filter(({ hash }) => (hash === session.hash) === isThis).map((row) => toSession(row, isThis)),
    );
    return {
      email: player.email,
      phone: player.phone,
      activationType: activationTypeOf(player),
      twoStep: player.twoStep,
      sessions: [...(own ?? []), ...(others ?? [])],
      passkeys: keys.map(({ id, name, createdAt, usedAt, isSynced }) => ({ id, name, createdAt, usedAt, isSynced })),
    };
  }

  return {
    read,
    confirm,
    async endSession(session, hash) {
      const living = await sessions.ofPlayer(session.userId);
      if (living.some((one) => one.hash === hash)) await sessions.end(hash, 'elsewhere');
      return read(session);
    },
    async endOthers(session) {
      await sessions.endOthers(session.userId, session.hash, 'elsewhere');
      return read(session);
    },
    async askPhone(session, phone, confirmed) {
      const { id: userId } = await confirm(session, confirmed);
      const { origin, captcha } = confirmed.asker;
      const admit = () => accounts.captcha.admit(captcha);
      return codes.ask({ purpose: 'phone', userId, target: phone, address: origin.address, admit });
    },
    async confirmPhone(session, request, code) {
      const { userId, target } = await codes.check(request, 'phone', code);
      if (userId !== session.userId) throw new ApiError('CODE_EXPIRED');
      await repository.setPhone(userId, target).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new ApiError('PHONE_TAKEN', { cause: error }) : error;
      });
      return read(session);
    },
    async askEmail(session, email, confirmed) {
      const player = await confirm(session, confirmed);
      if (player.email !== '') throw new ApiError('EMAIL_SET');
      const owner = await repository.playerByEmail(email);
      const { origin, captcha } = confirmed.asker;
      const admit = () => accounts.captcha.admit(captcha);
      const newcomer = { isFree: false, language: player.language };
      const userId = owner ? null : player.id;
      return codes.ask({ purpose: 'email', userId, target: email, address: origin.address, admit, newcomer });
    },
    async confirmEmail(session, request, code) {
      const { userId, target } = await codes.check(request, 'email', code);
      if (userId !== session.userId) throw new ApiError('CODE_EXPIRED');
      const isSet = await repository.addEmail(userId, target).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new ApiError('EMAIL_TAKEN', { cause: error }) : error;
      });
      if (!isSet) throw new ApiError('EMAIL_SET');
      return read(session);
    },
    async setTwoStep(session, isOn, confirmed) {
      const { id, email } = await confirm(session, confirmed);
      // The second step uses another channel than the first, and a player with a phone only has no other.
      if (isOn && email === '') throw new ApiError('EMAIL_MISSING');
      await repository.setTwoStep(id, isOn);
      return read(session);
    },
  };
}

function toSession({ hash, signedInAt, seenAt, origin }: SessionRow, isThis: boolean): Security['sessions'][number] {
  const { agent, address, country } = origin;
  return { id: hash, ...describeAgent(agent), address, country, signedInAt, seenAt, isThis };
}
