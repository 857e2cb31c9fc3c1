import type { ContentPage } from '#shared/contracts/content.ts';
import { formatMoney } from '#shared/domain/money/format-money.ts';
import { MAILING_SETTINGS, type MailingKind } from '#shared/domain/office/office-settings.ts';
import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { EndDuty } from '../../database/leader.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { MessageService, OutgoingNotice, Writing } from './delivery-service.ts';
import type { MailingsRepository, WaitingMailing } from './mailings-repository.ts';
import { resultWord } from './texts/result-words.ts';

/**
 * Mailings: messages that players want by a setting of theirs (O-01). What they are about is noted by the database
 * together with it, once; the leading process writes each as one message, and none for a setting that is off by then.
 */
export interface Mailings {
  /** Writes all waiting mailings. */
  write(): Promise<void>;
  /** Starts writing mailings, as the leader alone does; returns the function that ends it. */
  lead(): EndDuty;
  /**
   * Notes an article of the news for the players who want news: once for each, and for none who is banned, excluded or
   * has closed the account. It is not written to a player for whom this has changed by then.
   *
   * @returns the number of emails and of text messages that will be written
   * @throws ApiError CONTENT_UNKNOWN for an article that is not published
   */
  sendNews(id: string): Promise<{ readonly emails: number; readonly texts: number }>;
  purge(): Promise<void>;
}

interface MailingsInput {
  readonly repository: MailingsRepository;
  readonly messages: Pick<MessageService, 'together'>;
  /** Makes a link that ends the newsletter of a player: path and query, in a language. */
  readonly endingLink: (userId: number, language: string, writing: Writing) => Promise<string>;
  /** Article of the news in a language; null for one that is not published. */
  readonly article: (id: string, language: string) => Promise<Pick<ContentPage, 'description' | 'heading'> | null>;
  /** Ids of banned players. */
  readonly bannedPlayers: () => readonly number[];
  readonly clock: Pick<ServerClock, 'now' | 'onChange'>;
  readonly onError: (error: unknown) => void;
}

const BATCH = 50;
const DAY = 86_400_000;
/** How long a message waits for its service before it says nothing new any more. */
const LIFE_MS = 7 * DAY;
/** How long done mailings prevent another one about the same. */
const KEPT_MS = 90 * DAY;

type NewsKind = Extract<MailingKind, `news_${string}`>;

/** What each mailing of news is sent to. */
const NEWS_CHANNELS = { news_email: 'email', news_sms: 'phone' } as const satisfies Readonly<Record<NewsKind, string>>;

type Content = Pick<OutgoingNotice, 'kind' | 'link' | 'to' | 'values'>;

/** Returns the amount of a mailing in the language of its player. */
function amountOf({ facts, iso, language }: WaitingMailing): string {
  return formatMoney(Number(facts.amount), iso ?? '', language);
}

/** Creates the mailings of a database. */
export function createMailings(input: MailingsInput): Mailings {
  const { repository, messages, endingLink, article, bannedPlayers, clock, onError } = input;

  async function newsOf({ kind, ...mailing }: WaitingMailing, writing: Writing): Promise<Content | null> {
    const { userId, subject: id, language, email, phone } = mailing;
    const page = await article(id, language);
    if (!page) return null;
    const { heading: title, description: about } = page;
    if (kind === 'news_sms') return { kind: 'sms_news', to: phone, link: `/${language}/${id}`, values: { title } };
    const values = { title, about, article: `/${language}/${id}` };
    return { kind: 'news', to: email, link: await endingLink(userId, language, writing), values };
  }

  async function contentOf(mailing: WaitingMailing, writing: Writing): Promise<Content | null> {
    const { kind, subject: number, facts, language, email: to } = mailing;
    switch (kind) {
      case 'coupon_settled': {
        const values = { number, result: resultWord(language, String(facts.result)), amount: amountOf(mailing) };
        return { kind, to, link: `/${language}/office/history?coupon=${number}`, values };
      }
      case 'deposit_received':
        return { kind, to, link: `/${language}/office/settings`, values: { amount: amountOf(mailing) } };
      default:
        return newsOf(mailing, writing);
    }
  }

  /** A player always gets the wanted emails about own bets and money; news goes only to a player who may be invited to play. */
  const isWanted = ({ userId, kind, on, mayHear }: WaitingMailing, banned: readonly number[]) =>
    on.includes(MAILING_SETTINGS[kind]) && (!(kind in NEWS_CHANNELS) || (mayHear && !banned.includes(userId)));

  async function writeOne(mailing: WaitingMailing, banned: readonly number[], writing: Writing): Promise<void> {
    const { userId, language } = mailing;
    const content = isWanted(mailing, banned) ? await contentOf(mailing, writing) : null;
    if (content?.to) await writing.send({ ...content, userId, language, lifeMs: LIFE_MS });
  }

  /** The messages and the end of their mailings are stored together: a process that dies between them has stored neither. */
  const writeBatch = () =>
    messages.together(async (writing) => {
      const batch = await repository.take(BATCH, clock.now(), writing.sql);
      const banned = bannedPlayers();
      for (const mailing of batch) await writeOne(mailing, banned, writing);
      if (batch.length > 0) await repository.finish(batch, clock.now(), writing.sql);
      return batch.length;
    });

  async function write(): Promise<void> {
    if (!(await repository.hasWaiting())) return;
    while ((await writeBatch()) === BATCH);
  }

  return {
    write,
    lead: () => lookRepeatedly({ look: write, clock, onError }),
    async sendNews(id) {
      if (!(await article(id, 'en'))) throw new ApiError('CONTENT_UNKNOWN');
      const note = (kind: NewsKind) =>
        repository.note({
          ...{ kind, setting: MAILING_SETTINGS[kind], channel: NEWS_CHANNELS[kind] },
          ...{ subject: id, banned: bannedPlayers(), now: clock.now() },
        });
      return { emails: await note('news_email'), texts: await note('news_sms') };
    },
    purge: () => repository.purge(clock.now() - KEPT_MS),
  };
}
