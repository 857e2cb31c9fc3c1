import { expect, test } from 'vitest';
import { tokenEnd } from './token-end.ts';

const jwt = (claims: unknown) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`;

test.each([
  ['an end', jwt({ sub: '1', exp: 1_700_000_000 }), 1_700_000_000_000],
  ['letters of base64url', jwt({ sub: '~~~???', exp: 5 }), 5000],
  ['no end', jwt({ sub: '1' }), null],
  ['an end that is no number', jwt({ exp: '5' }), null],
  ['no claims', 'head..sign', null],
  ['claims that are no JSON', `head.${btoa('{')}.sign`, null],
  ['nothing', '', null],
])('[C-12] the end is read from a token with %s', (_, token, expected) => {
  expect(tokenEnd(token)).toBe(expected);
});
