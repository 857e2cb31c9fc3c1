import type { ProofFactor, SignInFactor } from '#shared/contracts/second-proof.ts';
import type { SecondFactor } from '#shared/contracts/second-step.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { KeyRing } from '../../../keys/key-ring.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Counters, KnownDevice } from '../../accounts/accounts-service.ts';
import type { Codes } from '../codes.ts';
import type { PasskeyPlace } from '../passkeys/challenges.ts';
import type { PasskeyProofs, ProofPurpose } from '../passkeys/passkey-proofs.ts';
import type { FactorsRepository } from './factors-repository.ts';
import type { GuesserOf } from './guesser.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { TOTP_PURPOSE, totpStepOf } from './totp.ts';

export type GuessCounters = Pick<Counters, 'forget' | 'take'>;

/** What seals the secrets of authenticators and hashes recovery codes. */
export type FactorKeys = Pick<KeyRing, 'open' | 'seal' | 'sign' | 'verify'>;

/** A second factor to be checked. */
export interface FactorAttempt {
  readonly userId: number;
  readonly factor: SignInFactor | ProofFactor;
  /** Factors that the player may use here. */
  readonly possible: readonly SecondFactor[];
  readonly purpose: ProofPurpose;
  /** Request of the code that was sent; null for none. */
  readonly codeRequest: string | null;
  /** Number or address to which a code may have gone. */
  readonly targets: readonly (string | null)[];
  readonly place: PasskeyPlace;
  /** The device of the caller by its signed cookie. */
  readonly knownDevice: KnownDevice;
}

/**
 * Checks a second factor, which uses it up.
 *
 * @throws ApiError FACTOR_REFUSED, TOTP_WRONG, RECOVERY_CODE_WRONG, CODE_WRONG, CODE_EXPIRED, PASSKEY_WRONG,
 * PASSKEY_EXPIRED, PASSKEY_UNAVAILABLE, TOO_MANY_ATTEMPTS
 */
export type CheckFactor = (attempt: FactorAttempt) => Promise<void>;

interface CheckFactorInput {
  readonly repository: FactorsRepository;
  readonly keys: FactorKeys;
  readonly codes: Pick<Codes, 'check'>;
  readonly passkeys: PasskeyProofs;
  readonly counters: GuessCounters;
  readonly clock: ServerClock;
  readonly guesserOf: GuesserOf;
}

/**
 * Wrong codes of one kind that are taken in half an hour for one player: of all strangers together, from any address; of
 * each device on which the player has passed both steps; and of the other known devices together. The other kinds stay
 * open, and a passkey cannot be guessed, so that an owner on a new device has a way in as well.
 */
export const GUESSES = { max: 10, windowMs: 30 * 60_000 } as const;

export function createCheckFactor(input: CheckFactorInput): CheckFactor {
  const { repository, keys, codes, passkeys, counters, clock, guesserOf } = input;

  /** Counts a guess before it is compared; the right one clears the count. */
  async function guess(
    { userId, factor, knownDevice }: FactorAttempt,
    compare: () => Promise<boolean>,
    wrong: ApiError,
  ): Promise<void> {
    const subject = `${factor.factor}:${userId}${await guesserOf(userId, knownDevice)}`;
    const { isAllowed, retryAfter } = await counters.take(subject, GUESSES);
    if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
    if (!(await compare())) throw wrong;
    await counters.forget(subject);
  }

  async function isTotp(userId: number, code: string): Promise<boolean> {
    const stored = await repository.totp(userId);
    if (!stored) return false;
    const secret = Buffer.from(keys.open(TOTP_PURPOSE, stored.sealed)).toString();
    const step = totpStepOf(secret, code, stored.lastStep);
    return step !== null && repository.spendTotpStep(userId, step);
  }

  async function checkSent(attempt: FactorAttempt, code: string): Promise<void> {
    const { userId, purpose, codeRequest, targets } = attempt;
    if (codeRequest === null) throw new ApiError('CODE_EXPIRED');
    const owner = await codes.check(codeRequest, purpose, code);
    if (owner.userId !== userId || !targets.includes(owner.target)) throw new ApiError('CODE_EXPIRED');
  }

  return async (attempt) => {
    const { userId, factor, possible, purpose, place } = attempt;
    if (!possible.includes(factor.factor)) throw new ApiError('FACTOR_REFUSED');
    switch (factor.factor) {
      case 'totp':
        return guess(attempt, () => isTotp(userId, factor.code), new ApiError('TOTP_WRONG'));
      case 'recovery': {
        const used = () => spendRecoveryCode(repository, keys, { userId, code: factor.code, now: clock.now() });
        return guess(attempt, used, new ApiError('RECOVERY_CODE_WRONG'));
      }
      case 'passkey':
        return passkeys.check(purpose, userId, factor.passkey, place);
      case 'sms':
      case 'email':
        return checkSent(attempt, factor.code);
    }
  };
}
