import type { Channel } from '#shared/contracts/control.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { DatabaseReporter } from '../../database/embedded/embedded-database.ts';
import type { Pool } from '../../database/pool.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { Carriers } from './carrier.ts';
import { createInboxRepository, type InboxMessage } from './inbox-repository.ts';
import { createMessageSeal } from './message-seal.ts';
import { createOutboxRepository, type PostStanding } from './outbox-repository.ts';
import { createOutboxRunner, type OutboxPolicy } from './outbox-runner.ts';
import { type MessageTextValues, writeMessage } from './texts/all-texts.ts';
import type { MessageKind } from './texts/message-texts.ts';
import { signInChangeTexts } from './texts/sign-in-change-texts.ts';

/** A message and its recipient; the service writes the text. */
export interface OutgoingNotice {
  /** E-mail address in lower case or number with its plus sign; null sends nothing, and takes as long. */
  readonly to: string | null;
  /** Id of the recipient; null when the address belongs to no player yet. */
  readonly userId: number | null;
  readonly kind: MessageKind;
  readonly language: string;
  readonly link?: string;
  readonly code?: string;
  /** Further values of the text, by their names in it. */
  readonly values?: MessageTextValues;
  /** How long the message's content is valid, ms. */
  readonly lifeMs: number;
}

/** Database writes that are stored together with their messages, or not at all. */
export interface Writing {
  /** The transaction. */
  readonly sql: Pool;
  send(notice: OutgoingNotice): Promise<void>;
}

/** Channels without a service, and the state of the others. */
export interface PostReport {
  readonly undelivered: readonly Channel[];
  readonly standing: PostStanding;
}

/**
 * Writes messages in the recipient's language and delivers them (decision 013). They are stored first and sent later:
 * no answer waits for a service, and its duration does not tell whether there was a recipient.
 */
export interface MessageService {
  send(notice: OutgoingNotice): Promise<void>;
  /** Sends messages only if the database writes of `work` are stored. Look up what `work` needs beforehand. */
  together<T>(work: (writing: Writing) => Promise<T>): Promise<T>;
  /** The latest messages to an address or number, of all for '': newest first. */
  inbox(to: string): Promise<InboxMessage[]>;
  /** Emails with links to a player, newest first. */
  emails(userId: number): Promise<InboxMessage[]>;
  /** State of the delivery, for operators. */
  post(): Promise<PostReport>;
  purge(): Promise<void>;
  /** Starts sending. */
  start(): void;
  /** Resolves once nothing is due. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface MessagesInput {
  readonly sql: Pool;
  /** Seals the texts while they are stored. */
  readonly keys: KeyRing;
  /** Services that deliver messages. */
  readonly delivery: Carriers;
  /** Outside production, messages without a service can be read in the inbox. */
  readonly isProduction: boolean;
  readonly clock: ServerClock;
  readonly report: DatabaseReporter;
  /** Name of the brand, and origin of its site; '' for what the site config leaves out. */
  readonly site: () => { readonly brand: string; readonly origin: string };
  readonly outboxPolicy?: OutboxPolicy | undefined;
}

const MINUTE = 60_000;
const CHANNELS: readonly Channel[] = ['email', 'sms'];

const NO_SERVICE = {
  email: 'Emails are not delivered: no mail service is set up. Set SMTP_HOST and MAIL_FROM.',
  sms: 'Text messages are not delivered: no service for them is set up. Set SMS_GATEWAY.',
} as const;

/** Stored without text: no service can deliver it, so no other reader may see it. */
const NO_TEXT = { content: null, state: 'dead', failure: 'no service' } as const;

export function createMessages({
  sql,
  keys,
  delivery,
  isProduction,
  clock,
  report,
  site,
  ...input
}: MessagesInput): MessageService {
  const seal = createMessageSeal(keys);
  const [inbox, outbox] = [createInboxRepository(sql, seal), createOutboxRepository(sql, seal)];
  const runner = createOutboxRunner({ outbox, delivery, clock, report, policy: input.outboxPolicy });
  const undelivered = isProduction ? CHANNELS.filter((channel) => !delivery[channel]) : [];

  function valuesOf({ link, code, lifeMs, values }: OutgoingNotice): MessageTextValues {
    const { brand, origin } = site();
    const minutes = String(Math.floor(lifeMs / MINUTE));
    return { ...values, brand, origin, minutes, link: link === undefined ? '' : `${origin}${link}`, code: code ?? '' };
  }

  function contentOf(notice: OutgoingNotice, channel: Channel) {
    if (undelivered.includes(channel)) return NO_TEXT;
    const state = delivery[channel] ? ('waiting' as const) : ('kept' as const);
    const text = writeMessage(notice.kind, notice.language, valuesOf(notice));
    return { content: { ...text, link: notice.link ?? null }, state, failure: null };
  }

  async function write(notice: OutgoingNotice, within: Pool): Promise<void> {
    const { to, userId, kind, language, lifeMs } = notice;
    const channel = kind.startsWith('sms_') ? 'sms' : 'email';
    const now = clock.now();
    const message = { channel, to: to ?? '', userId, kind, language, endsAt: now + lifeMs } as const;
    await inbox.add({ ...message, ...contentOf(notice, channel) }, now, within);
  }

  async function together<T>(work: (writing: Writing) => Promise<T>): Promise<T> {
    const done = (await sql.begin((transaction) => {
      const within = transaction as unknown as Pool;
      return work({ sql: within, send: (notice) => write(notice, within) });
    })) as T;
    runner.wake();
    return done;
  }

  return {
    send: (notice) => together((writing) => writing.send(notice)),
    together,
    inbox: (to) => inbox.to(to),
    emails: (userId) => inbox.emails(userId),
    post: async () => ({ undelivered, standing: await outbox.standing() }),
    purge: () => inbox.purge(clock.now()),
    start() {
      for (const channel of undelivered) report('error', NO_SERVICE[channel]);
      runner.start();
    },
    idle: runner.idle,
    close: runner.close,
  };
}

export type { InboxMessage };
export { signInChangeTexts };
