import { describe, expect, test } from 'vitest';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { clockText, gameProgress, scoreColumns } from './game-moment.ts';

const AT = 1_700_000_000_000;

const state = (overrides: Partial<GameState>): GameState => ({
  statusId: 2,
  period: 1,
  clockSeconds: 0,
  clockAt: AT,
  clockRate: 1,
  score: [0, 0],
  periodScores: [],
  suspended: false,
  incident: null,
  ...overrides,
});

describe('the clock of a game', () => {
  test.each([
    ['football', { clockSeconds: 0 }, 0, '1′'],
    ['football', { clockSeconds: 66 * 60 + 59, period: 2 }, 0, '67′'],
    ['football', { clockSeconds: 66 * 60 + 59, period: 2 }, 2, '68′'],
    ['football', { clockSeconds: 46 * 60 }, 30, '45+2′'],
    ['football', { clockSeconds: 93 * 60, period: 2 }, 0, '90+4′'],
    ['football', { clockSeconds: 60, clockRate: 0 }, 500, '2′'],
    ['football', { statusId: 3, clockSeconds: 2700 }, 0, null],
    ['basketball', { clockSeconds: 252, clockRate: -1 }, 10, '04:02'],
    ['basketball', { clockSeconds: 5, clockRate: -1 }, 60, '00:00'],
    ['e-football', { clockSeconds: 60, clockRate: 7.5 }, 10, '02:15'],
    ['tennis', { clockSeconds: null }, 0, null],
  ] as const)('of %s %o after %i s shows %s', (slug, overrides, seconds, expected) => {
    expect(clockText(sportBySlug(slug), state(overrides as Partial<GameState>), AT + seconds * 1000)).toBe(expected);
  });
});

describe('the score columns of a game', () => {
  test('are the score alone in sports without other counts', () => {
    expect(scoreColumns(sportBySlug('football'), state({ score: [2, 1], periodScores: [[2, 1]] }))).toEqual([
      { kind: 'total', values: ['2', '1'] },
    ]);
  });

  test('are sets, games and points in tennis', () => {
    const tennis = state({
      score: [1, 1],
      periodScores: [
        [6, 3],
        [4, 6],
        [5, 4],
      ],
      points: ['40', 'A'],
    });
    expect(scoreColumns(sportBySlug('tennis'), tennis)).toEqual([
      { kind: 'total', values: ['1', '1'] },
      { kind: 'period', values: ['5', '4'] },
      { kind: 'points', values: ['40', 'A'] },
    ]);
  });

  test('are frames and the points of the present one in snooker, each once', () => {
    const snooker = state({
      score: [4, 1],
      periodScores: [
        [60, 4],
        [29, 1],
      ],
      points: ['29', '1'],
    });
    expect(scoreColumns(sportBySlug('snooker'), snooker)).toEqual([
      { kind: 'total', values: ['4', '1'] },
      { kind: 'period', values: ['29', '1'] },
    ]);
    expect(scoreColumns(sportBySlug('snooker'), snooker, true)).toHaveLength(3);
  });

  test('are the sets alone once a match is over', () => {
    const over = state({ statusId: 4, score: [2, 1], periodScores: [[6, 3]], points: ['0', '0'] });
    expect(scoreColumns(sportBySlug('tennis'), over)).toEqual([{ kind: 'total', values: ['2', '1'] }]);
  });

  test('are runs and wickets in cricket', () => {
    const cricket = state({ score: [142, 0], counters: { wickets: [3, 0] } });
    expect(scoreColumns(sportBySlug('cricket'), cricket)).toEqual([{ kind: 'total', values: ['142/3', '0/0'] }]);
  });
});

describe('the progress of a game', () => {
  test('follows the clock in football, and is unknown in a sport without one', () => {
    expect(gameProgress(sportBySlug('football'), state({ clockSeconds: 45 * 60, clockRate: 0 }), AT)).toBe(0.5);
    expect(gameProgress(sportBySlug('football'), state({ clockSeconds: 100 * 60 }), AT)).toBe(1);
    expect(gameProgress(sportBySlug('football'), state({ clockSeconds: 5, clockRate: 1 }), AT - 50_000)).toBe(0);
    expect(gameProgress(sportBySlug('tennis'), state({ clockSeconds: null }), AT)).toBeNull();
    expect(gameProgress(sportBySlug('football'), state({ statusId: 1 }), AT)).toBeNull();
  });
});
