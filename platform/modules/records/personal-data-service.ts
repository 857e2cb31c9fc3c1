import { randomBytes } from 'node:crypto';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ClosingReason } from '#shared/contracts/personal-data.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { inBatches } from '../../database/batches.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { createSignedText } from '../../plugins/signed-text.ts';
import type { Accounts, SessionRow } from '../accounts/accounts-service.ts';
import type { Admission } from '../admission/admission-service.ts';
import type { MessageService } from '../delivery/delivery-service.ts';
import { exportArchive } from './export-archive.ts';
import type { RetentionRepository } from './retention-repository.ts';
import { RETENTION_MS } from './retention-schedule.ts';
import type { SecurityLog } from './security-log-service.ts';

/** A download that was prepared. */
export interface PreparedExport {
  /** Path on the site. */
  readonly path: string;
  /** Server clock, epoch ms. */
  readonly endsAt: number;
}

/** The rights of players over their data: a copy of it, the end of the account, and its erasure (decision 037). */
export interface PersonalData {
  /**
   * Prepares the archive of a player whose identity is proved, and tells the player by message.
   *
   * @throws ApiError TOO_MANY_ATTEMPTS after three in a day
   */
  prepareExport(session: SessionRow): Promise<PreparedExport>;
  /**
   * Opens the archive of a ticket, as the bytes of a ZIP file.
   *
   * @throws ApiError LINK_EXPIRED for a ticket that is over, was used, or belongs to another session
   */
  openExport(session: SessionRow, ticket: string): Promise<AsyncGenerator<Uint8Array>>;
  /**
   * Closes the account of a player whose identity is proved, for good, and deletes what no law asks to keep.
   *
   * @throws ApiError BETS_LEFT, MONEY_LEFT
   */
  close(session: Pick<SessionRow, 'userId'>, reason: ClosingReason): Promise<void>;
  /** Deletes and erases what is due by the schedule. */
  purge(): Promise<void>;
}

interface PersonalDataInput {
  readonly repository: RetentionRepository;
  readonly accounts: Pick<Accounts, 'repository'>;
  readonly admission: Pick<Admission, 'closeOwnAccount'>;
  readonly messages: Pick<MessageService, 'send'>;
  /** Counts over all processes. */
  readonly counters: {
    take(
      subject: string,
      allowance: { readonly max: number; readonly windowMs: number },
    ): Promise<{ readonly isAllowed: boolean; readonly retryAfter: number }>;
  };
  readonly keys: Pick<KeyRing, 'sign' | 'verify'>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly clock: ServerClock;
  readonly brand: () => string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TICKET_MS = 5 * MINUTE;
const EXPORTS = { max: 3, windowMs: DAY };
const ONCE = { max: 1, windowMs: DAY };
/** How long a message about the account is worth sending, ms. */
const MESSAGE_MS = 3 * DAY;

interface Ticket {
  readonly userId: number;
  readonly session: string;
  readonly endsAt: number;
  readonly id: string;
}

/** Creates the rights of players over their data. */
export function createPersonalData(input: PersonalDataInput): PersonalData {
  const { repository, accounts, admission, messages, counters, securityLog, clock, brand } = input;
  const tickets = createSignedText(input.keys, 'data-export');

  async function readerOf(userId: number) {
    const player = await accounts.repository.player(userId);
    if (!player) throw new ApiError('SESSION_REQUIRED');
    const { email, phone, language } = player;
    return { email, phone, language };
  }

  /** Tells the player by email, or by text message without one. */
  async function tell(
    userId: number,
    what: 'account_closed' | 'data_exported',
    to: Awaited<ReturnType<typeof readerOf>>,
  ) {
    const { email, phone, language } = to;
    const kind = email === '' ? (`sms_${what}` as const) : what;
    await messages.send({ to: email === '' ? phone : email, userId, kind, language, lifeMs: MESSAGE_MS });
  }

  return {
    async prepareExport({ userId, hash }) {
      const { isAllowed, retryAfter } = await counters.take(`data-export:${userId}`, EXPORTS);
      if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
      const endsAt = clock.now() + TICKET_MS;
      const ticket = { userId, session: hash, endsAt, id: randomBytes(16).toString('base64url') } satisfies Ticket;
      await securityLog.record({ kind: 'data_exported', userId });
      await tell(userId, 'data_exported', await readerOf(userId));
      return { path: `${openPaths.dataExport}?ticket=${tickets.make(ticket)}`, endsAt };
    },
    async openExport({ userId, hash }, text) {
      const ticket = tickets.read(text) as Ticket | null;
      const isOwn = ticket?.userId === userId && ticket.session === hash && ticket.endsAt > clock.now();
      if (!isOwn) throw new ApiError('LINK_EXPIRED');
      const { isAllowed } = await counters.take(`data-export-ticket:${ticket.id}`, ONCE);
      if (!isAllowed) throw new ApiError('LINK_EXPIRED');
      const { language } = await readerOf(userId);
      return exportArchive({ repository, userId, language, brand: brand(), now: clock.now() });
    },
    async close({ userId }, reason) {
      const to = await readerOf(userId);
      const outcome = await admission.closeOwnAccount(userId);
      if (outcome === 'bets') throw new ApiError('BETS_LEFT');
      if (outcome === 'money') throw new ApiError('MONEY_LEFT');
      await securityLog.record({ kind: 'account_closed', userId, details: { reason } });
      await repository.deleteAtClosing(userId, clock.now());
      await tell(userId, 'account_closed', to);
    },
    async purge() {
      const now = clock.now();
      // The account may also have been closed by staff, or the process may have ended between closing and deletion.
      await inBatches(async (limit) => {
        const players = await repository.closedPlayers(limit);
        for (const userId of players) await repository.deleteAtClosing(userId, now);
        return players.length;
      });
      await inBatches(async (limit) => {
        const players = await repository.erasable(now - RETENTION_MS.erasure, limit);
        for (const userId of players) {
          await repository.erase(userId, now);
          await securityLog.record({ kind: 'data_erased', userId });
        }
        return players.length;
      });
      await repository.purge(now);
    },
  };
}
