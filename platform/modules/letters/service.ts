import { createHash, randomBytes } from 'node:crypto';
import type { LetterPurpose, LinkPurpose } from '#shared/contracts/letters.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts } from '../accounts/service.ts';
import type { LettersRepository, WrittenLetter } from './repository.ts';

/** Links of letters to players: one use each, and a time after which they are nothing (shell §2.7). */
export interface Letters {
  /** Writes one and puts it into the outbox; answers with its link. */
  write(userId: number, purpose: LetterPurpose): Promise<string>;
  /** @throws ApiError LINK_EXPIRED */
  follow(purpose: LinkPurpose, token: string): Promise<void>;
  /** Does nothing, as quietly, where there is no such player. */
  askPassword(email: string): Promise<void>;
  /** Every session of the player ends. @throws ApiError LINK_EXPIRED */
  resetPassword(token: string, password: string): Promise<void>;
  outbox(userId: number): Promise<WrittenLetter[]>;
  purge(): Promise<void>;
}

interface LettersInput {
  readonly repository: LettersRepository;
  readonly accounts: Accounts;
  readonly clock: ServerClock;
}

const TOKEN_BYTES = 32;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a link can be followed. */
const LIFE_MS: Readonly<Record<LetterPurpose, number>> = {
  verify: 3 * DAY,
  activate: 3 * DAY,
  newsletter: 90 * DAY,
  password: HOUR,
};
/** Letters that are over are forgotten after this. */
const KEPT_MS = 100 * DAY;

const PAGES: Readonly<Record<LetterPurpose, string>> = {
  verify: 'user/accountverify',
  activate: 'user/activate',
  newsletter: 'user/stopnewsletter',
  password: 'user/passwordreset',
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function createLetters({ repository, accounts, clock }: LettersInput): Letters {
  async function use(token: string, purpose: LetterPurpose): Promise<number> {
    const userId = await repository.use(hashOf(token), purpose, clock.now());
    if (userId === null) throw new ApiError('LINK_EXPIRED');
    return userId;
  }

  async function write(userId: number, purpose: LetterPurpose): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = `/${await repository.languageOf(userId)}/${PAGES[purpose]}?token=${token}`;
    const now = clock.now();
    await repository.add({ tokenHash: hashOf(token), userId, purpose, link, now, endsAt: now + LIFE_MS[purpose] });
    return link;
  }

  return {
    write,
    async follow(purpose, token) {
      await repository.mark(await use(token, purpose), purpose, clock.now());
    },
    async askPassword(email) {
      const player = await accounts.repository.playerByEmail(email);
      if (player) await write(player.id, 'password');
    },
    async resetPassword(token, password) {
      // Made first, so that a link is not used up by a password that could not be stored.
      const hash = await accounts.hashPassword(password);
      const userId = await use(token, 'password');
      await accounts.repository.setPasswordHash(userId, hash);
      for (const session of await repository.sessionsOf(userId)) await accounts.sessions.end(session);
    },
    outbox: (userId) => repository.outbox(userId),
    purge: () => repository.purge(clock.now() - KEPT_MS),
  };
}
