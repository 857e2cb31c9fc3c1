import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_STATUS, type GameState, type Pair } from '../../game/game-state.ts';
import { allMarketTypes } from '../../markets/market-types.ts';
import { COMMON_MARKET as M } from '../../markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET as G } from '../../markets/types-goals.ts';
import { SET_MARKET } from '../../markets/types-other.ts';
import { legProgress } from './leg-progress.ts';

const FOOTBALL = 1;
const TENNIS = 4;
const BASKETBALL = 3;
const CRICKET = 66;
const ZERO = 512;

function stateOf(more: Partial<GameState>): GameState {
  return {
    statusId: GAME_STATUS.live,
    period: 1,
    clockSeconds: 60,
    clockAt: 0,
    clockRate: 1,
    score: [0, 0],
    periodScores: [[0, 0]],
    suspended: false,
    incident: null,
    ...more,
  };
}

const football = (score: Pair, more: Partial<GameState> = {}) => stateOf({ score, periodScores: [score], ...more });

const ask = (
  typeId: number,
  outcome: number,
  state: GameState,
  more: { param?: number; period?: number; sportId?: number } = {},
) => legProgress({ typeId, outcome, period: 0, param: 0, sportId: FOOTBALL, ...more }, state);

describe('the need of a football bet on', () => {
  test.each([
    ['the first side wins', M.result, 0, 0, [1, 0], { kind: 'leads', isGood: true, side: 0, count: 1 }],
    ['the first side wins, level', M.result, 0, 0, [1, 1], { kind: 'swing', isGood: false, side: 0, count: 1 }],
    [
      'the second side wins, behind by two',
      M.result,
      2,
      0,
      [2, 0],
      { kind: 'swing', isGood: false, side: 1, count: 3 },
    ],
    ['a draw, level', M.result, 1, 0, [1, 1], { kind: 'level', isGood: true }],
    ['a draw, apart', M.result, 1, 0, [0, 2], { kind: 'apart', isGood: false, count: 2 }],
    ['first or draw, ahead', M.doubleChance, 0, 0, [1, 0], { kind: 'unbeaten', isGood: true, side: 0, count: 1 }],
    ['first or draw, level', M.doubleChance, 0, 0, [0, 0], { kind: 'unbeaten', isGood: true, side: 0, count: 0 }],
    ['draw or second, behind', M.doubleChance, 2, 0, [2, 1], { kind: 'catch_up', isGood: false, side: 1, count: 1 }],
    ['first or second, level', M.doubleChance, 1, 0, [1, 1], { kind: 'winner_needed', isGood: false }],
    ['first or second, apart', M.doubleChance, 1, 0, [0, 1], { kind: 'not_level', isGood: true }],
    ['draw no bet, level', M.drawNoBet, 1, 0, [0, 0], { kind: 'swing', isGood: null, side: 1, count: 1 }],
    ['draw no bet, behind', M.drawNoBet, 1, 0, [1, 0], { kind: 'swing', isGood: false, side: 1, count: 2 }],
    ['over 2.5 after two', M.total, 0, 5, [1, 1], { kind: 'more', isGood: false, count: 1, unit: 'goal' }],
    ['over 2.5 after three', M.total, 0, 5, [2, 1], { kind: 'reached', isGood: true }],
    ['over 2 after two', M.total, 0, 4, [1, 1], { kind: 'more', isGood: null, count: 1 }],
    ['under 2.5 after one', M.total, 1, 5, [1, 0], { kind: 'room', isGood: true, count: 1 }],
    ['under 2.5 after two', M.total, 1, 5, [1, 1], { kind: 'room', isGood: true, count: 0 }],
    ['under 2.5 after three', M.total, 1, 5, [2, 1], { kind: 'passed', isGood: false }],
    ['under 2 after two', M.total, 1, 4, [2, 0], { kind: 'stake_back', isGood: null }],
    ['over 2.75 after two', M.asianTotal, 0, 11, [1, 1], { kind: 'more', isGood: false, count: 2 }],
    ['over 2.25 after two', M.asianTotal, 0, 9, [1, 1], { kind: 'more', isGood: null, count: 1 }],
    ['second side over 1.5', M.teamTotal2, 0, 3, [3, 1], { kind: 'more', isGood: false, count: 1 }],
    ['first side under 1.5', M.teamTotal1, 1, 3, [1, 4], { kind: 'room', isGood: true, count: 0 }],
    ['first −1.5, ahead by one', M.handicap, 0, ZERO - 3, [1, 0], { kind: 'swing', isGood: false, side: 0, count: 1 }],
    ['first −1.5, ahead by three', M.handicap, 0, ZERO - 3, [3, 0], { kind: 'holds', isGood: true, side: 0, count: 1 }],
    ['second +1.5, behind by one', M.handicap, 1, ZERO - 3, [1, 0], { kind: 'holds', isGood: true, side: 1, count: 0 }],
    ['first −1, ahead by one', M.handicap, 0, ZERO - 2, [1, 0], { kind: 'swing', isGood: null, side: 0, count: 1 }],
    [
      'first −1 of three ways, ahead by one',
      M.europeanHandicap,
      0,
      ZERO - 1,
      [1, 0],
      { kind: 'swing', isGood: false, count: 1 },
    ],
    ['draw after first −1, ahead by one', M.europeanHandicap, 1, ZERO - 1, [1, 0], { kind: 'level', isGood: true }],
    ['both score, none has', G.bothToScore, 0, 0, [0, 0], { kind: 'to_score', isGood: false, side: null }],
    ['both score, the first has', G.bothToScore, 0, 0, [2, 0], { kind: 'to_score', isGood: false, side: 1 }],
    ['both score, they have', G.bothToScore, 0, 0, [1, 1], { kind: 'both_scored', isGood: true }],
    ['not both score, the second has', G.bothToScore, 1, 0, [0, 1], { kind: 'blank', isGood: true, side: 0 }],
    ['not both score, they have', G.bothToScore, 1, 0, [1, 1], { kind: 'passed', isGood: false }],
    ['odd, after one', M.oddEven, 0, 0, [1, 0], { kind: 'parity', isGood: true }],
    ['even, after one', M.oddEven, 1, 0, [1, 0], { kind: 'other_parity', isGood: false, count: 1 }],
    ['1:1 at 1:1', G.correctScore, 6, 0, [1, 1], { kind: 'exact', isGood: true }],
    ['1:1 at 0:1', G.correctScore, 6, 0, [0, 1], { kind: 'exact_needs', isGood: false, count: 1, other: 0 }],
    ['1:1 at 2:1', G.correctScore, 6, 0, [2, 1], { kind: 'passed', isGood: false }],
    ['any other score', G.correctScore, 25, 0, [0, 0], { kind: 'open', isGood: null }],
    ['half-time and full-time', M.halfTimeFullTime, 0, 0, [1, 0], { kind: 'open', isGood: null }],
    ['the next goal', G.nextGoal, 0, 1, [0, 0], { kind: 'open', isGood: null }],
  ] as const)('%s', (_, typeId, outcome, param, score, expected) => {
    expect(ask(typeId, outcome, football(score), { param })).toMatchObject(expected);
  });

  test('a half counts that half only, and is unknown before it begins', () => {
    const state = stateOf({
      period: 2,
      score: [2, 1],
      periodScores: [
        [2, 0],
        [0, 1],
      ],
    });
    expect(ask(M.total, 0, state, { param: 3, period: 2 })).toMatchObject({ kind: 'more', count: 1 });
    expect(ask(M.result, 0, state, { period: 2 })).toMatchObject({ kind: 'swing', count: 2 });
    expect(ask(M.total, 0, football([0, 0]), { param: 3, period: 2 })).toMatchObject({ kind: 'later' });
  });

  test('any market but the winner excludes overtime', () => {
    const state = stateOf({
      period: 3,
      score: [2, 1],
      periodScores: [
        [1, 0],
        [0, 1],
        [1, 0],
      ],
    });
    expect(ask(M.result, 1, state)).toMatchObject({ kind: 'level', isGood: true });
    expect(ask(M.winner, 0, state)).toMatchObject({ kind: 'leads', count: 1 });
  });

  test('corners and cards comes from their counters, and is unknown without them', () => {
    const counters = { corners: [4, 3], yellow: [1, 2], red: [0, 1] } as const;
    const state = football([0, 0], { counters });
    expect(ask(CORNER_MARKET.total, 0, state, { param: 19 })).toMatchObject({ kind: 'more', count: 3, unit: 'corner' });
    expect(ask(CARD_MARKET.total, 1, state, { param: 9 })).toMatchObject({ kind: 'room', count: 0, unit: 'card' });
    expect(ask(CORNER_MARKET.total, 0, state, { param: 19, period: 1 })).toMatchObject({ kind: 'open' });
    expect(ask(CORNER_MARKET.total, 0, football([0, 0]), { param: 19 })).toMatchObject({ kind: 'open' });
  });

  test.each([GAME_STATUS.scheduled, GAME_STATUS.finished, GAME_STATUS.cancelled])(
    'any market is unknown for a game in status %i',
    (statusId) => {
      expect(ask(M.result, 0, football([1, 0], { statusId }))).toMatchObject({ kind: 'open', isGood: null });
    },
  );
});

