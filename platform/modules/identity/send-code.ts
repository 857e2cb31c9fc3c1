import type { AccountsRepository } from '../accounts/service.ts';
import type { Messages } from '../delivery/delivery-service.ts';
import type { Letters } from '../letters/service.ts';
import type { SendCode } from './codes.ts';

/** What a code is told by in a text message. */
const SMS_KINDS = {
  login: 'sms_login',
  two_step: 'sms_two_step',
  password: 'sms_password',
  phone: 'sms_phone',
} as const;

interface SendCodeInput {
  readonly repository: Pick<AccountsRepository, 'player'>;
  readonly letters: Pick<Letters, 'writePasswordCode'>;
  readonly messages: Pick<Messages, 'send'>;
}

/** Sends codes by the channel of their target, in the player's language. */
export function createSendCode({ repository, letters, messages }: SendCodeInput): SendCode {
  return async ({ purpose, userId, target, code, lifeMs }) => {
    const player = userId === null ? null : await repository.player(userId);
    const isLetter = target.includes('@');
    if (isLetter && player && purpose === 'password') return letters.writePasswordCode(player.id, code, lifeMs);
    // A phone that gives a new password and the code of the second step as well would be all that is needed.
    const isKeptFromPhone = purpose === 'password' && player?.twoStep === true;
    const smsKind = isKeptFromPhone ? 'sms_by_email' : SMS_KINDS[purpose];
    return messages.send({
      to: player ? target : null,
      userId,
      kind: isLetter ? 'two_step' : smsKind,
      language: player?.language ?? 'en',
      code,
      lifeMs,
    });
  };
}
