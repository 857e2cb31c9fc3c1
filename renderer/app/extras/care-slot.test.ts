import { expect, test } from 'vitest';
import { careAsked, signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { careAction } from './care-slot.tsx';

const known = { isError: false, isSuccess: true };

test.each([
  ['the tools to a player', { ...known, data: session }, careAsked()],
  ['the sign-in to a guest', { ...known, data: null }, signInAsked({ reason: 'none' })],
  [
    'the sign-in where the session cannot be read',
    { isError: true, isSuccess: false },
    signInAsked({ reason: 'none' }),
  ],
  ['nothing before it is known who is signed in', { isError: false, isSuccess: false }, null],
])('a link to safer play opens %s', (_, state, action) => {
  expect(careAction(state)).toEqual(action);
});
