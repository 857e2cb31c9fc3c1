import type { Channel } from '#shared/contracts/control.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';
import type { MessageContent, MessageSeal, StoredContent } from './message-seal.ts';

interface NewMessage {
  readonly channel: Channel;
  /** '' for a message without a recipient. */
  readonly to: string;
  readonly userId: number | null;
  readonly kind: string;
  readonly language: string;
  /** Null for a message that no service can deliver and no other reader may see. */
  readonly content: MessageContent | null;
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

type InboxRow = Omit<InboxMessage, keyof MessageContent> & StoredContent;

export function createInboxRepository(sql: Pool, seal: MessageSeal): InboxRepository {
  const columns = sql`channel, recipient as "to", kind, subject, body, link, sealed, written_at as "writtenAt"`;
  /** A message whose key is no longer there shows as one whose text was deleted. */
  const toMessage = ({ sealed, ...row }: InboxRow): InboxMessage => ({
    ...row,
    ...(seal.open({ ...row, sealed }) ?? { subject: '', body: '', link: null }),
  });
  return {
    async add({ channel, to, userId, kind, language, content, endsAt, state, failure }, now, within) {
      await within`
        insert into message (
          channel, recipient, user_id, kind, language, subject, body, sealed, written_at, ends_at, state, failure
        ) values (
          ${channel}, ${to}, ${userId}, ${kind}, ${language}, '', '', ${content && seal.close(content)}, ${now},
          ${endsAt}, ${state}, ${failure}
        )`;
    },
    async to(recipient) {
      const whose = recipient === '' ? sql`recipient <> ''` : sql`recipient = ${recipient}`;
      const rows = await sql<InboxRow[]>`
        select ${columns} from message where ${whose} order by id desc limit ${MAX_ROWS}`;
      return rows.map(toMessage);
    },
    async emails(userId) {
      const rows = await sql<InboxRow[]>`
        select ${columns} from message where user_id = ${userId} order by id desc limit ${MAX_ROWS}`;
      return rows.map(toMessage).filter(({ link }) => link !== null);
    },
    async purge(before) {
      const only = sql`(state <> 'dead' or ends_at < ${before - DEAD_KEPT_MS})`;
      await deleteInBatches(sql, { table: 'message', instant: 'ends_at', before, only });
    },
  };
}
