import type { PlayerRow } from '../accounts/accounts-service.ts';
import type { MessageService } from '../delivery/delivery-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';

interface TellGuessesInput {
  readonly messages: Pick<MessageService, 'together'>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

const DAY = 86_400_000;

/**
 * Returns the function that tells the owner of an account, by email or else by text message, that its password is being
 * guessed, and records that. The message has no link: a copy of it must not teach players to sign in from a letter.
 * Without a player nothing is sent, and it takes as long.
 */
export function createTellGuesses({ messages, securityLog }: TellGuessesInput) {
  return (player: PlayerRow | null, guesses: number): Promise<void> =>
    messages.together(async ({ sql, send }) => {
      await send({
        to: player?.email || player?.phone || null,
        userId: player?.id ?? null,
        kind: player && !player.email ? 'sms_account_guessed' : 'account_guessed',
        language: player?.language ?? 'en',
        values: { guesses: String(guesses) },
        lifeMs: 7 * DAY,
      });
      if (player) await securityLog.record({ kind: 'account_guessed', userId: player.id, details: { guesses } }, sql);
    });
}
