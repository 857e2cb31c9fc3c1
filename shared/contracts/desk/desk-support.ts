import * as v from 'valibot';
import {
  controlCallbackCall,
  controlSupportAnswerCall,
  controlSupportCall,
  controlSupportCloseCall,
  controlSupportThreadCall,
} from '../control-support.ts';
import { defineDeskAct, defineDeskRead, idInPath, impliedReason } from './desk-call.ts';

export const deskSupportCall = defineDeskRead({
  id: 'deskSupport',
  path: '/support',
  summary: 'Chats and requests of visitors, unanswered ones first, and the callbacks that visitors asked for',
  roles: ['support'],
  answer: controlSupportCall.answer,
});

export const deskThreadCall = defineDeskRead({
  id: 'deskThread',
  path: '/support/:threadId',
  summary: 'One chat or request with all its messages, oldest first',
  roles: ['support'],
  params: v.object({ threadId: idInPath }),
  answer: controlSupportThreadCall.answer,
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const deskAnswerCall = defineDeskAct({
  id: 'deskAnswer',
  path: '/support/answer',
  summary: 'Sends a message of support to a visitor, once for each key',
  roles: ['support'],
  entries: { ...controlSupportAnswerCall.body.entries, key: v.pipe(v.string(), v.uuid()), reason: impliedReason },
  answer: controlSupportAnswerCall.answer,
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const deskCloseThreadCall = defineDeskAct({
  id: 'deskCloseThread',
  path: '/support/close',
  summary: 'Closes a request, so that its visitor can add nothing to it',
  roles: ['support'],
  entries: { ...controlSupportCloseCall.body.entries, reason: impliedReason },
  answer: controlSupportCloseCall.answer,
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});

export const deskCalledCall = defineDeskAct({
  id: 'deskCalled',
  path: '/support/called',
  summary: 'Marks a callback as done',
  roles: ['support'],
  entries: { ...controlCallbackCall.body.entries, reason: impliedReason },
  answer: controlCallbackCall.answer,
  errors: ['SUPPORT_REQUEST_UNKNOWN'],
});
