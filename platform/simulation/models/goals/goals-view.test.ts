import { describe, expect, test } from 'vitest';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { TimelineEvent } from '../model.ts';
import { goalsModel } from './goals-model.ts';
import type { GoalsState } from './goals-state.ts';
import { matchupOf, statesOf } from './sample-games.fixture.ts';

const MINUTE = 60_000;

function stateAfter(
  sportId: number,
  events: readonly TimelineEvent[],
  params: Record<string, number> = {},
): GoalsState {
  const matchup = matchupOf(sportId, { params });
  return events.reduce((state, event) => goalsModel.apply(state, event, matchup), goalsModel.initial());
}

const KICK_OFF: TimelineEvent = { t: 40_000, kind: 'period_start', side: null, value: 1 };
const HALF_TIME: TimelineEvent = { t: 47 * MINUTE, kind: 'period_end', side: null, value: 1 };
const SECOND_HALF: TimelineEvent = { t: 62 * MINUTE, kind: 'period_start', side: null, value: 2 };

describe('the visible state', () => {
  test('shows no running clock before the first whistle, even after the planned start', () => {
    const view = goalsModel.view(goalsModel.initial(), 20_000, matchupOf(1));
    expect(view).toMatchObject({
      statusId: GAME_STATUS.scheduled,
      period: 0,
      clockSeconds: 0,
      clockRate: 0,
      score: [0, 0],
    });
  });

  test('the clock runs from the whistle, and its face only changes with events', () => {
    const matchup = matchupOf(1);
    const state = stateAfter(1, [KICK_OFF, { t: 40_000 + 61_500, kind: 'corner', side: 1 }]);
    const view = goalsModel.view(state, 5 * MINUTE, matchup);
    expect(view).toMatchObject({ statusId: GAME_STATUS.live, period: 1, clockSeconds: 61, clockRate: 1 });
    expect(view.clockAt).toBe(matchup.startAt + 40_000 + 61_000);
    expect(goalsModel.view(state, 6 * MINUTE, matchup)).toEqual(view);
    expect(view.counters).toEqual({ corners: [0, 1], yellow: [0, 0], red: [0, 0] });
    expect(view.incident).toEqual({ kind: 'corner', side: 1, at: matchup.startAt + 101_500 });
  });

  test('the clock stands at the end of the half in the break and goes on from there', () => {
    const atBreak = goalsModel.view(stateAfter(1, [KICK_OFF, HALF_TIME]), 50 * MINUTE, matchupOf(1));
    expect(atBreak).toMatchObject({ statusId: GAME_STATUS.break, period: 1, clockSeconds: 2700, clockRate: 0 });
    const second = goalsModel.view(stateAfter(1, [KICK_OFF, HALF_TIME, SECOND_HALF]), 62 * MINUTE, matchupOf(1));
    expect(second).toMatchObject({ statusId: GAME_STATUS.live, period: 2, clockSeconds: 2700, clockRate: 1 });
  });

  test('added time shows beyond the end of the half', () => {
    const state = stateAfter(1, [
      KICK_OFF,
      { t: 40_000 + 45 * MINUTE, kind: 'added_time', side: null, value: 2 * MINUTE },
      { t: 40_000 + 46 * MINUTE, kind: 'corner', side: 0 },
    ]);
    expect(goalsModel.view(state, 47 * MINUTE, matchupOf(1)).clockSeconds).toBe(46 * 60);
  });

  test('shows a stopped clock, and no incident for the stop', () => {
    const events: TimelineEvent[] = [
      KICK_OFF,
      { t: 100_000, kind: 'goal', side: 0 },
      { t: 100_000, kind: 'clock_stop', side: null },
    ];
    const stopped = goalsModel.view(stateAfter(2, events), 130_000, matchupOf(2));
    expect(stopped).toMatchObject({ clockSeconds: 60, clockRate: 0, incident: { kind: 'goal', side: 0 } });
    const again = stateAfter(2, [...events, { t: 140_000, kind: 'clock_start', side: null }]);
    expect(goalsModel.view(again, 150_000, matchupOf(2))).toMatchObject({ clockSeconds: 60, clockRate: 1 });
  });

  test('an electronic clock runs faster than time', () => {
    const view = goalsModel.view(
      stateAfter(85, [KICK_OFF], { periodMinutes: 5 }),
      60_000,
      matchupOf(85, { params: { periodMinutes: 5 } }),
    );
    expect(view.clockRate).toBe(9);
  });

  test('the score counts every period, overtime and the goal of a won shoot-out', () => {
    const state = stateAfter(2, [
      KICK_OFF,
      { t: 50_000, kind: 'goal', side: 0 },
      { t: 60_000, kind: 'period_end', side: null },
      { t: 70_000, kind: 'period_start', side: null, value: 2 },
      { t: 80_000, kind: 'goal', side: 1 },
      { t: 90_000, kind: 'period_end', side: null },
      { t: 91_000, kind: 'period_start', side: null, value: 3 },
      { t: 92_000, kind: 'period_end', side: null },
      { t: 93_000, kind: 'period_start', side: null, value: 4 },
      { t: 94_000, kind: 'period_end', side: null },
      { t: 95_000, kind: 'shootout_start', side: null },
      { t: 96_000, kind: 'shootout_miss', side: 0 },
      { t: 97_000, kind: 'shootout_goal', side: 1 },
    ]);
    const matchup = matchupOf(2);
    const during = goalsModel.view(state, 98_000, matchup);
    expect(during).toMatchObject({ score: [1, 1], suspended: true, counters: { shootout: [0, 1] } });
    const finished = goalsModel.apply(state, { t: 99_000, kind: 'finish', side: null }, matchup);
    const view = goalsModel.view(finished, 100_000, matchup);
    expect(view).toMatchObject({ statusId: GAME_STATUS.finished, score: [1, 2] });
    expect(view.periodScores).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(goalsModel.score(finished)).toEqual([1, 2]);
  });

  test.each([
    ['goal', 25_000],
    ['penalty_awarded', 40_000],
    ['red_card', 20_000],
    ['corner', 4_000],
    ['attack', 0],
    ['clock_stop', 0],
    ['something else', 0],
  ])('after %s the book is closed for %i ms', (kind, closed) => {
    expect(goalsModel.suspension(kind)).toBe(closed);
    const at = 2 * MINUTE;
    const state = stateAfter(1, [KICK_OFF, { t: at, kind, side: 0 }]);
    expect(goalsModel.view(state, at + Math.max(closed - 1, 0), matchupOf(1)).suspended).toBe(closed > 0);
    if (kind !== 'penalty_awarded') expect(goalsModel.view(state, at + closed, matchupOf(1)).suspended).toBe(false);
  });

  test('the book stays closed until the penalty is taken', () => {
    const events: TimelineEvent[] = [KICK_OFF, { t: MINUTE, kind: 'penalty_awarded', side: 0 }];
    expect(goalsModel.view(stateAfter(1, events), 10 * MINUTE, matchupOf(1)).suspended).toBe(true);
    const taken = stateAfter(1, [...events, { t: 2 * MINUTE, kind: 'penalty_missed', side: 0 }]);
    expect(goalsModel.view(taken, 10 * MINUTE, matchupOf(1)).suspended).toBe(false);
  });
});

