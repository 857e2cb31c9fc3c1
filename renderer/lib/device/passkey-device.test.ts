import { expect, test } from 'vitest';
import { mayHavePasskeys } from './passkey-device.ts';

test.each([
  ['https://play.example.com/en', true, true],
  ['http://localhost:8080/en', true, true],
  ['http://play.example.com/en', false, false],
  ['https://192.0.2.1/en', true, false],
  ['https://[2001:db8::1]/en', true, false],
])('a page at %s, secure: %s, can use passkeys: %s', (address, isSecureContext, expected) => {
  const page = { location: new URL(address), isSecureContext, PublicKeyCredential: class {} };
  expect(mayHavePasskeys(page as never)).toBe(expected);
  expect(mayHavePasskeys({ ...page, PublicKeyCredential: undefined } as never)).toBe(false);
});
