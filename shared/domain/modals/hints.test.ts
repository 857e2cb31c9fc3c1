import { expect, test } from 'vitest';
import { HINTS, type Hint, type HintFacts, nextHint } from './hints.ts';

const NOW = 1_800_000_000_000;
const facts = (more: Partial<HintFacts> = {}): HintFacts => ({
  seen: [],
  now: NOW,
  openSince: NOW - 5000,
  closedAt: null,
  hasGames: true,
  hasBets: false,
  hasFavourites: false,
  isBusy: false,
  ...more,
});

test.each<[string, Partial<HintFacts>, Hint | null]>([
  ['prices come first', {}, 'prices'],
  ['the display comes second', { seen: ['prices'] }, 'display'],
  ['favourites come third', { seen: ['prices', 'display'] }, 'favourites'],
  ['nothing comes after them', { seen: HINTS }, null],
  ['hints seen in another order count too', { seen: ['favourites', 'prices'] }, 'display'],
  ['a player with a bet in the coupon needs no hint about prices', { hasBets: true }, 'display'],
  ['a player with a favourite needs no hint about them', { seen: ['prices', 'display'], hasFavourites: true }, null],
  ['a page without games has no hint about prices', { hasGames: false }, 'display'],
  ['a page without games has no hint about favourites', { hasGames: false, seen: ['display'] }, null],
  ['nothing over a dialog or a bet that is being placed', { isBusy: true }, null],
  ['the first hint waits five seconds', { openSince: NOW - 4999 }, null],
  ['no second hint within a minute', { seen: ['prices'], closedAt: NOW - 59_999 }, null],
  ['the second hint after a minute', { seen: ['prices'], closedAt: NOW - 60_000 }, 'display'],
])('the next hint follows its rules: %s', (_name, more, expected) => expect(nextHint(facts(more))).toBe(expected));
