import { createHash, randomBytes } from 'node:crypto';
import type { EmailPurpose, LinkPurpose } from '#shared/contracts/email-links.ts';
import type { SecureQuestion } from '#shared/contracts/security.ts';
import { isMailingWanted } from '#shared/domain/office/office-settings.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { createKeyedHash } from '../../keys/keyed-hash.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { evenly } from '../../plugins/even-time.ts';
import type { Accounts, PlayerRow } from '../accounts/accounts-service.ts';
import type { MessageService, Writing } from '../delivery/delivery-service.ts';
import type { OfficeSettings } from '../office/office-settings-service.ts';
import type { EmailsRepository, OpenLink } from './emails-repository.ts';
import { LINK_METHODS, type LinkMethod, type LoginLink, type LoginLinks } from './login-link.ts';

/** An email as QA reads it. */
interface WrittenEmail {
  readonly purpose: EmailPurpose;
  /** Path and query, with the player's language. */
  readonly link: string;
  readonly writtenAt: number;
}

/** Links in emails to players: each works once, for a limited time (shell §2.7). */
export interface Emails {
  /**
   * Writes and delivers an email; returns its link. For null (no such player) it does as much work. A newsletter is
   * delivered only to a player whose settings ask for it.
   */
  write(userId: number | null, purpose: EmailPurpose): Promise<string>;
  /** Makes the link that ends the newsletter of a player, path and query, together with the message that carries it. */
  endingLink(userId: number, language: string, writing: Writing): Promise<string>;
  /** Prepares the email for a new password with code and link; the returned function writes it. */
  preparePasswordCode(
    userId: number | null,
    code: string,
    lifeMs: number,
  ): Promise<(writing: Writing) => Promise<void>>;
  /** Returns a token that sets a new password, for a player whose identity is proved by this channel; valid for ten minutes. */
  openReset(userId: number, channel: 'email' | 'phone'): Promise<string>;
  /** The same after every link and code that could still sign in has become invalid. */
  reopen(userId: number): Promise<string>;
  /** @throws ApiError LINK_EXPIRED */
  follow(purpose: LinkPurpose, token: string): Promise<void>;
  /**
   * Sends the email for a new password; does nothing, as quietly and in the same time, when there is no such player.
   *
   * @param spend counts the email and lets the caller pass, or throws
   */
  askPassword(email: string, spend: (player: PlayerRow | null) => Promise<void>): Promise<void>;
  /** Returns the player of a token for a new password, which it does not use up. @throws ApiError LINK_EXPIRED */
  resetterOf(token: string): Promise<number>;
  /** The same, with the channel by which the player came. */
  readReset(token: string): Promise<OpenLink>;
  /** Returns the secure question of the player of a token; null for none. @throws ApiError LINK_EXPIRED */
  resetQuestion(token: string): Promise<SecureQuestion | null>;
  /** Uses up a token for a new password. @throws ApiError LINK_EXPIRED */
  spendReset(token: string): Promise<void>;
  /** Invalidates every link, code and begun sign-in of a player that could still sign in. */
  annul(userId: number): Promise<void>;
  /** Uses up a sign-in link and returns its player and what it opens. @throws ApiError LINK_EXPIRED */
  followLogin(link: LoginLink): Promise<{ readonly userId: number; readonly method: LinkMethod }>;
  outbox(userId: number): Promise<WrittenEmail[]>;
  purge(): Promise<void>;
}

interface EmailsInput {
  readonly repository: EmailsRepository;
  readonly accounts: Accounts;
  readonly messages: MessageService;
  /** Settings that decide on the newsletter, and that its link changes. */
  readonly settings: Pick<OfficeSettings, 'of' | 'save'>;
  readonly loginLinks: LoginLinks;
  readonly keys: KeyRing;
  readonly clock: ServerClock;
}

const TOKEN_BYTES = 32;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a link works. */
const LIFE_MS: Readonly<Record<EmailPurpose, number>> = {
  verify: 3 * DAY,
  activate: 3 * DAY,
  newsletter: 90 * DAY,
  password: HOUR,
  login: 10 * MINUTE,
  withdrawal_link: 30 * MINUTE,
};
/** How long a player who has entered the code may take to choose a password. */
const CONFIRMED_MS = 10 * MINUTE;
/** How long expired emails are stored. */
const KEPT_MS = 100 * DAY;

const PAGES: Readonly<Record<EmailPurpose, string>> = {
  verify: 'user/accountverify',
  activate: 'user/activate',
  newsletter: 'user/stopnewsletter',
  password: 'user/passwordreset',
  login: 'login',
  withdrawal_link: 'login',
};

const loginQuery = ({ method_id: method, token, sign }: LoginLink) => `method_id=${method}&token=${token}&sign=${sign}`;

/** Purposes of links that neither sign in nor set a password. */
const HARMLESS: ReadonlySet<EmailPurpose> = new Set(['activate', 'newsletter', 'verify']);

