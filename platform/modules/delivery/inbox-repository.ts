import type { Channel } from '#shared/contracts/control.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

interface NewMessage {
  readonly channel: Channel;
  /** '' for a message without a recipient. */
  readonly to: string;
  readonly userId: number | null;
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string | null;
  readonly endsAt: number;
  readonly state: 'kept' | 'waiting' | 'dead';
  readonly failure: string | null;
}

export interface InboxMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly body: string;
  /** Path and query. */
  readonly link: string | null;
  /** Server clock, epoch ms. */
  readonly writtenAt: number;
}

export interface InboxRepository {
  /** @param within transaction that stores the message */
  add(message: NewMessage, now: number, within: Pool): Promise<void>;
  /** Messages to a recipient, or all for ''; newest first. */
  to(recipient: string): Promise<InboxMessage[]>;
  emails(userId: number): Promise<InboxMessage[]>;
  /** Deletes messages that expired before this instant; failed ones later. */
  purge(before: number): Promise<void>;
}

const MAX_ROWS = 50;
/** How long operators can see failed messages, ms. */
const DEAD_KEPT_MS = 7 * 86_400_000;

export function createInboxRepository(sql: Pool): InboxRepository {
  const columns = sql`channel, recipient as "to", kind, subject, body, link, written_at as "writtenAt"`;
  return {
    async add({ channel, to, userId, kind, language, subject, body, link, endsAt, state, failure }, now, within) {
      await within`
        insert into message (
          channel, recipient, user_id, kind, language, subject, body, link, written_at, ends_at, state, failure
        ) values (
          ${channel}, ${to}, ${userId}, ${kind}, ${language}, ${subject}, ${body}, ${link}, ${now}, ${endsAt}, ${state},
          ${failure}
        )`;
    },
    async to(recipient) {
      const whose = recipient === '' ? sql`recipient <> ''` : sql`recipient = ${recipient}`;
      return sql<InboxMessage[]>`select ${columns} from message where ${whose} order by id desc limit ${MAX_ROWS}`;
    },
    async emails(userId) {
      return sql<InboxMessage[]>`
        select ${columns} from message where user_id = ${userId} and link is not null order by id desc limit ${MAX_ROWS}`;
    },
    async purge(before) {
      const only = sql`(state <> 'dead' or ends_at < ${before - DEAD_KEPT_MS})`;
      await deleteInBatches(sql, { table: 'message', instant: 'ends_at', before, only });
    },
  };
}
