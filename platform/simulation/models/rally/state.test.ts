import { describe, expect, test } from 'vitest';
import { matchParams } from '../../catalogue/params.ts';
import type { FamilyModel, Matchup } from '../model.ts';
import { createRallyModel } from './rally-model.ts';
import { BADMINTON_SPORT, TABLE_TENNIS_SPORT, TENNIS_SPORT, VOLLEYBALL_SPORT } from './sports.ts';
import type { RallyState } from './state.ts';

function matchup(sportId: number): Matchup {
  return { sportId, competitionId: 1, homeRating: 1500, awayRating: 1500, params: matchParams(sportId), startAt: 5000 };
}

/** Plays points by their winners ('h', 'a'); the first side serves first in every set that has to be started. */
function play(model: FamilyModel<RallyState>, game: Matchup, points: string): RallyState {
  let state = model.initial(game);
  for (const [index, winner] of [...points].entries()) {
    const t = index * 1000;
    if (state.phase !== 'play') state = model.apply(state, { t, kind: 'period_start', side: 0, value: 1 }, game);
    state = model.apply(state, { t, kind: 'point', side: winner === 'h' ? 0 : 1 }, game);
  }
  return state;
}

const view = (model: FamilyModel<RallyState>, game: Matchup, points: string) =>
  model.view(play(model, game, points), 900_000, game);

describe('tennis', () => {
  const model = createRallyModel(TENNIS_SPORT);
  const game = matchup(4);
  const held = (first: number): string =>
    Array.from({ length: first }, (_, index) => (index % 2 === 0 ? 'hhhh' : 'aaaa')).join('');

  test.each([
    ['hh', ['30', '0']],
    ['hhhaa', ['40', '30']],
    ['hhhaaa', ['40', '40']],
    ['hhhaaah', ['A', '40']],
    ['hhhaaaa', ['40', 'A']],
    ['hhhaaaha', ['40', '40']],
    ['hhhh', ['0', '0']],
  ])('after %s the points are called %s', (points, called) => {
    expect(view(model, game, points).points).toEqual(called);
  });

  test('the serve changes after a game, and in a tie-break after the first point and then after two', () => {
    expect(view(model, game, 'hhh').server).toBe(0);
    expect(view(model, game, 'hhhh').server).toBe(1);
    const servers = ['', 'h', 'ha', 'hah', 'haha', 'hahah'].map(
      (points) => view(model, game, held(12) + points).server,
    );
    expect(servers).toEqual([0, 1, 1, 0, 0, 1]);
  });

  test('points, breaks and aces are counted for each side, and a tie-break is no break', () => {
    const counters = (points: string) => view(model, game, points).counters;
    expect(counters('hhhhhhhh')).toMatchObject({ points: [8, 0], breaks: [1, 0] });
    expect(counters(`${held(12)}hhhhhhh`)).toMatchObject({ points: [31, 24], breaks: [0, 0] });
    const [first = 0, second = 0] = counters(held(12).repeat(3))?.aces ?? [];
    expect(first + second).toBeGreaterThan(0);
    expect(first + second).toBeLessThan(40);
  });

  test('a tie-break is counted in points and won by two', () => {
    const state = play(model, game, `${held(12)}hahahahahahahah`);
    expect(model.view(state, 0, game).points).toEqual(['8', '7']);
    const won = model.apply(state, { t: 1, kind: 'point', side: 0 }, game);
    expect(won.sets[0]?.score).toEqual([7, 6]);
    expect(won.won).toEqual([1, 0]);
  });

  test('a set does not end at 6:6, and ends at 7:5', () => {
    expect(play(model, game, `${held(10)}hhhhhhhh`).sets[0]?.score).toEqual([7, 5]);
    expect(play(model, game, `${held(10)}hhhhhhhh`).won).toEqual([1, 0]);
    expect(play(model, game, held(12)).won).toEqual([0, 0]);
  });
});

describe('sets of rallies', () => {
  const serve = (model: FamilyModel<RallyState>, game: Matchup, points: string): number | undefined =>
    view(model, game, points).server;

  test('table tennis changes the serve after two, at ten all after each', () => {
    const model = createRallyModel(TABLE_TENNIS_SPORT);
    const game = matchup(10);
    expect(['', 'h', 'hh', 'hha', 'hhaa'].map((points) => serve(model, game, `${points}`))).toEqual([
      undefined,
      0,
      1,
      1,
      0,
    ]);
    const ten = 'ha'.repeat(10);
    expect(['', 'h', 'ha'].map((points) => serve(model, game, ten + points))).toEqual([0, 1, 0]);
  });

  test('the winner of a rally serves the next one in volleyball and badminton', () => {
    expect(serve(createRallyModel(VOLLEYBALL_SPORT), matchup(6), 'hha')).toBe(1);
    expect(serve(createRallyModel(BADMINTON_SPORT), matchup(16), 'aah')).toBe(0);
  });

  test('badminton ends at thirty at the latest', () => {
    const model = createRallyModel(BADMINTON_SPORT);
    const level = 'ha'.repeat(29);
    expect(play(model, matchup(16), level).won).toEqual([0, 0]);
    expect(play(model, matchup(16), `${level}h`).sets[0]?.score).toEqual([30, 29]);
    expect(play(model, matchup(16), `${level}h`).won).toEqual([1, 0]);
  });

  test('the fifth set of volleyball goes to fifteen', () => {
    const model = createRallyModel(VOLLEYBALL_SPORT);
    const set = (winner: string): string => winner.repeat(25);
    const four = set('h') + set('a') + set('h') + set('a');
    expect(play(model, matchup(6), four + 'h'.repeat(14)).won).toEqual([2, 2]);
    expect(play(model, matchup(6), four + 'h'.repeat(15)).won).toEqual([3, 2]);
  });
});

test('the book is closed for a moment after a point and for longer after a set', () => {
  const model = createRallyModel(TENNIS_SPORT);
  const game = matchup(4);
  const state = play(model, game, 'hh');
  expect(model.view(state, 1000 + 1000, game).suspended).toBe(true);
  expect(model.view(state, 1000 + 2000, game).suspended).toBe(false);
  expect(model.suspension('set')).toBeGreaterThan(model.suspension('game'));
  expect(model.suspension('game')).toBeGreaterThan(model.suspension('point'));
});
