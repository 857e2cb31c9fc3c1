import type { AccountsRepository, PlayerRow } from '../accounts/service.ts';
import type { Messages, Notice } from '../delivery/delivery-service.ts';
import type { Letters } from '../letters/service.ts';
import type { CodePurpose, SendCode } from './codes.ts';

interface SendCodeInput {
  readonly repository: Pick<AccountsRepository, 'player' | 'playerByEmail' | 'playerByPhone'>;
  readonly letters: Pick<Letters, 'writePasswordCode'>;
  readonly messages: Pick<Messages, 'send'>;
}

/** What a code is told by in a text message. */
const SMS_KINDS = {
  login: 'sms_login',
  two_step: 'sms_two_step',
  password: 'sms_password',
  phone: 'sms_phone',
} as const;

/** A phone that gives a new password and the code of the second step as well would be all that is needed. */
function kindOf(
  purpose: Exclude<CodePurpose, 'registration'>,
  target: string,
  player: PlayerRow | null,
): Notice['kind'] {
  if (target.includes('@')) return 'two_step';
  return purpose === 'password' && player?.twoStep ? 'sms_by_email' : SMS_KINDS[purpose];
}

/** Sends codes by the channel of their target, in the player's language. */
export function createSendCode({ repository, letters, messages }: SendCodeInput): SendCode {
  /** Who has an account with the address or number already is told so, in as many steps as a newcomer gets the code. */
  async function welcome({ target, code, lifeMs, language }: Parameters<SendCode>[0]): Promise<void> {
    const isLetter = target.includes('@');
    const owner = await (isLetter ? repository.playerByEmail(target) : repository.playerByPhone(target));
    const kind = owner ? 'registration_known' : 'registration';
    const reader = owner?.language ?? language ?? 'en';
    await messages.send({
      to: target,
      userId: owner?.id ?? null,
      kind: isLetter ? kind : `sms_${kind}`,
      language: reader,
      ...(owner ? { link: `/${reader}/login` } : { code }),
      lifeMs,
    });
  }

  return async (sending) => {
    const { purpose, userId, target, code, lifeMs } = sending;
    if (purpose === 'registration') return welcome(sending);
    const player = userId === null ? null : await repository.player(userId);
    if (target.includes('@') && player && purpose === 'password') {
      return letters.writePasswordCode(player.id, code, lifeMs);
    }
    return messages.send({
      to: player ? target : null,
      userId,
      kind: kindOf(purpose, target, player),
      language: player?.language ?? 'en',
      code,
      lifeMs,
    });
  };
}
