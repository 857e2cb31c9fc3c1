import type { SupportState } from '#shared/domain/support/support-topics.ts';
import type { Pool } from '../../database/pool.ts';
import type { CallbackRow, MessageRow, StaffThreadRow } from './support-records.ts';

interface StaffMessage {
  readonly text: string;
  readonly key: string;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Storage of the agents' side: all threads of all visitors. */
export interface SupportBackOffice {
  /** The latest changed threads; those that wait for an answer come first. */
  threads(limit: number): Promise<StaffThreadRow[]>;
  thread(id: number): Promise<StaffThreadRow | null>;
  /** Stores an answer, once for each key, and marks the thread as answered. */
  answer(threadId: number, message: StaffMessage): Promise<MessageRow>;
  setState(threadId: number, state: SupportState, at: number): Promise<void>;
  /** Open callbacks, the oldest first, then the latest completed ones. */
  callbacks(limit: number): Promise<CallbackRow[]>;
  /** Marks a callback as completed; false when there is no such callback. */
  finishCallback(id: number, at: number): Promise<boolean>;
}

export function createSupportBackOffice(sql: Pool): SupportBackOffice {
  const threads = (where: ReturnType<typeof sql>, limit: number) => sql<StaffThreadRow[]>`
    select t.id, t.kind, t.owner, t.user_id as "userId", t.topic, t.email, t.coupon_id as "couponId", t.state,
      t.payment_topic as "paymentTopic", t.payment_sub_topic as "paymentSubTopic", t.payment_id as "paymentId",
      t.created_at as "createdAt", t.changed_at as "changedAt", t.read_to as "readTo",
      coalesce(p.email, t.email) as contact, last.body as "lastText", last.author as "lastAuthor"
    from support_thread t left join player p on p.id = t.user_id
    cross join lateral (
      select body, author from support_message m where m.thread_id = t.id order by m.id desc limit 1
    ) last
    where ${where} order by t.state = 'open' desc, t.changed_at desc, t.id desc limit ${limit}`;

  return {
    threads: (limit) => threads(sql`true`, limit),
    thread: async (id) => (await threads(sql`t.id = ${id}`, 1))[0] ?? null,
    answer: (threadId, { text, key, at }) =>
      sql.begin(async (tx) => {
        const [row] = await tx<MessageRow[]>`
          insert into support_message (thread_id, author, body, key, at)
          values (${threadId}, 'staff', ${text}, ${key}, ${at})
          on conflict (thread_id, key) do update set key = excluded.key returning id, author, body as text, at`;
        if (!row) throw new Error('The answer was not stored');
        await tx`update support_thread set state = 'answered', changed_at = ${at} where id = ${threadId}`;
        return row;
      }) as Promise<MessageRow>,
    async setState(threadId, state, at) {
      await sql`update support_thread set state = ${state}, changed_at = ${at} where id = ${threadId}`;
    },
    callbacks: (limit) => sql<CallbackRow[]>`
      select id, owner, phone, preferred_at as "preferredAt", language, asked_at as "askedAt", done_at as "doneAt"
      from support_callback order by done_at is not null, done_at desc, id limit ${limit}`,
    async finishCallback(id, at) {
      const rows =
        await sql`update support_callback set done_at = coalesce(done_at, ${at}) where id = ${id} returning id`;
      return rows.length > 0;
    },
  };
}
