import { createHash, randomBytes } from 'node:crypto';
import type { EmailPurpose, LinkPurpose } from '#shared/contracts/email-links.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { evenly } from '../../plugins/even-time.ts';
import type { Accounts } from '../accounts/accounts-service.ts';
import type { MessageService, Writing } from '../delivery/delivery-service.ts';
import type { EmailsRepository } from './emails-repository.ts';
import type { LoginLink, LoginLinks } from './login-link.ts';

/** An email as QA reads it. */
interface WrittenEmail {
  readonly purpose: EmailPurpose;
  /** Path and query, with the player's language. */
  readonly link: string;
  readonly writtenAt: number;
}

/** Links in emails to players: each works once, for a limited time (shell §2.7). */
export interface Emails {
  /** Writes and delivers an email; returns its link. For null (no such player) it does as much work. */
  write(userId: number | null, purpose: EmailPurpose): Promise<string>;
  /** Prepares the email for a new password with code and link; the returned function writes it. */
  preparePasswordCode(
    userId: number | null,
    code: string,
    lifeMs: number,
  ): Promise<(writing: Writing) => Promise<void>>;
  /** Returns a token that sets a new password, for a player whose identity is proved; valid for ten minutes. */
  openReset(userId: number): Promise<string>;
  /** @throws ApiError LINK_EXPIRED */
  follow(purpose: LinkPurpose, token: string): Promise<void>;
  /**
   * Sends the email for a new password; does nothing, as quietly and in the same time, when there is no such player.
   */
  askPassword(email: string): Promise<void>;
  /** Sets the password; ends all sessions, codes and links of the player. @throws ApiError LINK_EXPIRED */
  resetPassword(token: string, password: string): Promise<void>;
  /** Uses up a sign-in link and returns its player. @throws ApiError LINK_EXPIRED */
  followLogin(link: LoginLink): Promise<number>;
  outbox(userId: number): Promise<WrittenEmail[]>;
  purge(): Promise<void>;
}

interface EmailsInput {
  readonly repository: EmailsRepository;
  readonly accounts: Accounts;
  readonly messages: MessageService;
  readonly loginLinks: LoginLinks;
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
};

const loginQuery = ({ method_id: method, token, sign }: LoginLink) => `method_id=${method}&token=${token}&sign=${sign}`;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const isPurpose = (kind: string): kind is EmailPurpose => Object.hasOwn(LIFE_MS, kind);

export function createEmails({ repository, accounts, messages, loginLinks, clock }: EmailsInput): Emails {
  async function use(token: string, purpose: EmailPurpose): Promise<number> {
    const userId = await repository.use(hashOf(token), purpose, clock.now());
    if (userId === null) throw new ApiError('LINK_EXPIRED');
    return userId;
  }

  function makeToken(userId: number | null, purpose: EmailPurpose, lifeMs = LIFE_MS[purpose]) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return { token, row: { tokenHash: hashOf(token), userId, purpose, endsAt: clock.now() + lifeMs } };
  }

  function makeLink(userId: number | null, purpose: EmailPurpose, language: string) {
    const { token, row } = makeToken(userId, purpose);
    const query = purpose === 'login' ? loginQuery(loginLinks.seal(token, language)) : `token=${token}`;
    return { link: `/${language}/${PAGES[purpose]}?${query}`, row };
  }

  async function write(userId: number | null, purpose: EmailPurpose): Promise<string> {
    const { email, language } = await repository.reader(userId);
    const { link, row } = makeLink(userId, purpose, language);
    await messages.together(async ({ sql, send }) => {
      await repository.add(row, sql);
      await send({ to: email, userId, kind: purpose, language, link, lifeMs: LIFE_MS[purpose] });
    });
    return link;
  }

  return {
    write,
    async openReset(userId) {
      const { token, row } = makeToken(userId, 'password', CONFIRMED_MS);
      await messages.together(({ sql }) => repository.add(row, sql));
      return token;
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
      await repository.mark(await use(token, purpose), purpose, clock.now());
    },
    async askPassword(email) {
      await evenly(async () => {
        const player = await accounts.repository.playerByEmail(email);
        await write(player?.id ?? null, 'password');
      });
    },
    async resetPassword(token, password) {
      // Hashed first, so that a failure to store the password does not use up the link.
      const hash = await accounts.hashPassword(password);
      const userId = await use(token, 'password');
      await accounts.repository.setPasswordHash(userId, hash);
      await repository.annul(userId, clock.now());
      await accounts.sessions.endOthers(userId, '', 'password');
    },
    async followLogin(link) {
      if (!loginLinks.isWhole(link)) throw new ApiError('LINK_EXPIRED');
      return use(link.token, 'login');
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
