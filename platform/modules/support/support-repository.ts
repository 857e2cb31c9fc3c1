import type postgres from 'postgres';
import type { Pool } from '../../database/pool.ts';
import type { CallbackRow, MessageRow, RequestRow, SupportOwner, ThreadRow, UnreadRow } from './support-records.ts';

interface NewMessage {
  readonly text: string;
  /** UUID; a message is stored once for each key. */
  readonly key: string;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** What a request asks about payments. */
export interface AskedAbout {
  readonly topic: number;
  readonly subTopic: number | null;
  readonly paymentId: number | null;
}

/** A request as its key finds it. */
interface KeptRequest {
  readonly id: number;
  readonly text: string;
  readonly topic: string;
  readonly paymentTopic: number | null;
  readonly paymentSubTopic: number | null;
  readonly paymentId: number | null;
}

/** Which requests are listed. */
export interface RequestsQuery {
  /** Only those about payments. */
  readonly isAboutPayments: boolean;
  readonly paymentId: number | null;
}

interface NewRequest extends NewMessage {
  readonly topic: string;
  readonly email: string | null;
  readonly couponId: string | null;
  readonly about: AskedAbout | null;
}

interface NewCallback extends Pick<CallbackRow, 'language' | 'phone' | 'preferredAt'> {
  readonly key: string;
  readonly at: number;
}

/** What is limited per owner in a window of the wall clock. */
export type CountedRequest = 'callbacks' | 'messages' | 'requests';

/** Work of one owner; works of the same owner run one after another. */
export interface OwnerWork {
  /** Number of items that the owner stored in the last `windowMs` of the wall clock. */
  stored(what: CountedRequest, windowMs: number): Promise<number>;
  /** The chat of the owner, created when there is none. */
  chat(at: number): Promise<ThreadRow>;
  /** The request of this number if it is the owner's. */
  request(id: number): Promise<ThreadRow | null>;
  messageOf(threadId: number, key: string): Promise<MessageRow | null>;
  requestOf(key: string): Promise<KeptRequest | null>;
  /** Tells whether the owner has a request about a payment that is not closed. */
  hasOpenRequest(paymentId: number): Promise<boolean>;
  callbackOf(key: string): Promise<CallbackRow | null>;
  /** Stores a message; the thread is open and fully read by its owner afterwards. */
  addMessage(threadId: number, message: NewMessage): Promise<MessageRow>;
  addRequest(request: NewRequest): Promise<number>;
  addCallback(callback: NewCallback): Promise<CallbackRow>;
}

export interface SupportRepository {
  /** Runs work of an owner in one transaction; an error rolls it back. */
  asOwner<T>(owner: SupportOwner, work: (work: OwnerWork) => Promise<T>): Promise<T>;
  /** Moves everything from one owner to another; chats of both become one. False when there was nothing. */
  handOver(from: SupportOwner, to: SupportOwner): Promise<boolean>;
  chatOf(owner: SupportOwner): Promise<ThreadRow | null>;
  requestsOf(owner: SupportOwner, query: RequestsQuery): Promise<RequestRow[]>;
  requestOf(owner: SupportOwner, id: number): Promise<RequestRow | null>;
  /** The latest messages below an id, oldest first. */
  messages(threadId: number, limit: number, below?: number): Promise<MessageRow[]>;
  unreadOf(owner: SupportOwner): Promise<UnreadRow[]>;
  /** Moves the read mark forward, at most to the last message. */
  markRead(threadId: number, upTo: number): Promise<void>;
}

type Transaction = postgres.TransactionSql<{ bigint: number }>;

const MAX_REQUESTS = 100;

/** Columns of a thread `t`. */
const threadColumns = (sql: Pool | Transaction) => sql`
  t.id, t.kind, t.owner, t.user_id as "userId", t.topic, t.email, t.coupon_id as "couponId", t.state,
  t.payment_topic as "paymentTopic", t.payment_sub_topic as "paymentSubTopic", t.payment_id as "paymentId",
  t.created_at as "createdAt", t.changed_at as "changedAt", t.read_to as "readTo"`;

function ownerWork(tx: Transaction, { name, userId }: SupportOwner): OwnerWork {
  const since = (windowMs: number) => tx`stored_at > now() - make_interval(secs => ${windowMs / 1000})`;
  const counts: Readonly<Record<CountedRequest, (windowMs: number) => Promise<{ count: number }[]>>> = {
    messages: (windowMs) => tx`
      select count(*)::int as count from support_message m join support_thread t on t.id = m.thread_id
      where t.owner = ${name} and m.author = 'visitor' and m.${since(windowMs)}`,
    requests: (windowMs) => tx`
      select count(*)::int as count from support_message m join support_thread t on t.id = m.thread_id and t.key = m.key
      where t.owner = ${name} and t.kind = 'request' and m.${since(windowMs)}`,
    callbacks: (windowMs) => tx`
      select count(*)::int as count from support_callback where owner = ${name} and ${since(windowMs)}`,
  };

  async function addMessage(threadId: number, { text, key, at }: NewMessage): Promise<MessageRow> {
    const [row] = await tx<MessageRow[]>`
      insert into support_message (thread_id, author, body, key, at)
      values (${threadId}, 'visitor', ${text}, ${key}, ${at}) returning id, author, body as text, at`;
    if (!row) throw new Error('The message was not stored');
    await tx`
      update support_thread set state = 'open', changed_at = ${at}, read_to = greatest(read_to, ${row.id})
      where id = ${threadId}`;
    return row;
  }

  return {
    stored: async (what, windowMs) => (await counts[what](windowMs))[0]?.count ?? 0,
    async chat(at) {
      await tx`
        insert into support_thread (kind, owner, user_id, created_at, changed_at)
        values ('chat', ${name}, ${userId}, ${at}, ${at}) on conflict (owner) where kind = 'chat' do nothing`;
      const [row] = await tx<ThreadRow[]>`
        select ${threadColumns(tx)} from support_thread t where owner = ${name} and kind = 'chat'`;
      if (!row) throw new Error('The chat was not stored');
      return row;
    },
    async request(id) {
      const [row] = await tx<ThreadRow[]>`
        select ${threadColumns(tx)} from support_thread t
        where id = ${id} and owner = ${name} and kind = 'request' for update`;
      return row ?? null;
    },
    async messageOf(threadId, key) {
      const [row] = await tx<MessageRow[]>`
        select id, author, body as text, at from support_message where thread_id = ${threadId} and key = ${key}`;
      return row ?? null;
    },
    async requestOf(key) {
      const [row] = await tx<KeptRequest[]>`
        select t.id, t.topic, m.body as text, t.payment_topic as "paymentTopic",
          t.payment_sub_topic as "paymentSubTopic", t.payment_id as "paymentId"
        from support_thread t join support_message m on m.thread_id = t.id and m.key = t.key
        where t.owner = ${name} and t.kind = 'request' and t.key = ${key}`;
      return row ?? null;
    },
    async hasOpenRequest(paymentId) {
      const rows = await tx`
        select from support_thread where owner = ${name} and payment_id = ${paymentId} and state <> 'closed' limit 1`;
      return rows.length > 0;
    },
    async callbackOf(key) {
      const [row] = await tx<CallbackRow[]>`
        select id, owner, phone, preferred_at as "preferredAt", language, asked_at as "askedAt", done_at as "doneAt"
        from support_callback where owner = ${name} and key = ${key}`;
      return row ?? null;
    },
    addMessage,
    async addRequest({ topic, email, couponId, about, ...message }) {
      const [row] = await tx<{ id: number }[]>`
        insert into support_thread (kind, owner, user_id, topic, email, coupon_id, payment_topic, payment_sub_topic,
          payment_id, key, created_at, changed_at)
        values ('request', ${name}, ${userId}, ${topic}, ${email}, ${couponId}, ${about?.topic ?? null},
          ${about?.subTopic ?? null}, ${about?.paymentId ?? null}, ${message.key}, ${message.at}, ${message.at})
        returning id`;
      if (!row) throw new Error('The request was not stored');
      await addMessage(row.id, message);
      return row.id;
    },
    async addCallback({ phone, preferredAt, language, key, at }) {
      const [row] = await tx<CallbackRow[]>`
        insert into support_callback (owner, user_id, phone, preferred_at, language, key, asked_at)
        values (${name}, ${userId}, ${phone}, ${preferredAt}, ${language}, ${key}, ${at})
        returning id, owner, phone, preferred_at as "preferredAt", language, asked_at as "askedAt",
          done_at as "doneAt"`;
      if (!row) throw new Error('The callback was not stored');
      return row;
    },
  };
}

/** Moves the messages of one owner's chat into another's; their ids keep the order of writing. */
async function joinChats(tx: Transaction, from: SupportOwner, to: SupportOwner): Promise<boolean> {
  const chat = (name: string) => tx<ThreadRow[]>`
    select ${threadColumns(tx)} from support_thread t where owner = ${name} and kind = 'chat' for update`;
  const [[left], [kept]] = await Promise.all([chat(from.name), chat(to.name)]);
  if (!left) return false;
  if (!kept) {
    await tx`update support_thread set owner = ${to.name}, user_id = ${to.userId} where id = ${left.id}`;
    return true;
  }
  // Messages that the other owner has not read stay unread.
  const [unseen] = await tx<{ id: number }[]>`
    select min(id) as id from support_message
    where author = 'staff' and ((thread_id = ${left.id} and id > ${left.readTo})
      or (thread_id = ${kept.id} and id > ${kept.readTo}))`;
  const readTo = unseen?.id ? unseen.id - 1 : Math.max(left.readTo, kept.readTo);
  await tx`
    update support_message m set thread_id = ${kept.id}
    where thread_id = ${left.id}
      and not exists (select from support_message o where o.thread_id = ${kept.id} and o.key = m.key)`;
  await tx`delete from support_message where thread_id = ${left.id}`;
  await tx`delete from support_thread where id = ${left.id}`;
  const last = left.changedAt > kept.changedAt ? left : kept;
  await tx`
    update support_thread set read_to = ${readTo}, state = ${last.state}, changed_at = ${last.changedAt},
      created_at = least(created_at, ${left.createdAt})
    where id = ${kept.id}`;
  return true;
}

/** Returns the storage of conversations between visitors and support. */
export function createSupportRepository(sql: Pool): SupportRepository {
  const requests = (owner: SupportOwner, where: ReturnType<typeof sql>) => sql<RequestRow[]>`
    select ${threadColumns(sql)}, first.body as text,
      case when p.id is null then null else jsonb_build_object('id', p.id, 'kind', p.kind, 'state', p.state,
        'amount', p.amount, 'iso', p.currency, 'methodKind', p.method_kind, 'methodName', p.method_name) end as payment,
      (select count(*)::int from support_message m
        where m.thread_id = t.id and m.author = 'staff' and m.id > t.read_to) as unread
    from support_thread t join support_message first on first.thread_id = t.id and first.key = t.key
    left join payment p on p.id = t.payment_id and p.user_id = t.user_id
    where t.owner = ${owner.name} and t.kind = 'request' and ${where}
    order by t.changed_at desc, t.id desc limit ${MAX_REQUESTS}`;

  return {
    asOwner: <T>(owner: SupportOwner, work: (work: OwnerWork) => Promise<T>) =>
      sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(hashtextextended(${owner.name}, 11))`;
        return work(ownerWork(tx as Transaction, owner));
      }) as Promise<T>,
    handOver: (from, to) =>
      sql.begin(async (transaction) => {
        const tx = transaction as Transaction;
        // Always in the same order, so that two of them cannot deadlock.
        for (const name of [from.name, to.name].sort())
          await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 11))`;
        const hadChat = await joinChats(tx, from, to);
        const requests = await tx`
          update support_thread t set owner = ${to.name}, user_id = ${to.userId}
          where owner = ${from.name} and kind = 'request'
            and not exists (select from support_thread o where o.owner = ${to.name} and o.key = t.key)`;
        const callbacks = await tx`
          update support_callback c set owner = ${to.name}, user_id = ${to.userId}
          where owner = ${from.name}
            and not exists (select from support_callback o where o.owner = ${to.name} and o.key = c.key)`;
        return hadChat || requests.count + callbacks.count > 0;
      }) as Promise<boolean>,
    async chatOf(owner) {
      const [row] = await sql<ThreadRow[]>`
        select ${threadColumns(sql)} from support_thread t where owner = ${owner.name} and kind = 'chat'`;
      return row ?? null;
    },
    requestsOf: (owner, { isAboutPayments, paymentId }) =>
      requests(
        owner,
        sql`(${!isAboutPayments} or t.payment_topic is not null)
          and (${paymentId}::bigint is null or t.payment_id = ${paymentId})`,
      ),
    requestOf: async (owner, id) => (await requests(owner, sql`t.id = ${id}`))[0] ?? null,
    async messages(threadId, limit, below) {
      const rows = await sql<MessageRow[]>`
        select id, author, body as text, at from support_message
        where thread_id = ${threadId} ${below === undefined ? sql`` : sql`and id < ${below}`}
        order by id desc limit ${limit}`;
      return rows.toReversed();
    },
    unreadOf: (owner) => sql<UnreadRow[]>`
      select t.kind, (count(*) filter (where m.author = 'staff' and m.id > t.read_to))::int as unread,
        coalesce(max(m.id), 0) as "lastId"
      from support_thread t join support_message m on m.thread_id = t.id
      where t.owner = ${owner.name} group by t.kind`,
    async markRead(threadId, upTo) {
      await sql`
        update support_thread set read_to = greatest(read_to, least(${upTo},
          (select max(id) from support_message where thread_id = ${threadId})))
        where id = ${threadId}`;
    },
  };
}
