import { describe, expect, test } from 'vitest';
import { paramOf } from './market-line.ts';
import { outcomeNames } from './market-outcomes.ts';
import {
  lineText,
  type MarketSubject,
  marketPhrase,
  outcomePhrase,
  periodPhrase,
  shortOutcomePhrase,
} from './market-text.ts';
import { allMarketTypes, marketType } from './market-types.ts';
import { COMMON_MARKET } from './types-common.ts';
import { GOAL_MARKET } from './types-goals.ts';

const C = COMMON_MARKET;
const G = GOAL_MARKET;

function subject(
  id: number,
  more: { line?: number; ordinal?: number; period?: number; sportId?: number } = {},
): MarketSubject {
  const type = marketType(id);
  const { line, ordinal = 0, period = 0, sportId = 1 } = more;
  return {
    type,
    period,
    param: line === undefined ? ordinal : paramOf(type, line),
    sportId,
    home: 'Arsenal',
    away: 'Chelsea',
  };
}

describe('the text of a line', () => {
  test.each([
    [2.5, false, '2.5'],
    [3, false, '3'],
    [1.5, true, '+1.5'],
    [-1.5, true, '\u22121.5'],
    [-0.75, true, '\u22120.75'],
    [0, true, '0'],
  ])('of %d (signed: %s) is %s', (line, signed, text) => {
    expect(lineText(line, signed)).toBe(text);
  });
});

describe('names of markets', () => {
  test('contain the line once, in the market or in the outcome', () => {
    const total = subject(C.total, { line: 2.5 });
    expect(marketPhrase(total, 'market')).toMatchObject({ key: 'total', values: { line: '2.5' } });
    expect(outcomePhrase(total, 0, 'market')).toMatchObject({ key: 'outcome_over', values: { line: '' } });
    expect(marketPhrase(total, 'outcome').values.line).toBe('');
    expect(outcomePhrase(total, 1, 'outcome')).toMatchObject({ key: 'outcome_under', values: { line: '2.5' } });
  });

  test('give a handicap from the side of its outcome', () => {
    const handicap = subject(C.handicap, { line: -1.5 });
    expect(marketPhrase(handicap, 'market', 0).values.line).toBe('\u22121.5');
    expect(marketPhrase(handicap, 'market', 1).values.line).toBe('+1.5');
    expect(outcomePhrase(handicap, 0, 'outcome')).toMatchObject({
      key: 'outcome_handicap_first',
      values: { home: 'Arsenal', line: '\u22121.5' },
    });
    expect(outcomePhrase(handicap, 1, 'outcome')).toMatchObject({
      key: 'outcome_handicap_second',
      values: { away: 'Chelsea', line: '+1.5' },
    });
    expect(outcomePhrase(subject(C.asianHandicap, { line: 0 }), 1, 'outcome').values.line).toBe('0');
  });

  test('keep the first side’s start for the draw of a European handicap', () => {
    const handicap = subject(C.europeanHandicap, { line: -1 });
    expect([0, 1, 2].map((outcome) => outcomePhrase(handicap, outcome, 'outcome').values.line)).toEqual([
      '\u22121',
      '\u22121',
      '+1',
    ]);
  });

  test('pass an ordinal as a number of the message', () => {
    expect(marketPhrase(subject(G.nextGoal, { ordinal: 3 }), 'market').values.ordinal).toBe(3);
    expect(marketPhrase(subject(C.result), 'market').values.ordinal).toBe(0);
  });

  test('tell whether result and winner count overtime where it decides the winner', () => {
    expect(marketPhrase(subject(C.result, { sportId: 2 }), 'market').key).toBe('result_regular_time');
    expect(marketPhrase(subject(C.winner, { sportId: 2 }), 'market').key).toBe('winner_with_overtime');
    expect(marketPhrase(subject(C.result, { sportId: 2, period: 1 }), 'market').key).toBe('result');
    expect(marketPhrase(subject(C.result), 'market').key).toBe('result');
    expect(marketPhrase(subject(C.winner, { sportId: 4 }), 'market').key).toBe('winner');
  });
});

describe('texts of outcomes', () => {
  test('are built from values for scores and half-time/full-time', () => {
    expect(outcomePhrase(subject(G.correctScore), 11, 'outcome')).toMatchObject({
      key: 'outcome_score',
      values: { first: 2, second: 1 },
    });
    expect(outcomePhrase(subject(G.correctScore), 25, 'outcome').key).toBe('outcome_other_score');
    expect(outcomePhrase(subject(C.halfTimeFullTime), 1, 'outcome').values).toMatchObject({
      half: 'first',
      full: 'draw',
    });
  });

  test('throw for an outcome that the type does not have', () => {
    expect(() => outcomePhrase(subject(C.result), 3, 'outcome')).toThrow(RangeError);
  });

  test('exist with a label for every outcome of every type', () => {
    for (const type of allMarketTypes) {
      const of: MarketSubject = { type, period: 0, param: 513, sportId: 1, home: 'A', away: 'B' };
      for (const outcome of outcomeNames(type).keys()) {
        expect(outcomePhrase(of, outcome, 'outcome').key).toMatch(/^outcome_[a-z0-9_]+$/);
        expect(shortOutcomePhrase(of, outcome).key).toMatch(/^(short|outcome)_[a-z0-9_]+$/);
      }
    }
  });
});

describe('labels of columns', () => {
  test.each([
    [C.result, {}, ['short_first', 'short_draw', 'short_second'], ['', '', '']],
    [C.doubleChance, {}, ['short_first_draw', 'short_first_second', 'short_draw_second'], ['', '', '']],
    [C.total, { line: 2.5 }, ['short_over', 'short_under'], ['2.5', '2.5']],
    [C.handicap, { line: 1.5 }, ['short_handicap_first', 'short_handicap_second'], ['+1.5', '\u22121.5']],
    [G.bothToScore, {}, ['short_yes', 'short_no'], ['', '']],
  ])('have the short form of market %i with %o', (id, more, keys, lines) => {
    const phrases = keys.map((_, outcome) => shortOutcomePhrase(subject(id, more), outcome));
    expect(phrases.map(({ key }) => key)).toEqual(keys);
    expect(phrases.map(({ values }) => values.line)).toEqual(lines);
  });

  test('leave the line out except for handicaps when the market carries it', () => {
    expect(shortOutcomePhrase(subject(C.total, { line: 2.5 }), 0, 'market').values.line).toBe('');
    expect(shortOutcomePhrase(subject(C.handicap, { line: 1 }), 0, 'market').values.line).toBe('+1');
  });

  test('are the full text of an outcome without a short form', () => {
    expect(shortOutcomePhrase(subject(G.correctScore), 0).key).toBe('outcome_score');
  });
});

describe('names of periods', () => {
  test.each([
    [1, 0, null],
    [1, 1, { key: 'period_half', values: { n: 1 } }],
    [2, 3, { key: 'period_period', values: { n: 3 } }],
    [2, 4, { key: 'period_overtime', values: { n: 1 } }],
    [3, 4, { key: 'period_quarter', values: { n: 4 } }],
    [3, 5, { key: 'period_overtime', values: { n: 1 } }],
    [3, 6, { key: 'period_half', values: { n: 1 } }],
    [4, 2, { key: 'period_set', values: { n: 2 } }],
    [999, 2, { key: 'period_period', values: { n: 2 } }],
  ])('name sport %i, period %i', (sportId, period, expected) => {
    expect(periodPhrase(sportId, period)).toEqual(expected);
  });
});