describe('the need of a bet in other sports', () => {
  const tennis = stateOf({
    period: 2,
    score: [1, 0],
    periodScores: [
      [6, 4],
      [2, 3],
    ],
  });

  test.each([
    ['the winner by sets', M.winner, 0, 0, 0, { kind: 'leads', side: 0, count: 1, unit: 'set' }],
    ['all games by the sets’ scores', M.total, 0, 41, 0, { kind: 'more', count: 6, unit: 'other' }],
    ['over 2.5 sets', SET_MARKET.setsTotal, 0, 5, 0, { kind: 'more', count: 2, unit: 'set' }],
    ['the winner of the second set', M.winner, 0, 0, 2, { kind: 'swing', count: 2 }],
    ['2:0 in sets', SET_MARKET.scoreOf3, 0, 0, 0, { kind: 'exact_needs', count: 1, other: 0 }],
  ] as const)('is found in tennis for %s', (_, typeId, outcome, param, period, expected) => {
    expect(ask(typeId, outcome, tennis, { param, period, sportId: TENNIS })).toMatchObject(expected);
  });

  test('counts points in basketball, overtime included', () => {
    const state = stateOf({
      period: 5,
      score: [101, 99],
      periodScores: [
        [25, 25],
        [25, 25],
        [25, 25],
        [20, 20],
        [6, 4],
      ],
    });
    expect(ask(M.total, 1, state, { param: 411, sportId: BASKETBALL })).toMatchObject({ kind: 'room', count: 5 });
  });

  test('is unknown in cricket, where a score alone does not tell who is in front', () => {
    expect(ask(M.winner, 0, football([180, 20]), { sportId: CRICKET })).toMatchObject({ kind: 'open' });
  });
});

test('the tracker answers for every outcome of every market in every state, with any parameter', () => {
  const pair = fc.tuple(fc.nat(9), fc.nat(9));
  fc.assert(
    fc.property(
      fc.constantFrom(...allMarketTypes),
      fc.nat(31),
      fc.nat(1023),
      fc.nat(7),
      fc.constantFrom(FOOTBALL, TENNIS, BASKETBALL, CRICKET, 201, 21, 56, 999),
      fc.array(pair, { maxLength: 5 }),
      pair,
      ({ id }, outcome, param, period, sportId, periodScores, score) => {
        const found = ask(id, outcome, stateOf({ score, periodScores }), { param, period, sportId });
        expect(found.count).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(found.count)).toBe(true);
      },
    ),
    { numRuns: 3000 },
  );
});
