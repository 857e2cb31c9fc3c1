import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameState, isSameState } from './game-state.ts';

const state: GameState = {
  statusId: 2,
  period: 1,
  clockSeconds: 60,
  clockAt: 1000,
  clockRate: 1,
  score: [1, 0],
  periodScores: [[1, 0]],
  counters: { corners: [2, 1] },
  suspended: false,
  incident: { kind: 'goal', side: 0, at: 900 },
};

describe('two states of a game', () => {
  test.each([
    ['a score', { score: [1, 1] }],
    ['a score of a period', { periodScores: [[0, 1]] }],
    ['one more period', { periodScores: [...state.periodScores, [0, 0]] }],
    ['a counter', { counters: { corners: [2, 2] } }],
    ['one more counter', { counters: { ...state.counters, yellow: [0, 1] } }],
    ['no counters', { counters: undefined }],
    ['no incident', { incident: null }],
    ['another incident', { incident: { kind: 'goal', side: 1, at: 900 } }],
    ['a clock without time', { clockSeconds: null }],
    ['a server', { server: 0 }],
  ])('differ by %s, either way round', (_, change) => {
    const other = { ...state, ...change } as GameState;
    expect([isSameState(state, other), isSameState(other, state)]).toEqual([false, false]);
  });

  test('are equal when all their values are, in any order', () => {
    const fields = Object.entries(state);
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: fields.length }), (shuffled) => {
        expect(isSameState(state, structuredClone(Object.fromEntries(shuffled)) as unknown as GameState)).toBe(true);
      }),
    );
  });
});
