import type { SecondFactor } from '#shared/contracts/second-step.ts';

/** What the first step of a sign-in has proved: knowledge of the password, or control of a phone, mailbox or network. */
export type FirstStep = 'password' | 'sms' | 'link' | 'social' | 'withdrawal_link';

/** Channel by which the password was last set; null when the signed-in player chose it, or at registration. */
export type PasswordChannel = 'email' | 'phone' | null;

/** What a player can show besides the first step. */
export interface FactorFacts {
  readonly hasTotp: boolean;
  readonly passkeys: number;
  readonly phone: string | null;
  /** Null for a player who has none. */
  readonly email: string | null;
  /** Number of unused recovery codes. */
  readonly recoveryCodes: number;
  readonly passwordChannel: PasswordChannel;
  /** Two-step sign-in was switched on when codes by email were a second step. */
  readonly isFromEmailTime: boolean;
}

/** Whether the player has a factor of which two-step sign-in can rest: a phone, a passkey or an authenticator. */
export const hasOwnFactor = ({ hasTotp, passkeys, phone }: Pick<FactorFacts, 'hasTotp' | 'passkeys' | 'phone'>) =>
  hasTotp || passkeys > 0 || phone !== null;

/** Whether the second step of this player rests on codes by email until a factor is set up (decision 040). */
export const isStepDue = (facts: FactorFacts): boolean => facts.isFromEmailTime && !hasOwnFactor(facts);

/** Whether control of the phone alone has led through the first step. */
const cameByPhone = (first: FirstStep, channel: PasswordChannel) =>
  first === 'sms' || (first === 'password' && channel === 'phone');

const cameByEmail = (first: FirstStep, channel: PasswordChannel) =>
  first === 'link' || first === 'withdrawal_link' || (first === 'password' && channel === 'email');

/**
 * Returns the factors that can be the second step after a first one, the preferred one first. None goes by the channel
 * of the first step, nor by the channel by which the password of the first step was set. Recovery codes come last: they
 * are the way out when the others are lost.
 */
export function possibleFactors(facts: FactorFacts, first: FirstStep): SecondFactor[] {
  const { hasTotp, passkeys, phone, email, recoveryCodes, passwordChannel } = facts;
  const offers: readonly [SecondFactor, boolean][] = [
    ['totp', hasTotp],
    ['passkey', passkeys > 0],
    ['sms', phone !== null && !cameByPhone(first, passwordChannel)],
    ['email', isStepDue(facts) && email !== null && !cameByEmail(first, passwordChannel)],
    ['recovery', recoveryCodes > 0],
  ];
  return offers.flatMap(([factor, isPossible]) => (isPossible ? [factor] : []));
}
