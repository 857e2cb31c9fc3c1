import { randomUUID } from 'node:crypto';
import type { CallAnswer, ParsedBody } from '#shared/contracts/call.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type {
  askCallbackCall,
  chatMessagesCall,
  createSupportRequestCall,
  SupportMessage,
  SupportRequest,
  supportStateCall,
} from '#shared/contracts/support.ts';
import { isCallbackOffered, isConsultantWorking } from '#shared/domain/support/support-hours.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { CountAllowance, Counters } from '../accounts/accounts-service.ts';
import type { Cashier } from '../cashier/cashier-service.ts';
import type { Coupons } from '../coupons/coupons-service.ts';
import { normaliseNewPhone } from '../reference/phone-number-service.ts';
import { checkAboutPayment, isSameQuestion, wrong } from './about-payment.ts';
import { createGuestBounds, type GuestBounds } from './guest-bounds.ts';
import type { SupportBackOffice } from './staff-repository.ts';
import {
  type CallbackRow,
  guestOwner,
  type MessageRow,
  playerOwner,
  type RequestRow,
  type StaffThreadRow,
  type SupportOwner,
  type ThreadRow,
} from './support-records.ts';
import type { CountedRequest, OwnerWork, RequestsQuery, SupportRepository } from './support-repository.ts';

/** How often one player, or one guest's device, may store something; by the wall clock. */
export type SupportPolicy = Readonly<Record<CountedRequest, CountAllowance>> & {
  /** For all guests of one network, and for all guests: a guest gets a new device by dropping a cookie. */
  readonly guests?: GuestBounds;
};

/** Visitors' side of support. A null owner is a guest whose device has no token and who has written nothing. */
export interface Support {
  state(owner: SupportOwner | null): Promise<CallAnswer<typeof supportStateCall>>;
  chat(owner: SupportOwner | null, before: number | undefined): Promise<CallAnswer<typeof chatMessagesCall>>;
  /**
   * @throws ApiError CONSULTANT_AWAY, and those of all writing calls: SUPPORT_TOKEN_MISSING, IDEMPOTENCY_MISMATCH,
   * TOO_MANY_ATTEMPTS
   */
  writeChat(owner: SupportOwner | null, text: string, key: string): Promise<SupportMessage>;
  requests(owner: SupportOwner | null, query: RequestsQuery): Promise<SupportRequest[]>;
  /** @throws ApiError SUPPORT_REQUEST_UNKNOWN, also for another owner's request */
  request(
    owner: SupportOwner | null,
    id: number,
  ): Promise<{ readonly request: SupportRequest; readonly messages: SupportMessage[] }>;
  /**
   * @throws ApiError BAD_REQUEST for a guest without an e-mail and for what no topic asks, COUPON_UNKNOWN, PAYMENT_UNKNOWN
   * also for another player's, PAYMENT_MOVED for one that does not fit the topic, SUPPORT_REQUEST_OPEN while another request
   * about the payment is open, SESSION_REQUIRED for a guest's question about payments, and those of all writing calls
   */
  createRequest(
    owner: SupportOwner | null,
    body: ParsedBody<typeof createSupportRequestCall>,
    key: string,
  ): Promise<SupportRequest>;
  /** @throws ApiError SUPPORT_REQUEST_UNKNOWN, SUPPORT_REQUEST_CLOSED, and those of all writing calls */
  reply(owner: SupportOwner | null, id: number, text: string, key: string): Promise<SupportMessage>;
  /** @throws ApiError SUPPORT_REQUEST_UNKNOWN */
  read(owner: SupportOwner | null, requestId: number | null, upTo: number): Promise<void>;
  /** @throws ApiError CALLBACK_UNAVAILABLE, BAD_REQUEST for a time that is not ahead, and those of all writing calls */
  askCallback(
    owner: SupportOwner | null,
    body: ParsedBody<typeof askCallbackCall>,
    key: string,
  ): Promise<Pick<CallbackRow, 'id' | 'preferredAt'>>;
  /**
   * Moves the conversations of a guest's device to the player who has signed in. False when there were none.
   *
   * @param guest hash of the token that the device carries
   */
  join(guest: string, userId: number): Promise<boolean>;
  /** The agents' side. */
  readonly staff: SupportStaff;
}