/** Returns the hash by which versions before the signing keys stored tokens. */
const formerHashOf = (token: string) => createHash('sha256').update(token).digest();

const isLinkMethod = (purpose: EmailPurpose): purpose is LinkMethod => Object.hasOwn(LINK_METHODS, purpose);

const isPurpose = (kind: string): kind is EmailPurpose => Object.hasOwn(LIFE_MS, kind);

export function createEmails(input: EmailsInput): Emails {
  const { repository, accounts, messages, settings, loginLinks, keys, clock } = input;
  const hashes = createKeyedHash(keys, 'email-link');

  async function use(token: string, purpose: EmailPurpose): Promise<number> {
    // Links to leave the newsletter work for months, also those that an earlier version sent.
    const former = HARMLESS.has(purpose) ? [formerHashOf(token)] : [];
    for (const hash of [...hashes.all(token), ...former]) {
      const userId = await repository.use(hash, purpose, clock.now());
      if (userId !== null) return userId;
    }
    throw new ApiError('LINK_EXPIRED');
  }

  function makeToken(userId: number | null, purpose: EmailPurpose, lifeMs = LIFE_MS[purpose]) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return { token, row: { tokenHash: hashes.of(token), userId, purpose, endsAt: clock.now() + lifeMs } };
  }

  function makeLink(userId: number | null, purpose: EmailPurpose, language: string) {
    const { token, row } = makeToken(userId, purpose);
    const query = isLinkMethod(purpose) ? loginQuery(loginLinks.seal(purpose, token, language)) : `token=${token}`;
    return { link: `/${language}/${PAGES[purpose]}?${query}`, row };
  }

  const wantsNews = async (userId: number | null) =>
    userId !== null && isMailingWanted('news_email', await settings.of(userId));

  async function write(userId: number | null, purpose: EmailPurpose): Promise<string> {
    const { email, language } = await repository.reader(userId);
    const { link, row } = makeLink(userId, purpose, language);
    const isWanted = purpose !== 'newsletter' || (await wantsNews(userId));
    await messages.together(async ({ sql, send }) => {
      await repository.add(row, sql);
      await send({ to: isWanted ? email : null, userId, kind: purpose, language, link, lifeMs: LIFE_MS[purpose] });
    });
    return link;
  }

  async function openReset(userId: number, channel: 'email' | 'phone'): Promise<string> {
    const { token, row } = makeToken(userId, 'password', CONFIRMED_MS);
    await messages.together(({ sql }) => repository.add({ ...row, isByPhone: channel === 'phone' }, sql));
    return token;
  }

  async function readReset(token: string): Promise<OpenLink> {
    for (const hash of hashes.all(token)) {
      const found = await repository.peek(hash, 'password', clock.now());
      if (found) return found;
    }
    throw new ApiError('LINK_EXPIRED');
  }

  return {
    write,
    async endingLink(userId, language, { sql }) {
      const { link, row } = makeLink(userId, 'newsletter', language);
      await repository.add(row, sql);
      return link;
    },
    openReset,
    async reopen(userId) {
      await repository.annul(userId, clock.now());
      const { email } = await repository.reader(userId);
      return openReset(userId, email === null ? 'phone' : 'email');
    },
    async preparePasswordCode(userId, code, lifeMs) {
      const { email, language } = await repository.reader(userId);
      const { link, row } = makeLink(userId, 'password', language);
      return async ({ sql, send }) => {
        await repository.add(row, sql);
        await send({ to: email, userId, kind: 'password_code', language, link, code, lifeMs });
      };
    },
    async follow(purpose, token) {
      const userId = await use(token, purpose);
      if (purpose === 'newsletter') await settings.save(userId, 'enable_mail_news', false);
      else await repository.mark(userId, purpose, clock.now());
    },
    async askPassword(email, spend) {
      await evenly(async () => {
        const player = await accounts.repository.playerByEmail(email);
        await spend(player);
        await write(player?.id ?? null, 'password');
      });
    },
    resetterOf: async (token) => (await readReset(token)).userId,
    readReset,
    resetQuestion: async (token) => accounts.questions.of((await readReset(token)).userId),
    async spendReset(token) {
      await use(token, 'password');
    },
    annul: (userId) => repository.annul(userId, clock.now()),
    async followLogin(link) {
      const method = loginLinks.methodOf(link);
      if (method === null) throw new ApiError('LINK_EXPIRED');
      return { userId: await use(link.token, method), method };
    },
    async outbox(userId) {
      return (await messages.emails(userId)).flatMap(({ kind, link, writtenAt }) => {
        const purpose = kind === 'password_code' ? 'password' : kind;
        return link !== null && isPurpose(purpose) ? [{ purpose, link, writtenAt }] : [];
      });
    },
    purge: () => repository.purge(clock.now() - KEPT_MS),
  };
}
