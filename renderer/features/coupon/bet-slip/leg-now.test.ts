import { expect, test } from 'vitest';
import type { OddsRead } from '#renderer/lib/feed/odds-store.ts';
import { legNow } from './use-legs-now.ts';

const odds = (price: number, suspended = false): OddsRead => ({
  price,
  suspended,
  direction: 0,
  changedAt: 0,
  sequence: 1,
});
const told = (coef: number | null) => ({ selectionId: 1, coef, suspended: false });

test.each([
  ['a price', odds(1850), false, undefined, { state: 'open', coef: 1850 }],
  ['a suspended price', odds(1850, true), false, undefined, { state: 'suspended', coef: 1850 }],
  ['a selection that has left the book', odds(0), false, undefined, { state: 'gone' }],
  ['a game that is over', odds(1850), true, undefined, { state: 'gone' }],
  ['nothing', null, false, undefined, { state: 'unknown' }],
  ['nothing, where the book has it', null, false, told(1850), { state: 'unknown' }],
  ['nothing, where the book has it no more', null, false, told(null), { state: 'gone' }],
  ['a price, where an older answer had none', odds(1850), false, told(null), { state: 'open', coef: 1850 }],
] as const)('[P-12] the state of a leg when the feed reports %s', (_what, read, isOver, limits, expected) => {
  expect(legNow({ odds: read, isOver }, limits)).toEqual(expected);
});
