import { expect, test } from 'vitest';
import type { ActivationType } from './activation-type.ts';
import { hasAllContacts, needsEmailActivation, needsPhoneActivation } from './contacts.ts';

const [EMAIL, PHONE] = ['kim@example.com', '+4915123456789'];

test.each([
  ['', '', false],
  [EMAIL, '', false],
  ['', PHONE, false],
  [EMAIL, PHONE, true],
])('[O-03] with the email "%s" and the phone "%s" the contact fields are filled: %s', (email, phone, isFilled) => {
  expect(hasAllContacts({ user_email: email, phone_number: phone })).toBe(isFilled);
});

const TYPES: readonly (readonly [ActivationType, boolean, boolean])[] = [
  [0, true, true],
  [1, true, false],
  [2, false, false],
  [3, false, true],
];

test.each(TYPES)('[O-03] with the activation type %i the phone needs activation: %s, the email: %s', (...row) => {
  const [activation_type, phone, email] = row;
  const contacts = { user_email: EMAIL, phone_number: PHONE, activation_type };
  expect([needsPhoneActivation(contacts), needsEmailActivation(contacts)]).toEqual([phone, email]);
});

test.each(TYPES)(
  '[O-03] with the activation type %i a contact that is not there needs no activation',
  (activation_type) => {
    const contacts = { user_email: '', phone_number: '', activation_type };
    expect([needsPhoneActivation(contacts), needsEmailActivation(contacts)]).toEqual([false, false]);
  },
);
