import { expect, test } from 'vitest';
import { type BetRestriction, type RestrictedBet, restrictionsOf } from './bet-restrictions.ts';

const bet: RestrictedBet = { sportId: 1, competitionId: 17, marketTypes: [4, 9], isLive: true };

test.each<[string, BetRestriction, boolean]>([
  ['every bet', {}, true],
  ['its sport', { sports: [3, 1] }, true],
  ['another sport', { sports: [3] }, false],
  ['no sport at all', { sports: [] }, false],
  ['its competition', { competitions: [17] }, true],
  ['another competition of its sport', { sports: [1], competitions: [18] }, false],
  ['the market of one member', { marketTypes: [9] }, true],
  ['another market', { marketTypes: [5] }, false],
  ['its section', { section: 'live' }, true],
  ['the other section', { section: 'line' }, false],
  ['all of it', { sports: [1], competitions: [17], marketTypes: [4], section: 'live' }, true],
])('a rule for %s restricts the bet: %s', (_what, rule, applies) => {
  const flags = restrictionsOf([{ ...rule, isBannedExpress: true }], bet);
  expect(flags).toEqual(applies ? { isBannedExpress: true } : {});
});

test('rules add up, and a rule that sets nothing restricts nothing', () => {
  const rules = [{ isBannedExpress: true }, { sports: [1], isDisabledBanker: true, isDepend: false }, { sports: [1] }];
  expect(restrictionsOf(rules, bet)).toEqual({ isBannedExpress: true, isDisabledBanker: true });
});
