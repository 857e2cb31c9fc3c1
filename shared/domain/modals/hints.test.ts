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
  ['then how the site looks', { seen: ['prices'] }, 'display'],
  ['then favourites', { seen: ['prices', 'display'] }, 'favourites'],
  ['then nothing, for good', { seen: HINTS }, null],
  ['what was seen in another order counts too', { seen: ['favourites', 'prices'] }, 'display'],
  ['who has a bet in the coupon knows how', { hasBets: true }, 'display'],
  ['who has a favourite knows how', { seen: ['prices', 'display'], hasFavourites: true }, null],
  ['a page without games speaks of none', { hasGames: false }, 'display'],
  ['nothing more on such a page', { hasGames: false, seen: ['display'] }, null],
  ['nothing over a dialog or a bet that is being placed', { isBusy: true }, null],
  ['a page is looked at before it talks', { openSince: NOW - 4999 }, null],
  ['hints do not chase each other', { seen: ['prices'], closedAt: NOW - 59_999 }, null],
  ['a minute is between them', { seen: ['prices'], closedAt: NOW - 60_000 }, 'display'],
])('a hint is shown once: %s', (_name, more, expected) => expect(nextHint(facts(more))).toBe(expected));
