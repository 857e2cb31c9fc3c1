import type { Channel } from '#shared/contracts/control.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { InboxMessage, InboxRepository } from './inbox-repository.ts';
import { type MessageValues, writeMessage } from './texts/all-texts.ts';
import type { MessageKind } from './texts/message-texts.ts';

/** A letter or a text message, ready to go. */
export interface Message {
  readonly channel: Channel;
  /** E-mail address in lower case or number with its plus sign; null writes to nobody, and takes as long. */
  readonly to: string | null;
  /** The player it is for; null where nobody has the address yet. */
  readonly userId: number | null;
  readonly kind: MessageKind;
  /** '' for a text message. */
  readonly subject: string;
  readonly body: string;
  /** Path and query of the link in the body; null where there is none. */
  readonly link: string | null;
  /** When what it carries is over, server clock, epoch ms. */
  readonly endsAt: number;
}

/**
 * The one way on which letters and text messages leave the platform. An adapter of a mail or text message service takes a
 * message into its queue and answers at once: how long it takes must not tell whether there is such a player.
 */
export interface Delivery {
  /** @throws Error when the message could not be taken: the call that wrote it fails */
  deliver(message: Message): Promise<void>;
}

/** What is to be said to whom; the text is made here. */
export interface Notice {
  readonly to: string | null;
  readonly userId: number | null;
  readonly kind: MessageKind;
  readonly language: string;
  readonly link?: string;
  readonly code?: string;
  /** For how long what it carries can be used, ms. */
  readonly lifeMs: number;
}

/** Writes messages in the language of their reader and has them delivered. */
export interface Messages {
  send(notice: Notice): Promise<void>;
  /** The last messages to an address or number, or of everybody with '': the last first. */
  inbox(to: string): Promise<InboxMessage[]>;
  /** Letters with links to a player, the last first. */
  letters(userId: number): Promise<InboxMessage[]>;
  purge(): Promise<void>;
}

interface MessagesInput {
  readonly repository: InboxRepository;
  /** A service that carries messages on; they stay in the inbox when it is left out. */
  readonly delivery?: Delivery | undefined;
  readonly clock: ServerClock;
  /** Name of the brand, and scheme and host of its site; '' where the site config names none. */
  readonly site: () => { readonly brand: string; readonly origin: string };
}

const MINUTE = 60_000;

/** The adapter that is there without any service: messages lie in the database until they are over. */
function createInbox(repository: InboxRepository, clock: ServerClock): Delivery {
  return { deliver: (message) => repository.add({ ...message, to: message.to ?? '' }, clock.now()) };
}

export function createMessages({ repository, clock, site, ...input }: MessagesInput): Messages {
  const delivery = input.delivery ?? createInbox(repository, clock);

  function valuesOf({ link, code, lifeMs }: Notice): MessageValues {
    const { brand, origin } = site();
    const minutes = String(Math.floor(lifeMs / MINUTE));
    return { brand, minutes, link: link === undefined ? '' : `${origin}${link}`, code: code ?? '' };
  }

  return {
    async send(notice) {
      const { to, userId, kind, language, link = null, lifeMs } = notice;
      const channel = kind.startsWith('sms_') ? 'sms' : 'email';
      const text = writeMessage(kind, language, valuesOf(notice));
      await delivery.deliver({ channel, to, userId, kind, ...text, link, endsAt: clock.now() + lifeMs });
    },
    inbox: (to) => repository.to(to),
    letters: (userId) => repository.letters(userId),
    purge: () => repository.purge(clock.now()),
  };
}

export type { InboxMessage };
