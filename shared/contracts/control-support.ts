import * as v from 'valibot';
import { withoutDirectionControls } from '../domain/support/direction-controls.ts';
import { SUPPORT_STATES, SUPPORT_TEXT_LENGTH, SUPPORT_TOPICS } from '../domain/support/support-topics.ts';
import { CONTROL_PREFIX, defineControl } from './control-call.ts';
import { shownInstant } from './instant.ts';
import { supportMessageSchema } from './support.ts';

/** Page on which support answers visitors, and the prefix of its calls. */
export const CONTROL_SUPPORT_PAGE = `${CONTROL_PREFIX}/support`;

const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const threadEntries = {
  id: rowId,
  kind: v.picklist(['chat', 'request']),
  /** null for a guest. */
  userId: v.nullable(v.number()),
  /** Email of the player, or the address that the guest gave. */
  contact: v.nullable(v.string()),
  topic: v.nullable(v.picklist(SUPPORT_TOPICS)),
  couponId: v.nullable(v.string()),
  /** Numbers of PAYMENT_TOPICS; null for what is not about payments. */
  paymentTopic: v.nullable(v.number()),
  paymentSubTopic: v.nullable(v.number()),
  paymentId: v.nullable(v.number()),
  state: v.picklist(SUPPORT_STATES),
  /** Server clock, epoch ms. */
  createdAt: shownInstant,
  changedAt: shownInstant,
  lastText: v.string(),
  lastAuthor: v.picklist(['visitor', 'staff']),
};

/** Answers everything that support reads; nothing in it would let a reader act as the visitor. */
export const controlSupportCall = defineControl({
  id: 'controlSupport',
  method: 'GET',
  path: '/support/threads',
  summary: 'Chats and requests of visitors, unanswered ones first, and the callbacks that visitors asked for',
  answer: v.object({
    threads: v.array(v.object(threadEntries)),
    callbacks: v.array(
      v.object({
        id: rowId,
        phone: v.string(),
        /** null: as soon as an agent is free. */
        preferredAt: v.nullable(shownInstant),
        language: v.string(),
        askedAt: shownInstant,
        doneAt: v.nullable(shownInstant),
      }),
    ),
  }),
});

export const controlSupportThreadCall = defineControl({
  id: 'controlSupportThread',
  method: 'GET',
  path: '/support/threads/:threadId',
  summary: 'One chat or request with all its messages, oldest first',
  params: v.object({ threadId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) }),
  answer: v.object({ ...threadEntries, messages: v.array(supportMessageSchema) }),
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

const answerText = v.pipe(
  v.string(),
  v.transform(withoutDirectionControls),
  v.trim(),
  v.minLength(1),
  v.maxLength(SUPPORT_TEXT_LENGTH),
  v.check((value) => !value.includes('\0')),
);

export const controlSupportAnswerCall = defineControl({
  id: 'controlSupportAnswer',
  method: 'POST',
  path: '/support/answer',
  summary: 'Sends a message of support to a visitor',
  body: v.object({ threadId: rowId, text: answerText }),
  answer: supportMessageSchema,
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const controlSupportCloseCall = defineControl({
  id: 'controlSupportClose',
  method: 'POST',
  path: '/support/close',
  summary: 'Closes a request, so that its visitor can add nothing to it',
  body: v.object({ threadId: rowId }),
  answer: v.object({ success: v.boolean() }),
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const controlCallbackCall = defineControl({
  id: 'controlCallback',
  method: 'POST',
  path: '/support/called',
  summary: 'Marks a callback as done',
  body: v.object({ callbackId: rowId }),
  answer: v.object({ success: v.boolean() }),
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

const formId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'is no number'), v.transform(Number));

/** Forms of the page; each is sent to the page's own address. */
export const controlSupportFormSchema = v.variant('action', [
  v.object({
    action: v.literal('answer'),
    id: formId,
    text: answerText,
    /** UUID made with the form, so that sending it twice answers once. */
    key: v.pipe(v.string(), v.uuid()),
  }),
  v.object({ action: v.literal('close'), id: formId }),
  v.object({ action: v.literal('called'), id: formId }),
]);

export type ControlSupportForm = v.InferOutput<typeof controlSupportFormSchema>;
