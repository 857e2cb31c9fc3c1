import * as v from 'valibot';
import { SUPPORT_STATES, SUPPORT_TEXT_LENGTH, SUPPORT_TOPICS } from '../domain/support/support-topics.ts';
import { defineCall } from './call.ts';
import { CONTROL_PREFIX } from './control.ts';
import { supportMessageSchema } from './support.ts';

/** The readable page of support's side, and the prefix of its calls. */
export const CONTROL_SUPPORT_PAGE = `${CONTROL_PREFIX}/support`;

const instant = v.number();
const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const threadEntries = {
  id: rowId,
  kind: v.picklist(['chat', 'request']),
  /** null for a guest. */
  userId: v.nullable(v.number()),
  /** E-mail of the player, or what the guest has given. */
  contact: v.nullable(v.string()),
  topic: v.nullable(v.picklist(SUPPORT_TOPICS)),
  couponId: v.nullable(v.string()),
  state: v.picklist(SUPPORT_STATES),
  /** Server clock, epoch ms. */
  createdAt: instant,
  changedAt: instant,
  lastText: v.string(),
  lastAuthor: v.picklist(['visitor', 'staff']),
};

/** What support reads: nothing in it lets anybody act as a visitor. */
export const controlSupportCall = defineCall({
  id: 'controlSupport',
  method: 'GET',
  path: `${CONTROL_SUPPORT_PAGE}/threads`,
  summary: 'Chats and requests of visitors, those first that wait for an answer, and callbacks that were asked for',
  answer: v.object({
    threads: v.array(v.object(threadEntries)),
    callbacks: v.array(
      v.object({
        id: rowId,
        phone: v.string(),
        /** null: as soon as somebody can. */
        preferredAt: v.nullable(instant),
        language: v.string(),
        askedAt: instant,
        doneAt: v.nullable(instant),
      }),
    ),
  }),
});

export const controlSupportThreadCall = defineCall({
  id: 'controlSupportThread',
  method: 'GET',
  path: `${CONTROL_SUPPORT_PAGE}/threads/:threadId`,
  summary: 'One chat or request with everything that was written in it, oldest first',
  params: v.object({ threadId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) }),
  answer: v.object({ ...threadEntries, messages: v.array(supportMessageSchema) }),
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

const answerText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(SUPPORT_TEXT_LENGTH),
  v.check((value) => !value.includes('\0')),
);

export const controlSupportAnswerCall = defineCall({
  id: 'controlSupportAnswer',
  method: 'POST',
  path: `${CONTROL_SUPPORT_PAGE}/answer`,
  summary: 'Writes to a visitor as support does',
  body: v.object({ threadId: rowId, text: answerText }),
  answer: supportMessageSchema,
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const controlSupportCloseCall = defineCall({
  id: 'controlSupportClose',
  method: 'POST',
  path: `${CONTROL_SUPPORT_PAGE}/close`,
  summary: 'Closes a request: its visitor can add nothing to it',
  body: v.object({ threadId: rowId }),
  answer: v.object({ success: v.boolean() }),
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const controlCallbackCall = defineCall({
  id: 'controlCallback',
  method: 'POST',
  path: `${CONTROL_SUPPORT_PAGE}/called`,
  summary: 'Support has called somebody back',
  body: v.object({ callbackId: rowId }),
  answer: v.object({ success: v.boolean() }),
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

const formId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'is no number'), v.transform(Number));

/** What the forms of the page send, all of them to its own address. */
export const controlSupportFormSchema = v.variant('action', [
  v.object({
    action: v.literal('answer'),
    id: formId,
    text: answerText,
    /** Made with the form, so that sending it twice answers once. */
    key: v.pipe(v.string(), v.uuid()),
  }),
  v.object({ action: v.literal('close'), id: formId }),
  v.object({ action: v.literal('called'), id: formId }),
]);

export type ControlSupportForm = v.InferOutput<typeof controlSupportFormSchema>;
