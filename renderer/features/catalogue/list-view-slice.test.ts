import { expect, test } from 'vitest';
import { allFolded, competitionFolded, favouritesOnlyChosen, isFoldedIn, listViewSlice } from './list-view-slice.ts';

const { reducer } = listViewSlice;
const START = reducer(undefined, { type: 'start' });

test('a competition folds and unfolds alone', () => {
  const folded = reducer(START, competitionFolded(7));
  expect([isFoldedIn(folded, 7), isFoldedIn(folded, 8)]).toEqual([true, false]);
  expect(isFoldedIn(reducer(folded, competitionFolded(7)), 7)).toBe(false);
});

test('all competitions fold at once, also those that were not seen yet, and one of them opens again', () => {
  const all = reducer(reducer(START, competitionFolded(7)), allFolded(true));
  expect([isFoldedIn(all, 7), isFoldedIn(all, 8)]).toEqual([true, true]);
  const one = reducer(all, competitionFolded(8));
  expect([isFoldedIn(one, 7), isFoldedIn(one, 8)]).toEqual([true, false]);
  expect(isFoldedIn(reducer(one, allFolded(false)), 7)).toBe(false);
});

test('the choice of favourites leaves the folding as it is', () => {
  const state = reducer(reducer(START, competitionFolded(7)), favouritesOnlyChosen(true));
  expect(state.isFavouritesOnly).toBe(true);
  expect(isFoldedIn(state, 7)).toBe(true);
});
