import type { AccountsRepository, PlayerRow } from '../accounts/accounts-service.ts';
import type { OutgoingNotice } from '../delivery/delivery-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import { formsOf } from '../reference/phone-forms-service.ts';
import type { CodePurpose, PrepareCode } from './codes.ts';

interface SendCodeInput {
  readonly repository: Pick<AccountsRepository, 'player' | 'playerByEmail' | 'playerByPhone'>;
  readonly emails: Pick<Emails, 'preparePasswordCode'>;
}

/** Kinds of text messages by the purpose of their code. */
const SMS_KINDS = {
  login: 'sms_login',
  two_step: 'sms_two_step',
  password: 'sms_password',
  phone: 'sms_phone',
  proof: 'sms_proof',
} as const;

/** A player with two steps and an email resets by email, so that the phone is left for the second step. */
function kindOf(purpose: keyof typeof SMS_KINDS, target: string, player: PlayerRow | null): OutgoingNotice['kind'] {
  if (target.includes('@')) return 'two_step';
  const goesByEmail = purpose === 'password' && player?.twoStep === true && player.email !== '';
  return goesByEmail ? 'sms_by_email' : SMS_KINDS[purpose];
}

/** Kinds of messages to a new address or number, and to one that already has an account. */
const INTRODUCTIONS = {
  registration: ['registration', 'registration_known'],
  sms: ['sms_registration', 'sms_registration_known'],
  email: ['email', 'email_known'],
} as const;

/** Returns where a code goes: a player who signs in by another form of the stored number gets it at the stored one. */
function reached(purpose: CodePurpose, target: string, { phone }: PlayerRow): string {
  const isStored = phone !== null && purpose !== 'phone' && !target.includes('@') && formsOf(target).includes(phone);
  return isStored ? phone : target;
}

/** An id that no player has; looking it up takes as long as for a player. */
const NOBODY = 0;

/** Returns the writer of codes, by the channel of their target and in the player's language. */
export function createPrepareCode({ repository, emails }: SendCodeInput): PrepareCode {
  /** The owner of an existing account is told about the attempt, in as many steps as a new player gets the code. */
  const introduce: PrepareCode = async ({ purpose, target, code, lifeMs, language }) => {
    const goesByEmail = target.includes('@');
    const owner = await (goesByEmail ? repository.playerByEmail(target) : repository.playerByPhone(target));
    const [kind, knownKind] = INTRODUCTIONS[purpose === 'email' ? 'email' : goesByEmail ? 'registration' : 'sms'];
    const reader = owner?.language ?? language ?? 'en';
    const told = owner ? { link: `/${reader}/login` } : { code };
    const userId = owner?.id ?? null;
    return ({ send }) =>
      send({ to: target, userId, kind: owner ? knownKind : kind, language: reader, ...told, lifeMs });
  };

  return async (sending) => {
    const { purpose, userId, target, code, lifeMs } = sending;
    if (purpose === 'registration' || purpose === 'email') return introduce(sending);
    if (purpose === 'password' && target.includes('@')) return emails.preparePasswordCode(userId, code, lifeMs);
    const player = await repository.player(userId ?? NOBODY);
    const to = player ? reached(purpose, target, player) : null;
    const kind = kindOf(purpose, target, player);
    return ({ send }) => send({ to, userId, kind, language: player?.language ?? 'en', code, lifeMs });
  };
}
