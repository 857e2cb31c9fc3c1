import type { AccountsRepository, PlayerRow } from '../accounts/accounts-service.ts';
import type { OutgoingNotice } from '../delivery/delivery-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import type { PrepareCode } from './codes.ts';

interface SendCodeInput {
  readonly repository: Pick<AccountsRepository, 'player' | 'playerByEmail' | 'playerByPhone'>;
  readonly emails: Pick<Emails, 'preparePasswordCode'>;
}

/** What a code is told by in a text message. */
const SMS_KINDS = {
  login: 'sms_login',
  two_step: 'sms_two_step',
  password: 'sms_password',
  phone: 'sms_phone',
} as const;

/** A phone that gives a new password and the code of the second step as well would be all that is needed. */
function kindOf(purpose: keyof typeof SMS_KINDS, target: string, player: PlayerRow | null): OutgoingNotice['kind'] {
  if (target.includes('@')) return 'two_step';
  return purpose === 'password' && player?.twoStep ? 'sms_by_email' : SMS_KINDS[purpose];
}

/** What somebody is told whose address or number is new, and what its owner is told. */
const INTRODUCTIONS = {
  registration: ['registration', 'registration_known'],
  sms: ['sms_registration', 'sms_registration_known'],
  email: ['email', 'email_known'],
} as const;

/** The id of no player: who is nobody is looked for like everybody. */
const NOBODY = 0;

/** Sends codes by the channel of their target, in the player's language. */
export function createPrepareCode({ repository, emails }: SendCodeInput): PrepareCode {
  /** Who has an account with the address or number already is told so, in as many steps as the other gets the code. */
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
    const to = player ? target : null;
    const kind = kindOf(purpose, target, player);
    return ({ send }) => send({ to, userId, kind, language: player?.language ?? 'en', code, lifeMs });
  };
}
