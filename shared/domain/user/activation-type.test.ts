import { expect, test } from 'vitest';
import { activationTypeOf } from './activation-type.ts';

const [EMAIL, PHONE] = ['kim@example.com', '+4915123456789'];

test.each([
  ['', null, 0],
  [EMAIL, null, 1],
  [EMAIL, PHONE, 2],
  ['', PHONE, 3],
])('[O-03] [O-04] the email "%s" and the phone %s have the activation type %i', (email, phone, type) => {
  expect(activationTypeOf({ email, phone })).toBe(type);
});

test.each([
  ['', 0, 3],
  [EMAIL, 1, 2],
])(
  '[O-03] [O-04] with the email "%s", confirming a phone moves the activation type from %i to %i',
  (email, before, after) => {
    expect([activationTypeOf({ email, phone: null }), activationTypeOf({ email, phone: PHONE })]).toEqual([
      before,
      after,
    ]);
  },
);

test.each([
  [null, 0, 1],
  [PHONE, 3, 2],
])(
  '[O-03] [O-04] with the phone %s, confirming an email moves the activation type from %i to %i',
  (phone, before, after) => {
    expect([activationTypeOf({ email: '', phone }), activationTypeOf({ email: EMAIL, phone })]).toEqual([
      before,
      after,
    ]);
  },
);
