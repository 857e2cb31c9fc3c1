import { describe, expect, test } from 'vitest';
import { GAME_STATUS, type GameState, type ReportLine } from './game-state.ts';
import { mergedReport, REPORT_LENGTH, reportLine, withLine } from './report.ts';

const FOOTBALL = 1;
const TENNIS = 4;
const TABLE_TENNIS = 10;
const START = 1_800_000_000_000;

function state(more: Partial<GameState>): GameState {
  return {
    statusId: GAME_STATUS.live,
    period: 1,
    clockSeconds: 600,
    clockAt: START,
    clockRate: 1,
    score: [0, 0],
    periodScores: [[0, 0]],
    suspended: false,
    incident: null,
    ...more,
  };
}

describe('a line of a game report', () => {
  test('has the incident, its game clock, and the new score', () => {
    const goal = state({ score: [1, 0], incident: { kind: 'goal', side: 0, at: START + 90_000 } });
    expect(reportLine(FOOTBALL, state({}), goal)).toEqual({
      kind: 'goal',
      side: 0,
      at: START + 90_000,
      period: 1,
      clockSeconds: 690,
      score: [1, 0],
    });
  });

  test('has no score when the incident did not change it', () => {
    const corner = state({ incident: { kind: 'corner', side: 1, at: START } });
    expect(reportLine(FOOTBALL, state({}), corner)?.score).toBeNull();
  });

  test('has the score of the set in sports played in sets', () => {
    const before = state({ clockSeconds: null, periodScores: [[10, 8]] });
    const point = {
      ...before,
      periodScores: [[10, 9]] as const,
      incident: { kind: 'point', side: 1, at: START } as const,
    };
    expect(reportLine(TABLE_TENNIS, before, point)).toMatchObject({ score: [10, 9], clockSeconds: null });
  });

  test('is written once, and not for the course of play', () => {
    const corner = state({ incident: { kind: 'corner', side: 1, at: START } });
    expect(reportLine(FOOTBALL, corner, corner)).toBeNull();
    expect(reportLine(FOOTBALL, null, state({}))).toBeNull();
    expect(reportLine(FOOTBALL, null, state({ incident: { kind: 'attack', side: 1, at: START } }))).toBeNull();
    expect(reportLine(TENNIS, null, state({ incident: { kind: 'point', side: 1, at: START } }))).toBeNull();
    expect(reportLine(TENNIS, null, state({ incident: { kind: 'game', side: 1, at: START } }))).not.toBeNull();
  });
});

describe('a game report', () => {
  const line = (at: number): ReportLine => ({ kind: 'corner', side: 0, at, period: 1, clockSeconds: at, score: null });

  test('has the last line first, each once, up to its length', () => {
    let report: readonly ReportLine[] = [];
    for (let at = 0; at < 3 * REPORT_LENGTH; at += 1) report = withLine(withLine(report, line(at)), line(at));
    expect(report).toHaveLength(REPORT_LENGTH);
    expect(report[0]?.at).toBe(3 * REPORT_LENGTH - 1);
    expect(report.at(-1)?.at).toBe(2 * REPORT_LENGTH);
  });

  test('merges the lines of the page with later ones of the feed', () => {
    expect(mergedReport([line(2), line(1)], [line(4), line(3), line(2)]).map(({ at }) => at)).toEqual([4, 3, 2, 1]);
  });
});
