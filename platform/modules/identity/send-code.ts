import type { AccountsRepository } from '../accounts/service.ts';
import type { Letters } from '../letters/service.ts';
import type { PrepareCode } from './codes.ts';

/** What a code is told by in a text message. */
const SMS_KINDS = {
  login: 'sms_login',
  two_step: 'sms_two_step',
  password: 'sms_password',
  phone: 'sms_phone',
} as const;

interface SendCodeInput {
  readonly repository: Pick<AccountsRepository, 'player'>;
  readonly letters: Pick<Letters, 'preparePasswordCode'>;
}

/** The id of no player: who is nobody is looked for like everybody. */
const NOBODY = 0;

/** Sends codes by the channel of their target, in the player's language. */
export function createPrepareCode({ repository, letters }: SendCodeInput): PrepareCode {
  return async ({ purpose, userId, target, code, lifeMs }) => {
    const player = await repository.player(userId ?? NOBODY);
    const isLetter = target.includes('@');
    if (isLetter && purpose === 'password') return letters.preparePasswordCode(userId, code, lifeMs);
    // A phone that gives a new password and the code of the second step as well would be all that is needed.
    const isKeptFromPhone = purpose === 'password' && player?.twoStep === true;
    const smsKind = isKeptFromPhone ? 'sms_by_email' : SMS_KINDS[purpose];
    const to = player ? target : null;
    const kind = isLetter ? 'two_step' : smsKind;
    return ({ send }) => send({ to, userId, kind, language: player?.language ?? 'en', code, lifeMs });
  };
}
