import { expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import { ENTRY_START, type EntryEvent, type EntryState, nextEntry } from './entry-mode.ts';

const code = (request: string, resendAt = 60): CodeAsked => ({
  request,
  channel: 'sms',
  target: '+49•••89',
  endsAt: 600,
  resendAt,
  now: 0,
});
const [sms, renewed] = [code('sms'), code('sms', 120)];
const step: SecondStep = { request: 'second', factors: ['totp'], target: null, asked: null, endsAt: 600, now: 0 };

const email: EntryState = ENTRY_START;
const phone: EntryState = { mode: 'phone_password', method: 'phone_password', asked: null, step: null };
const number: EntryState = { mode: 'sms', method: 'sms', asked: null, step: null };
const typing: EntryState = { ...number, asked: sms };
const twoOf = (method: EntryState['method']): EntryState => ({
  mode: 'login_password_two_step_code',
  method,
  asked: null,
  step,
});

const choose = (method: EntryState['method']): EntryEvent => ({ type: 'chosen', method });
const left: EntryEvent = { type: 'left' };
const sent: EntryEvent = { type: 'smsSent', asked: sms };
const asked: EntryEvent = { type: 'twoStepAsked', step };
const resent: EntryEvent = { type: 'resent', asked: renewed };

test.each<[string, EntryState, EntryEvent, EntryState]>([
  ['e-mail, phone chosen', email, choose('phone_password'), phone],
  ['e-mail, text message chosen', email, choose('sms'), number],
  ['phone, e-mail chosen', phone, choose('login_password'), email],
  ['a code is awaited, another way chosen', typing, choose('phone_password'), phone],
  ['a number was given, its code sent', number, sent, typing],
  ['e-mail, a code comes too late', email, sent, email],
  ['e-mail, the second step', email, asked, twoOf('login_password')],
  ['phone, the second step', phone, asked, twoOf('phone_password')],
  ['the code of a text message was right, the second step', typing, asked, twoOf('sms')],
  ['the second step is asked for once', twoOf('sms'), asked, twoOf('sms')],
  ['at the second step no other way can be chosen', twoOf('phone_password'), choose('sms'), twoOf('phone_password')],
  ['another code came', typing, resent, { ...typing, asked: renewed }],
  ['another code came, for a request that was left', twoOf('sms'), resent, twoOf('sms')],
  ['another code came, when none is awaited', number, resent, number],
  ['away from the code of a text message', typing, left, number],
  ['away from the second step after a password', twoOf('phone_password'), left, phone],
  ['away from the second step after a text message', twoOf('sms'), left, number],
])('[A-02] %s', (_, from, event, to) => {
  expect(nextEntry(from, event)).toEqual(to);
});
