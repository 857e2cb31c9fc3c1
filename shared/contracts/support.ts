import * as v from 'valibot';
import { PAYMENT_METHOD_KINDS } from '../domain/cashier/payment-methods.ts';
import { paymentTopicOf } from '../domain/cashier/payment-topics.ts';
import { EVERY_PAYMENT_STATE, PAYMENT_KINDS } from '../domain/cashier/payments.ts';
import { withoutDirectionControls } from '../domain/support/direction-controls.ts';
import { SUPPORT_STATES, SUPPORT_TEXT_LENGTH, SUPPORT_TOPICS } from '../domain/support/support-topics.ts';
import { defineCall } from './call.ts';
import { perMinute, perTenMinutes } from './call-rate.ts';
import { emailAddress } from './email-address.ts';
import { instant } from './instant.ts';
import { openPaths } from './paths.ts';

const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const rowIdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'is no number of a request'));

/** Text that a visitor writes: trimmed, in the order in which it reads, and of characters that a text column can store. */
const text = v.pipe(
  v.string(),
  v.transform(withoutDirectionControls),
  v.trim(),
  v.minLength(1, 'Must not be empty'),
  v.maxLength(SUPPORT_TEXT_LENGTH, `Must not be longer than ${SUPPORT_TEXT_LENGTH} characters`),
  v.check((value) => !value.includes('\0'), 'Must hold no zero characters'),
);

const paymentTopic = v.pipe(
  rowId,
  v.check((id) => paymentTopicOf(id) !== undefined, 'Must be the number of a topic of payments'),
);

export const supportMessageSchema = v.object({
  /** Id of a message; it grows with every message of the site. */
  id: rowId,
  author: v.picklist(['visitor', 'staff']),
  text: v.string(),
  /** Server clock, epoch ms. */
  at: instant,
});

/** What a request asks about a payment; `topic` and `subTopic` are numbers of PAYMENT_TOPICS. */
const aboutPayment = v.object({
  topic: rowId,
  subTopic: v.nullable(rowId),
  /** The payment as it is now; null for a question without one. */
  payment: v.nullable(
    v.object({
      id: rowId,
      kind: v.picklist(PAYMENT_KINDS),
      state: v.picklist(EVERY_PAYMENT_STATE),
      /** Minor units. */
      amount: v.number(),
      iso: v.string(),
      methodKind: v.picklist(PAYMENT_METHOD_KINDS),
      /** Brand of the method; '' for one that its kind names. */
      methodName: v.string(),
    }),
  ),
});

export const supportRequestSchema = v.object({
  /** Number of the request that the visitor sees. */
  id: rowId,
  topic: v.picklist(SUPPORT_TOPICS),
  state: v.picklist(SUPPORT_STATES),
  /** First message of the visitor. */
  text: v.string(),
  /** Email for the answer to a guest; null for a player. */
  email: v.nullable(v.string()),
  couponId: v.nullable(v.string()),
  /** null for a request that is not about a payment. */
  about: v.nullable(aboutPayment),
  /** Server clock, epoch ms. */
  createdAt: instant,
  changedAt: instant,
  /** Number of answers that the visitor has not read. */
  unread: v.number(),
});

const errorsOfWriting = ['SUPPORT_TOKEN_MISSING', 'IDEMPOTENCY_MISMATCH', 'TOO_MANY_ATTEMPTS'];

/**
 * Answers what the badge of the support button shows; the client repeats the call, so the answer is small (shell §1).
 */
export const supportStateCall = defineCall({
  id: 'supportState',
  method: 'GET',
  path: openPaths.supportState,
  rate: 'read',
  summary: 'Number of unread answers of support, in the chat and in requests',
  answer: v.object({
    chat: v.object({
      unread: v.number(),
      /** Id of the last message; 0 before the first. */
      lastId: v.number(),
    }),
    requests: v.object({ unread: v.number(), lastId: v.number() }),
  }),
});

/**
 * Gives the device of a guest a token in a cookie that no script can read; a device that has one keeps it. Only this
 * token finds what a guest has written. A player needs none.
 */
export const openSupportCall = defineCall({
  id: 'openSupport',
  method: 'POST',
  path: openPaths.supportVisitor,
  rate: perTenMinutes(30),
  summary: 'Gives the device of a guest a token for support',
  answer: v.object({ success: v.boolean() }),
  errors: ['TOO_MANY_ATTEMPTS'],
});

/** Answers a page of the chat, oldest message first. */
export const chatMessagesCall = defineCall({
  id: 'chatMessages',
  method: 'GET',
  path: openPaths.supportChat,
  rate: 'read',
  summary: 'Messages of the visitor’s chat: the last ones, or those before a message',
  query: v.object({ before: v.optional(rowIdText) }),
  answer: v.object({
    messages: v.array(supportMessageSchema),
    /** Cursor for the page before this one; null on the first page. */
    before: v.nullable(rowId),
    /** Id of the last message that the visitor has read. */
    readTo: v.number(),
  }),
});

