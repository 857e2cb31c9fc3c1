import { describe, expect, test } from 'vitest';
import { paramOf } from '#shared/domain/markets/market-line.ts';
import { outcomeCount, scoresOf } from '#shared/domain/markets/market-outcomes.ts';
import { allMarketTypes, marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { OutcomeStatus, TimelineEvent } from '../model.ts';
import { goalsModel } from './goals-model.ts';
import type { GoalsState } from './goals-state.ts';
import { matchupOf, statesOf } from './sample-games.fixture.ts';

const C = COMMON_MARKET;
const G = GOAL_MARKET;

/**
 * Plays a game from a line of marks: `1` and `2` are goals of the sides, `c` `C` corners, `y` `Y` yellow cards, `r` `R`
 * red ones, `p` `P` penalties awarded, `m` `M` missed (small letters: first side), `|` the end of a period, `.` the
 * end.
 */
function played(marks: string, sportId = 1): GoalsState {
  const matchup = matchupOf(sportId);
  const kinds: Readonly<Record<string, string>> = {
    c: 'corner',
    y: 'yellow_card',
    r: 'red_card',
    p: 'penalty_awarded',
    m: 'penalty_missed',
  };
  let state = goalsModel.initial();
  let t = 0;
  const apply = (kind: string, side: 0 | 1 | null, value?: number): void => {
    t += 60_000;
    const event: TimelineEvent = value === undefined ? { t, kind, side } : { t, kind, side, value };
    state = goalsModel.apply(state, event, matchup);
  };
  apply('period_start', null, 1);
  for (const mark of marks) {
    if (mark === '|') {
      apply('period_end', null);
      apply('period_start', null, state.closed + 1);
    } else if (mark === '.') {
      apply('period_end', null);
      apply('finish', null);
    } else if (mark === '1' || mark === '2') {
      apply('goal', mark === '1' ? 0 : 1);
    } else {
      apply(kinds[mark.toLowerCase()] ?? mark, mark === mark.toLowerCase() ? 0 : 1);
    }
  }
  return state;
}

interface At {
  readonly line?: number;
  readonly ordinal?: number;
  readonly period?: number;
  readonly sportId?: number;
}

/** Returns the statuses of all outcomes of a market as digits, `-` for an open one. */
function statuses(marks: string, typeId: number, { line, ordinal = 0, period = 0, sportId = 1 }: At = {}): string {
  const type = marketType(typeId);
  const param = line === undefined ? ordinal : paramOf(type, line);
  const state = played(marks, sportId);
  return Array.from({ length: outcomeCount(type) }, (_, outcome) => {
    const status = goalsModel.settle(state, { typeId, period, param, outcome }, matchupOf(sportId));
    return status ?? '-';
  }).join('');
}

describe('[B-01] at the end', () => {
  test.each<[string, number, At, string]>([
    ['11|2.', C.result, {}, '100'],
    ['11|2.', C.result, { period: 2 }, '001'],
    ['1|2.', C.doubleChance, {}, '101'],
    ['1|2.', C.drawNoBet, {}, '22'],
    ['1|.', C.drawNoBet, {}, '10'],
    ['11|2.', C.total, { line: 2.5 }, '10'],
    ['11|2.', C.total, { line: 3 }, '22'],
    ['11|2.', C.asianTotal, { line: 2.75 }, '45'],
    ['11|2.', C.asianTotal, { line: 3.25 }, '54'],
    ['11|2.', C.asianTotal, { line: 3.75 }, '01'],
    ['11|2.', C.handicap, { line: -1.5 }, '01'],
    ['11|2.', C.handicap, { line: 0.5 }, '10'],
    ['11|2.', C.asianHandicap, { line: -1 }, '22'],
    ['11|2.', C.asianHandicap, { line: -1.25 }, '54'],
    ['11|2.', C.asianHandicap, { line: -0.75 }, '45'],
    ['11|2.', C.europeanHandicap, { line: -1 }, '010'],
    ['11|2.', C.europeanHandicap, { line: -2 }, '001'],
    ['11|2.', C.teamTotal1, { line: 1.5 }, '10'],
    ['11|2.', G.asianTeamTotal2, { line: 0.75 }, '45'],
    ['11|2.', G.bothToScore, {}, '10'],
    ['11|2.', G.bothToScore, { period: 1 }, '01'],
    ['11|2.', C.oddEven, {}, '10'],
    ['11|2.', C.teamOddEven1, {}, '01'],
    ['11|2.', G.exactGoals, {}, '0001000'],
    ['11|2.', G.goalRange, {}, '0100'],
    ['11|2.', G.winningMargin, {}, '1000000'],
    ['1|222222.', G.winningMargin, {}, '0000001'],
    ['11|2.', C.halfTimeFullTime, {}, '100000000'],
    ['2|11.', C.halfTimeFullTime, {}, '000000100'],
    ['2|11.', G.comeback1, {}, '10'],
    ['11|2.', G.comeback1, {}, '01'],
    ['2|11.', G.firstGoalResult, {}, '0001000'],
    ['|.', G.firstGoalResult, {}, '0000001'],
    ['|.', G.nextGoal, { ordinal: 1 }, '010'],
    ['2|1.', G.nextGoal, { ordinal: 2 }, '100'],
    ['2|1.', G.nextGoal, { ordinal: 1, period: 2 }, '100'],
    ['2|1.', G.lastGoal, {}, '100'],
    ['21|1.', G.raceToGoals, { ordinal: 2 }, '100'],
    ['21|.', G.raceToGoals, { ordinal: 2 }, '010'],
    ['11|2.', G.cleanSheet1, {}, '01'],
    ['11|.', G.winToNil1, {}, '10'],
    ['11|2.', G.highestHalf, {}, '100'],
    ['11|2.', G.highestHalf2, {}, '001'],
    ['12|12.', G.bothToScoreHalves, {}, '1000'],
    ['12|1.', G.bothToScoreHalves, {}, '0100'],
    ['12|1.', G.scoresBothHalves1, {}, '10'],
    ['1|1.', G.winsBothHalves1, {}, '10'],
    ['1|2.', G.winsEitherHalf2, {}, '10'],
    ['11|2.', G.resultTotal, { line: 2.5 }, '100000'],
    ['11|2.', G.resultBothToScore, {}, '100000'],
    ['11|2.', G.totalBothToScore, { line: 3.5 }, '0010'],
    ['11|2.', G.doubleChanceTotal, { line: 2.5 }, '101000'],
    ['11|2.', G.doubleChanceBothToScore, {}, '101000'],
    ['ccC|c.', CORNER_MARKET.result, {}, '100'],
    ['ccC|c.', CORNER_MARKET.total, { line: 3.5 }, '10'],
    ['ccC|c.', CORNER_MARKET.race, { ordinal: 3 }, '100'],
    ['ccC|c.', CORNER_MARKET.range, {}, '100'],
    ['yR|Y.', CARD_MARKET.total, { line: 2.5 }, '10'],
    ['yR|Y.', CARD_MARKET.result, {}, '001'],
    ['yR|Y.', CARD_MARKET.red, {}, '10'],
    ['yR|Y.', CARD_MARKET.red1, {}, '01'],
    ['pm|.', G.penaltyAwarded, {}, '10'],
    ['|.', G.penaltyAwarded, {}, '01'],
    ['1|1|22.', C.overtime, { sportId: 2 }, '10'],
    ['1|1|2.', C.winner, { sportId: 2 }, '10'],
    ['1|1|2.', G.winningMethod, { sportId: 2 }, '100000'],
    ['1|1|222.', G.highestPeriod, { sportId: 2 }, '0010'],
    ['1|1|2.', G.highestPeriod, { sportId: 2 }, '0001'],
  ])('%s settles market %i %o as %s', (marks, typeId, at, expected) => {
    expect(statuses(marks, typeId, at)).toBe(expected);
  });

  test('the score that was reached wins the correct score, others lose, high ones are "any other"', () => {
    const scores = scoresOf(marketType(G.correctScore));
    const won = (marks: string): number => statuses(marks, G.correctScore).indexOf('1');
    expect(scores[won('12|1.')]).toEqual([2, 1]);
    expect(won('11111|.')).toBe(scores.length);
  });
});

describe('[B-01] as soon as it is certain', () => {
  test.each<[string, number, At, string]>([
    ['11', C.total, { line: 2.5 }, '--'],
    ['112', C.total, { line: 2.5 }, '10'],
    ['111', C.total, { line: 3 }, '--'],
    ['1111', C.total, { line: 3 }, '10'],
    ['111', C.asianTotal, { line: 2.75 }, '--'],
    ['111|', C.total, { line: 2.5, period: 1 }, '10'],
    ['1|', C.total, { line: 1.5, period: 1 }, '01'],
    ['12', G.bothToScore, {}, '10'],
    ['1', G.bothToScore, {}, '--'],
    ['2', G.cleanSheet1, {}, '01'],
    ['2', G.winToNil1, {}, '01'],
    ['2', G.exactGoals, {}, '0------'],
    ['111111', G.exactGoals, {}, '0000001'],
    ['111', G.goalRange, {}, '0---'],
    ['1|', C.result, {}, '---'],
    ['1|', C.result, { period: 1 }, '100'],
    ['1|', C.halfTimeFullTime, {}, '---000000'],
    ['11|', G.highestHalf, {}, '---'],
    ['1|22', G.highestHalf, {}, '001'],
    ['1|2', G.highestHalf, {}, '0--'],
    ['|1', G.scoresBothHalves1, {}, '01'],
    ['1|1', G.scoresBothHalves1, {}, '10'],
    ['1|', G.winsEitherHalf1, {}, '10'],
    ['1|', G.winsBothHalves2, {}, '01'],
    ['2', G.nextGoal, { ordinal: 1 }, '001'],
    ['2', G.nextGoal, { ordinal: 2 }, '---'],
    ['2', G.lastGoal, {}, '-0-'],
    ['2', G.firstGoalResult, {}, '000---0'],
    ['22', G.raceToGoals, { ordinal: 2 }, '001'],
    ['2', G.totalBothToScore, { line: 1.5 }, '--0-'],
    ['22', G.totalBothToScore, { line: 1.5 }, '--00'],
    ['cccc', CORNER_MARKET.total, { line: 3.5 }, '10'],
    ['yY', CARD_MARKET.bothCarded, {}, '10'],
    ['r', CARD_MARKET.red, {}, '10'],
    ['P', G.penaltyAwarded, {}, '10'],
    ['||', C.winner, { sportId: 2 }, '--'],
    ['|||', G.winningMethod, { sportId: 2 }, '0--0--'],
    ['|||', C.overtime, { sportId: 2 }, '10'],
    ['|||1', C.winner, { sportId: 2 }, '10'],
    ['|||1', G.winningMethod, { sportId: 2 }, '010000'],
    ['11|', G.highestPeriod, { sportId: 2 }, '----'],
    ['1|22', G.highestPeriod, { sportId: 2 }, '0---'],
  ])('%s leaves market %i %o at %s', (marks, typeId, at, expected) => {
    expect(statuses(marks, typeId, at)).toBe(expected);
  });

  test('a correct score that cannot come any more is lost', () => {
    const scores = scoresOf(marketType(G.correctScore));
    const after = statuses('112', G.correctScore);
    scores.forEach(([first, second], index) => {
      expect(after[index]).toBe(first < 2 || second < 1 ? '0' : '-');
    });
    expect(after.at(-1)).toBe('-');
    expect(statuses('11111', G.correctScore).at(-1)).toBe('1');
  });

  test('a quarter of an hour that went by without a goal is lost', () => {
    const matchup = matchupOf(1);
    const events: TimelineEvent[] = [
      { t: 0, kind: 'period_start', side: null, value: 1 },
      { t: 16 * 60_000, kind: 'corner', side: 0 },
      { t: 33 * 60_000, kind: 'goal', side: 1 },
    ];
    const at = (count: number): (OutcomeStatus | null)[] => {
      const state = events
        .slice(0, count)
        .reduce((known, event) => goalsModel.apply(known, event, matchup), goalsModel.initial());
      const market = { typeId: G.firstGoalTime, period: 0, param: 0 };
      return [0, 1, 2, 3, 6].map((outcome) => goalsModel.settle(state, { ...market, outcome }, matchup));
    };
    expect(at(1)).toEqual([null, null, null, null, null]);
    expect(at(2)).toEqual([0, null, null, null, null]);
    expect(at(3)).toEqual([0, 0, 1, 0, 0]);
  });
});

describe('over whole games', () => {
  test.each([1, 2, 8, 14, 85, 87])(
    'whatever sport %i ever offers is settled at the end, and never otherwise before',
    (sportId) => {
      const matchup = matchupOf(sportId);
      const faults: string[] = [];
      for (let game = 20; game < 24; game += 1) {
        const states = statesOf(matchup, game);
        const end = states.at(-1)?.state ?? goalsModel.initial();
        const offered = new Map<string, { typeId: number; period: number; param: number; outcome: number }>();
        for (const { state, t } of states.filter((_, index) => index % 7 === 0)) {
          for (const { typeId, period, param, probabilities } of goalsModel.markets(state, t, matchup)) {
            for (const outcome of probabilities.keys()) {
              offered.set(`${typeId}/${period}/${param}/${outcome}`, { typeId, period, param, outcome });
            }
          }
        }
        for (const [key, selection] of offered) {
          const final = goalsModel.settle(end, selection, matchup);
          if (final === null) faults.push(`${key} stays open`);
          for (const { state } of states.filter((_, index) => index % 11 === game % 11)) {
            const early = goalsModel.settle(state, selection, matchup);
            if (early !== null && early !== final) faults.push(`${key}: ${early} before, ${final} at the end`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test('a market of another sport and an unknown market return the stake', () => {
    const other = allMarketTypes.find(({ id }) => id >= 100)?.id ?? 200;
    for (const typeId of [other, 99, 255]) {
      const selection = { typeId, period: 0, param: 0, outcome: 0 };
      expect([null, 0, 1, 2]).toContain(goalsModel.settle(played('1|.'), selection, matchupOf(1)));
    }
    expect(goalsModel.settle(played('1|.'), { typeId: 99, period: 0, param: 0, outcome: 0 }, matchupOf(1))).toBe(2);
    expect(goalsModel.settle(played('1|'), { typeId: 99, period: 0, param: 0, outcome: 0 }, matchupOf(1))).toBeNull();
  });
});