/** A thread with its messages, for agents. */
export interface StaffThread extends StaffThreadRow {
  readonly messages: readonly SupportMessage[];
}

/** The agents' side of support; the controls of the embedded platform are one user of it. */
export interface SupportStaff {
  /** The latest two hundred, those that wait for an answer first. */
  threads(): Promise<StaffThreadRow[]>;
  /** @throws ApiError SUPPORT_REQUEST_UNKNOWN */
  thread(id: number): Promise<StaffThread>;
  /** Answers once for each key. @throws ApiError SUPPORT_REQUEST_UNKNOWN */
  answer(threadId: number, text: string, key?: string): Promise<SupportMessage>;
  /** @throws ApiError SUPPORT_REQUEST_UNKNOWN */
  close(threadId: number): Promise<void>;
  callbacks(): Promise<CallbackRow[]>;
  /** @throws ApiError SUPPORT_REQUEST_UNKNOWN */
  finishCallback(id: number): Promise<void>;
}

interface SupportInput {
  readonly announcements: Pick<Announcements, 'publish'>;
  readonly counters: Pick<Counters, 'take'>;
  readonly repository: SupportRepository;
  readonly backOffice: SupportBackOffice;
  readonly clock: ServerClock;
  readonly coupons: Pick<Coupons, 'coupon'>;
  readonly payments: Pick<Cashier, 'ownPayment'>;
  readonly config: () => Pick<SiteConfig, 'consultantParams' | 'isAvailableCallback' | 'langsHiddenCallback'>;
  readonly policy?: SupportPolicy | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;
const PAGE = 50;
const MAX_MESSAGES_OF_REQUEST = 500;
const MAX_REQUESTS_OF_STAFF = 200;

const POLICY: SupportPolicy = {
  messages: { max: 20, windowMs: MINUTE },
  requests: { max: 5, windowMs: HOUR },
  callbacks: { max: 3, windowMs: HOUR },
};
const NOTHING = { unread: 0, lastId: 0 };

function known(owner: SupportOwner | null): SupportOwner {
  if (!owner) throw new ApiError('SUPPORT_TOKEN_MISSING', { message: 'POST /web-api/support/visitor first' });
  return owner;
}

/** Returns the number of a callback in international form. */
function phoneOf(typed: string, country: string): string {
  try {
    return normaliseNewPhone(typed, { country });
  } catch {
    throw wrong('body.phone', 'Must be a number with the code of its country, such as +44 20 7946 0000');
  }
}

const toRequest = (row: RequestRow): SupportRequest => ({
  id: row.id,
  topic: row.topic,
  state: row.state,
  text: row.text,
  email: row.email,
  couponId: row.couponId,
  about:
    row.paymentTopic === null ? null : { topic: row.paymentTopic, subTopic: row.paymentSubTopic, payment: row.payment },
  createdAt: row.createdAt,
  changedAt: row.changedAt,
  unread: row.unread,
});

/** Returns the stored item, or throws when the key was used for something else. */
function sameAs<T>(kept: T, isSame: boolean): T {
  if (!isSame) throw new ApiError('IDEMPOTENCY_MISMATCH');
  return kept;
}

/** Returns the check of the owner of something that is to be stored. */
function createAdmitted({ counters, policy = POLICY }: SupportInput) {
  const check = createGuestBounds(counters, policy.guests);
  return async (asking: SupportOwner | null): Promise<SupportOwner> => {
    const owner = known(asking);
    await check(owner);
    return owner;
  };
}

type Tell = (userId: number | null | undefined) => void;

/** Returns what tells the pages of a player that conversations have changed; guests ask for themselves. */
const createTeller =
  ({ announcements }: Pick<SupportInput, 'announcements'>): Tell =>
  (userId) => {
    if (typeof userId === 'number') announcements.publish('player', { userId, about: 'support' });
  };

/** Adds to every change that a visitor makes that the player's other pages are told of it. */
function telling(support: Support, tell: Tell): Support {
  const told = <Answer>(owner: SupportOwner | null, answer: Answer): Answer => {
    tell(owner?.userId);
    return answer;
  };
  return {
    ...support,
    writeChat: async (owner, ...rest) => told(owner, await support.writeChat(owner, ...rest)),
    createRequest: async (owner, ...rest) => told(owner, await support.createRequest(owner, ...rest)),
    reply: async (owner, ...rest) => told(owner, await support.reply(owner, ...rest)),
    read: async (owner, ...rest) => told(owner, await support.read(owner, ...rest)),
    async join(guest, userId) {
      const hasJoined = await support.join(guest, userId);
      if (hasJoined) tell(userId);
      return hasJoined;
    },
  };
}

/** Returns the conversations of visitors with support (shell §1; N-07, R-38). */
export const createSupport = (input: SupportInput): Support => telling(createConversations(input), createTeller(input));

function createConversations(input: SupportInput): Support {
  const { repository, clock, coupons, config, policy = POLICY } = input;
  const admitted = createAdmitted(input);

  async function admit(work: OwnerWork, what: CountedRequest): Promise<void> {
    const { max, windowMs } = policy[what];
    if ((await work.stored(what, windowMs)) < max) return;
    throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(windowMs / 1000) });
  }

  async function write(work: OwnerWork, thread: ThreadRow, text: string, key: string): Promise<MessageRow> {
    const before = await work.messageOf(thread.id, key);
    if (before) return sameAs(before, before.text === text);
    if (thread.kind === 'request' && thread.state === 'closed') throw new ApiError('SUPPORT_REQUEST_CLOSED');
    await admit(work, 'messages');
    return work.addMessage(thread.id, { text, key, at: clock.now() });
  }

  async function requestOf(owner: SupportOwner | null, id: number): Promise<RequestRow> {
    const row = owner && (await repository.requestOf(owner, id));
    if (!row) throw new ApiError('SUPPORT_REQUEST_UNKNOWN');
    return row;
  }

  async function checkRequest(owner: SupportOwner, body: ParsedBody<typeof createSupportRequestCall>): Promise<void> {
    const { userId } = owner;
    if (userId === null) {
      if (body.email === undefined) throw wrong('body.email', 'A guest gives an e-mail to be answered at');
    } else if (body.couponId !== undefined) await coupons.coupon(userId, Number(body.couponId));
    await checkAboutPayment(userId, body, input.payments);
  }

  return {
    async state(owner) {
      const rows = owner ? await repository.unreadOf(owner) : [];
      const of = (kind: ThreadRow['kind']) => rows.find((row) => row.kind === kind) ?? NOTHING;
      return { chat: of('chat'), requests: of('request') };
    },
    async chat(owner, before) {
      const thread = owner && (await repository.chatOf(owner));
      if (!thread) return { messages: [], before: null, readTo: 0 };
      const rows = await repository.messages(thread.id, PAGE + 1, before);
      const messages = rows.slice(-PAGE);
      return { messages, before: rows.length > PAGE ? (messages[0]?.id ?? null) : null, readTo: thread.readTo };
    },
    async writeChat(owner, text, key) {
      return repository.asOwner(await admitted(owner), async (work) => {
        const thread = await work.chat(clock.now());
        // A message that was stored before is not refused because the agent has left in the meantime.
        const isOld = (await work.messageOf(thread.id, key)) !== null;
        if (!isOld && !isConsultantWorking(config().consultantParams, clock.now()))
          throw new ApiError('CONSULTANT_AWAY');
        return write(work, thread, text, key);
      });
    },
    requests: async (owner, query) => (owner ? (await repository.requestsOf(owner, query)).map(toRequest) : []),
    async request(owner, id) {
      const row = await requestOf(owner, id);
      return { request: toRequest(row), messages: await repository.messages(row.id, MAX_MESSAGES_OF_REQUEST) };
    },
    async createRequest(asking, body, key) {
      const owner = await admitted(asking);
      const { topic, text, couponId = null, about = null } = body;
      // What was stored before is not refused because its payment has moved in the meantime.
      if (!(await repository.asOwner(owner, (work) => work.requestOf(key)))) await checkRequest(owner, body);
      const id = await repository.asOwner(owner, async (work) => {
        const before = await work.requestOf(key);
        if (before) return sameAs(before.id, isSameQuestion(before, body));
        await admit(work, 'requests');
        if (about !== null && about.paymentId !== null && (await work.hasOpenRequest(about.paymentId)))
          throw new ApiError('SUPPORT_REQUEST_OPEN');
        const email = owner.userId === null ? (body.email ?? null) : null;
        return work.addRequest({ topic, text, couponId, about, email, key, at: clock.now() });
      });
      return toRequest(await requestOf(owner, id));
    },
    reply: async (owner, id, text, key) =>
      repository.asOwner(await admitted(owner), async (work) => {
        const thread = await work.request(id);
        if (!thread) throw new ApiError('SUPPORT_REQUEST_UNKNOWN');
        return write(work, thread, text, key);
      }),
    async read(owner, requestId, upTo) {
      const thread = requestId === null ? owner && (await repository.chatOf(owner)) : await requestOf(owner, requestId);
      if (thread) await repository.markRead(thread.id, upTo);
    },
    async askCallback(owner, { phone: typed, country = '', preferredAt, language }, key) {
      if (!isCallbackOffered(config(), language)) throw new ApiError('CALLBACK_UNAVAILABLE');
      const phone = phoneOf(typed, country);
      return repository.asOwner(await admitted(owner), async (work) => {
        const before = await work.callbackOf(key);
        if (before) return sameAs(before, before.phone === phone && before.preferredAt === preferredAt);
        const now = clock.now();
        const isAhead = preferredAt === null || (preferredAt > now && preferredAt <= now + WEEK);
        if (!isAhead) throw wrong('body.preferredAt', 'Must be within the next seven days, or null');
        await admit(work, 'callbacks');
        return work.addCallback({ phone, preferredAt, language, key, at: now });
      });
    },
    join: (guest, userId) => repository.handOver(guestOwner(guest), playerOwner(userId)),
    staff: createStaff(input),
  };
}

function createStaff(input: SupportInput): SupportStaff {
  const { repository, backOffice, clock } = input;
  const tell = createTeller(input);

  async function found(id: number): Promise<StaffThreadRow> {
    const row = await backOffice.thread(id);
    if (!row) throw new ApiError('SUPPORT_REQUEST_UNKNOWN');
    return row;
  }

  return {
    threads: () => backOffice.threads(MAX_REQUESTS_OF_STAFF),
    async thread(id) {
      return { ...(await found(id)), messages: await repository.messages(id, MAX_MESSAGES_OF_REQUEST) };
    },
    async answer(threadId, text, key = randomUUID()) {
      const { userId } = await found(threadId);
      const message = await backOffice.answer(threadId, { text, key, at: clock.now() });
      tell(userId);
      return message;
    },
    async close(threadId) {
      const { userId } = await found(threadId);
      await backOffice.setState(threadId, 'closed', clock.now());
      tell(userId);
    },
    callbacks: () => backOffice.callbacks(MAX_REQUESTS_OF_STAFF),
    async finishCallback(id) {
      if (!(await backOffice.finishCallback(id, clock.now()))) throw new ApiError('SUPPORT_REQUEST_UNKNOWN');
    },
  };
}
