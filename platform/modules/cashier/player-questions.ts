import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { EndDuty } from '../../database/leader.ts';
import type { MessageService } from '../delivery/delivery-service.ts';
import type { EndingQuestion, PaymentsRepository } from './payments-repository.ts';

/** Ends questions to the players of withdrawals, as the leading process alone does. */
export interface PlayerQuestions {
  lead(): EndDuty;
}

interface QuestionClockInput {
  readonly repository: Pick<PaymentsRepository, 'endQuestions' | 'remindQuestions'>;
  readonly messages: Pick<MessageService, 'together'>;
  readonly clock: Pick<ServerClock, 'now' | 'onChange'>;
  readonly announcements: Pick<Announcements, 'publish'>;
  /** Address and language of a player; null for a player who is gone. */
  readonly readerOf: (
    userId: number,
  ) => Promise<{ readonly email: string | null; readonly phone: string | null; readonly language: string } | null>;
  readonly onError: (error: unknown) => void;
}

const DAY = 24 * 3_600_000;
/** How long before its end a question is brought to mind. */
const REMIND_MS = 2 * DAY;
const PAGE = 50;
const EVERY_MS = 10_000;

const dayOf = (at: number, language: string) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/**
 * Creates the clock of questions to players: two days before its end the player is told once, and at its end the
 * withdrawal goes back to the review for a person, with a finding. It is never refused by rule.
 */
export function createPlayerQuestions(input: QuestionClockInput): PlayerQuestions {
  const { repository, messages, clock, announcements, readerOf, onError } = input;

  async function remind(): Promise<void> {
    const now = clock.now();
    await messages.together(async ({ sql, send }) => {
      const remind = async ({ paymentId, userId, answerDueAt }: EndingQuestion) => {
        const reader = await readerOf(userId);
        const language = reader?.language ?? 'en';
        await send({
          ...{ to: reader?.email || reader?.phone || null, userId, language, lifeMs: answerDueAt - now },
          kind: reader && !reader.email ? 'sms_withdrawal_question' : 'withdrawal_question',
          values: { payment: String(paymentId), day: dayOf(answerDueAt, language) },
        });
      };
      for (const question of await repository.remindQuestions(now + REMIND_MS, now, PAGE, sql)) await remind(question);
    });
  }

  async function look(): Promise<void> {
    await remind();
    for (const { status, userId } of await repository.endQuestions(clock.now(), PAGE)) {
      if (status === 'moved') announcements.publish('player', { userId, about: 'payments' });
    }
  }

  return { lead: () => lookRepeatedly({ look, clock, onError, everyMs: EVERY_MS }) };
}