describe('events that no timeline has', () => {
  test('a goal in the break counts for the half to come', () => {
    const state = stateAfter(1, [KICK_OFF, HALF_TIME, { t: 50 * MINUTE, kind: 'goal', side: 1 }, SECOND_HALF]);
    expect(goalsModel.view(state, 63 * MINUTE, matchupOf(1)).periodScores).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test('an early finish ends the game with the score it has, and nothing follows', () => {
    const matchup = matchupOf(1);
    const state = stateAfter(1, [
      KICK_OFF,
      { t: MINUTE, kind: 'goal', side: 1 },
      { t: 2 * MINUTE, kind: 'finish', side: null },
    ]);
    expect(goalsModel.settle(state, { typeId: 1, period: 0, param: 0, outcome: 2 }, matchup)).toBe(1);
    expect(goalsModel.settle(state, { typeId: 1, period: 2, param: 0, outcome: 1 }, matchup)).toBe(1);
    expect(goalsModel.apply(state, { t: 3 * MINUTE, kind: 'goal', side: 0 }, matchup)).toBe(state);
  });

  test('a level game without overtime has no winner: the stake comes back', () => {
    const state = stateAfter(2, [KICK_OFF, { t: MINUTE, kind: 'finish', side: null }]);
    for (const outcome of [0, 1]) {
      expect(goalsModel.settle(state, { typeId: 2, period: 0, param: 0, outcome }, matchupOf(2))).toBe(2);
    }
  });
});

test('the score of the view is that of the model in every state', () => {
  for (const sportId of [1, 2, 8]) {
    const matchup = matchupOf(sportId);
    for (const { state, t } of statesOf(matchup, 5)) {
      const view = goalsModel.view(state, t, matchup);
      expect(view.score).toEqual(goalsModel.score(state));
      expect(Number.isInteger(view.clockSeconds)).toBe(true);
      expect(Number.isInteger(view.clockAt)).toBe(true);
    }
  }
});
