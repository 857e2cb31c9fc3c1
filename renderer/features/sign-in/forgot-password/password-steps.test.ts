import { describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import {
  nextPasswordStep,
  PASSWORD_START,
  type PasswordEvent,
  type PasswordState,
  type PasswordStep,
} from './password-steps.ts';

const email: CodeAsked = { request: 'r', channel: 'email', target: 'a•••@b.c', endsAt: 600, resendAt: 60, now: 0 };
const message: CodeAsked = { ...email, channel: 'sms', target: '+49•••89' };

const EVENTS: readonly PasswordEvent[] = [
  { type: 'asked', asked: email },
  { type: 'resent', asked: { ...email, resendAt: 120 } },
  { type: 'linkPreferred' },
  { type: 'codePreferred' },
  { type: 'codeRight', token: 't' },
  { type: 'refused', problem: 'wrong_code' },
  { type: 'chosen', password: 'a long sentence' },
  { type: 'reconsidered' },
  { type: 'set' },
  { type: 'back' },
  { type: 'closed' },
  { type: 'wentOn' },
  { type: 'stopped' },
];

const at = (step: PasswordStep, more: Partial<PasswordState> = {}): PasswordState => ({
  ...PASSWORD_START,
  step,
  asked: step === 'login' ? null : email,
  ...more,
});

/** Next step by event; an event that is not listed changes nothing. */
const TABLE: Readonly<Record<PasswordStep, Partial<Record<PasswordEvent['type'], PasswordStep>>>> = {
  login: { asked: 'code', closed: 'exit' },
  code: { linkPreferred: 'sent', codeRight: 'new_password', back: 'login', closed: 'exit' },
  sent: { codePreferred: 'code', closed: 'exit' },
  new_password: { chosen: 'approve', closed: 'cancel' },
  approve: { reconsidered: 'new_password', set: 'exit', refused: 'login', closed: 'cancel' },
  cancel: { wentOn: 'new_password', stopped: 'exit', closed: 'new_password' },
  exit: {},
};

describe.each(Object.keys(TABLE) as PasswordStep[])('[A-05] at the step %s', (step) => {
  test.each(EVENTS.map((event) => [event.type, event] as const))(
    'the event %s leads to the step of the table',
    (type, event) => {
      expect(nextPasswordStep(at(step), event).step).toBe(TABLE[step][type] ?? step);
    },
  );
});

test('[A-05] a forgotten password is replaced by the steps login, code, new password, approve and exit', () => {
  const method = ['asked', 'codeRight', 'chosen', 'set'].map((type) => EVENTS.find((event) => event.type === type));
  const states = [PASSWORD_START];
  for (const event of method) states.push(nextPasswordStep(states.at(-1) ?? PASSWORD_START, event as PasswordEvent));
  expect(states.map(({ step }) => step)).toEqual(['login', 'code', 'new_password', 'approve', 'exit']);
  expect(states[3]).toMatchObject({ token: 't', password: 'a long sentence' });
  expect(states[4]).toMatchObject({ isDone: true, token: '', password: '' });
});

test('[A-05] a wrong or expired code is announced until another one is entered', () => {
  for (const problem of ['wrong_code', 'time_up'] as const) {
    const told = nextPasswordStep(at('code'), { type: 'refused', problem });
    expect(told).toMatchObject({ step: 'code', problem });
    expect(nextPasswordStep(told, { type: 'resent', asked: email }).problem).toBeNull();
  }
  expect(nextPasswordStep(at('approve'), { type: 'refused', problem: 'time_up' })).toEqual({
    ...PASSWORD_START,
    problem: 'time_up',
  });
});

test('[A-05] a code by text message offers no link', () => {
  const state = at('code', { asked: message });
  expect(nextPasswordStep(state, { type: 'linkPreferred' })).toBe(state);
});

test('[A-05] a player who does not cancel continues at the same step', () => {
  const asked = nextPasswordStep(at('approve', { password: 'x', token: 't' }), { type: 'closed' });
  expect(nextPasswordStep(asked, { type: 'wentOn' })).toMatchObject({ step: 'approve', password: 'x', token: 't' });
  expect(nextPasswordStep(asked, { type: 'stopped' })).toMatchObject({ step: 'exit', isDone: false, token: '' });
});
