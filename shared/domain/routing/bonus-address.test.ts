import { expect, test } from 'vitest';
import { addressedId, ownPageId } from './bonus-address.ts';

test.each([
  ['bonus/rules', 'special-offer/rules'],
  ['bonus/games', 'special-offer/games'],
  ['bonus/rules/free-bet', 'special-offer/rules/free-bet'],
  ['bonus/partners/kickoff', 'special-offer/partners/kickoff'],
  ['bonus/casino', 'bonus/casino'],
  ['bonus/rulesets', 'bonus/rulesets'],
  ['promotions/free-bet', 'promotions/free-bet'],
])('[R-36] the page %s is addressed as %s while the setting is on, and as itself while it is off', (id, address) => {
  expect(addressedId(id, true)).toBe(address);
  expect(ownPageId(address, true)).toBe(id);
  expect(addressedId(id, false)).toBe(id);
  expect(ownPageId(id, false)).toBe(id);
});