export const writeChatCall = defineCall({
  id: 'writeChat',
  method: 'POST',
  path: openPaths.supportChat,
  rate: perMinute(120),
  summary: 'Writes a message into the visitor’s chat; the same key writes it once',
  body: v.object({ text }),
  answer: supportMessageSchema,
  errors: ['CONSULTANT_AWAY', ...errorsOfWriting],
  idempotent: true,
});

export const supportRequestsCall = defineCall({
  id: 'supportRequests',
  method: 'GET',
  path: openPaths.supportRequests,
  rate: 'read',
  summary: 'The last hundred requests of the visitor, or those about payments, by last change',
  query: v.object({
    /** payments: only those with a topic of payments. */
    about: v.optional(v.literal('payments')),
    /** Only those about this payment. */
    paymentId: v.optional(rowIdText),
  }),
  answer: v.object({ requests: v.array(supportRequestSchema) }),
});

export const createSupportRequestCall = defineCall({
  id: 'createSupportRequest',
  method: 'POST',
  path: openPaths.supportRequests,
  rate: perTenMinutes(30),
  summary: 'Asks support something by a form; the same key asks it once',
  body: v.object({
    topic: v.picklist(SUPPORT_TOPICS, `Must be one of ${SUPPORT_TOPICS.join(', ')}`),
    text,
    /** Email for the answer to a guest. For a player the player's own email counts instead. */
    email: v.optional(emailAddress),
    /** Coupon that the question is about. A player can name only an own coupon. */
    couponId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Must be the number of a coupon: digits only'))),
    /** What a player asks about payments, under the topic `payments`; the payment has to be an own one that fits. */
    about: v.optional(
      v.object({
        topic: paymentTopic,
        /** null for none of the sub-topics. */
        subTopic: v.nullable(rowId),
        /** null for a question without a payment. */
        paymentId: v.nullable(rowId),
      }),
    ),
  }),
  answer: supportRequestSchema,
  errors: [
    'COUPON_UNKNOWN',
    'PAYMENT_UNKNOWN',
    'PAYMENT_MOVED',
    'SUPPORT_REQUEST_OPEN',
    'SESSION_REQUIRED',
    ...errorsOfWriting,
  ],
  idempotent: true,
});

/** Answers one request. The request of another visitor answers like one that does not exist. */
export const supportRequestCall = defineCall({
  id: 'supportRequest',
  method: 'GET',
  path: openPaths.supportRequest,
  rate: 'read',
  summary: 'One request of the visitor with all its messages, oldest first',
  params: v.object({ requestId: rowIdText }),
  answer: v.object({ request: supportRequestSchema, messages: v.array(supportMessageSchema) }),
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const replySupportRequestCall = defineCall({
  id: 'replySupportRequest',
  method: 'POST',
  path: openPaths.supportReplies,
  rate: perMinute(120),
  summary: 'Adds a message to a request that is not closed, which opens it again; the same key adds it once',
  params: v.object({ requestId: rowIdText }),
  body: v.object({ text }),
  answer: supportMessageSchema,
  errors: ['SUPPORT_REQUEST_UNKNOWN', 'SUPPORT_REQUEST_CLOSED', ...errorsOfWriting],
  idempotent: true,
});

export const readSupportCall = defineCall({
  id: 'readSupport',
  method: 'POST',
  path: openPaths.supportRead,
  rate: 'read',
  summary: 'Marks a chat or a request as read up to a message; the mark never goes back',
  body: v.object({
    /** null: the chat. */
    requestId: v.nullable(rowId),
    /** Id of the last message read. */
    upTo: rowId,
  }),
  answer: v.object({ success: v.boolean() }),
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const askCallbackCall = defineCall({
  id: 'askCallback',
  method: 'POST',
  path: openPaths.supportCallbacks,
  rate: perTenMinutes(10),
  summary: 'Asks for a callback, where the site offers it; the same key asks once',
  body: v.object({
    /** Phone number with the code of its country, or as it is called within `country`. */
    phone: v.pipe(v.string(), v.maxLength(40)),
    /** ISO 3166-1: country of a number without a code. */
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    /** Server clock, epoch ms, within the next seven days; null: as soon as an agent is free. */
    preferredAt: v.nullable(instant),
    /** Language of the visitor, two letters. */
    language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'Must be a language of two letters')),
  }),
  answer: v.object({ id: rowId, preferredAt: v.nullable(instant) }),
  errors: ['CALLBACK_UNAVAILABLE', ...errorsOfWriting],
  idempotent: true,
});

export type AboutPayment = NonNullable<SupportRequest['about']>;
export type SupportMessage = v.InferOutput<typeof supportMessageSchema>;
export type SupportRequest = v.InferOutput<typeof supportRequestSchema>;
