import { expect, test } from 'vitest';
import { codeOfAddress, withRegistrationCode } from './code-of-address.ts';

test.each([
  ['?bwpromocode=FAIRSTART', 'FAIRSTART'],
  ['bwpromocode=kick-off&tag=x', 'KICK-OFF'],
  ['?tag=x&bwpromocode=%20fair1%20', 'FAIR1'],
  ['?bwpromocode=AB', ''],
  [`?bwpromocode=${'A'.repeat(41)}`, ''],
  ['?bwpromocode=%3Cscript%3E', ''],
  ['?bwpromocode=', ''],
  ['?promo=FAIRSTART', ''],
  ['', ''],
])('the address with %j begins a registration with the code %j', (query, code) => {
  expect(codeOfAddress(query)).toBe(code);
});

test.each([
  ['', '?bwpromocode=FAIRSTART'],
  ['?btag=b%26c', '?btag=b%26c&bwpromocode=FAIRSTART'],
  ['?bwpromocode=OTHER&tag=x', '?bwpromocode=FAIRSTART&tag=x'],
])('a code takes the place of any other in the query %j', (query, expected) => {
  expect(withRegistrationCode(query, 'FAIRSTART')).toBe(expected);
});
