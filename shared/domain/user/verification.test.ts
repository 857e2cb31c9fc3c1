import { expect, test } from 'vitest';
import { isNotVerified, isVerificationPending, isVerified, VERIFIED_GROUP } from './verification.ts';

test.each([
  [1, '', 0, true],
  [0, VERIFIED_GROUP, 0, true],
  [1, VERIFIED_GROUP, 0, true],
  [0, '', 0, false],
  [2, 'another_group', 0, false],
  [1, '', 1, false],
  [0, VERIFIED_GROUP, 1, false],
])('[O-03] internal status %i, group "%s", further document %i: verified is %s', (...row) => {
  const [internal_verification_status, verification_status_group_code, requested_additional_document, is] = row;
  expect(
    isVerified({ internal_verification_status, verification_status_group_code, requested_additional_document }),
  ).toBe(is);
});

test.each([
  [0, false],
  [1, true],
  [2, false],
])('[O-03] the verification status %i means not verified: %s', (verification_status, is) => {
  expect(isNotVerified({ verification_status })).toBe(is);
});

test.each([
  [0, false],
  [1, true],
  [2, false],
])('[O-03] the user status %i means a pending verification: %s', (user_status_id, is) => {
  expect(isVerificationPending({ user_status_id })).toBe(is);
});
