import { beforeAll, describe, expect, test } from 'vitest';
import { sportById } from '#shared/domain/sports/sports.ts';
import type { Timeline, TimelineEvent } from '../model.ts';
import { goalsModel } from './goals-model.ts';
import { matchupOf, seedOf } from './sample-games.fixture.ts';
import { GOALS_SPORT_IDS, rulesOf } from './sport-rules.ts';

const MINUTE = 60_000;
const GAMES = 60;

function timelines(sportId: number, params: Record<string, number> = {}): Timeline[] {
  const matchup = matchupOf(sportId, { params });
  return Array.from({ length: GAMES }, (_, game) => goalsModel.timeline(matchup, seedOf(game)));
}

function kinds(events: readonly TimelineEvent[], kind: string): TimelineEvent[] {
  return events.filter((event) => event.kind === kind);
}

describe.each(GOALS_SPORT_IDS.map((id) => [sportById(id)?.slug ?? '', id] as const))(
  'timelines of %s',
  (_, sportId) => {
    const rules = rulesOf(sportId);
    let games: Timeline[];
    beforeAll(() => {
      games = timelines(sportId);
    });

    test('the same seed gives the same game, another seed another', () => {
      const matchup = matchupOf(sportId);
      expect(goalsModel.timeline(matchup, seedOf(3))).toEqual(goalsModel.timeline(matchup, seedOf(3)));
      expect(goalsModel.timeline(matchup, seedOf(3))).not.toEqual(goalsModel.timeline(matchup, seedOf(4)));
    });

    test('events are in order of time, in whole milliseconds, the last is the finish', () => {
      for (const { events, endsAt } of games) {
        const times = events.map(({ t }) => t);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times.every((t) => Number.isInteger(t) && t >= 0)).toBe(true);
        expect(events.at(-1)).toEqual({ t: endsAt, kind: 'finish', side: null });
        expect(kinds(events, 'finish')).toHaveLength(1);
      }
    });

    test('every period starts, ends, and has a pause after it', () => {
      for (const { events } of games) {
        const starts = kinds(events, 'period_start');
        const ends = kinds(events, 'period_end');
        expect(starts.map(({ value }) => value)).toEqual(starts.map((_start, index) => index + 1));
        expect(starts.length).toBe(ends.length);
        expect(starts.length).toBeGreaterThanOrEqual(rules.periods);
        starts.slice(1).forEach(({ t }, index) => {
          expect(t - (ends[index]?.t ?? 0)).toBeGreaterThanOrEqual(20_000);
        });
      }
    });

    test('the clock stops and starts in turn', () => {
      for (const { events } of games) {
        const stops = events.filter(({ kind }) => kind.startsWith('clock_')).map(({ kind }) => kind);
        expect(stops.every((kind, index) => kind === (index % 2 === 0 ? 'clock_stop' : 'clock_start'))).toBe(true);
        expect(stops.length > 0).toBe(rules.stops !== null);
      }
    });

    test('the game has about the length of its sport and the goals of its competition', () => {
      const length = games.reduce((sum, { endsAt }) => sum + endsAt, 0) / GAMES / MINUTE;
      expect(length).toBeGreaterThan((sportById(sportId)?.durationMinutes ?? 0) * 0.6);
      expect(length).toBeLessThan((sportById(sportId)?.durationMinutes ?? 0) * 1.25);
      const goals = games.reduce((sum, { events }) => sum + kinds(events, 'goal').length, 0) / GAMES;
      expect(goals).toBeGreaterThan(rules.goals * 0.8);
      expect(goals).toBeLessThan(rules.goals * 1.3);
    });
  },
);

describe('football', () => {
  let games: Timeline[];
  beforeAll(() => {
    games = timelines(1);
  });

  test('added time is announced in every half, and the half ends when it is over', () => {
    for (const { events } of games) {
      const starts = kinds(events, 'period_start');
      const ends = kinds(events, 'period_end');
      kinds(events, 'added_time').forEach(({ t, value = 0 }, half) => {
        expect(value).toBeGreaterThanOrEqual(MINUTE);
        expect(t - (starts[half]?.t ?? 0)).toBeGreaterThanOrEqual(45 * MINUTE);
        expect((ends[half]?.t ?? 0) - (starts[half]?.t ?? 0)).toBeGreaterThanOrEqual(45 * MINUTE + value - 1);
      });
      expect(kinds(events, 'added_time')).toHaveLength(2);
    }
  });

  test('a penalty is scored or missed by its side before anything else happens', () => {
    let penalties = 0;
    for (const { events } of games) {
      events.forEach((event, index) => {
        if (event.kind !== 'penalty_awarded') return;
        penalties += 1;
        const next = events.slice(index + 1).find(({ kind }) => kind !== 'added_time');
        expect(['goal', 'penalty_missed']).toContain(next?.kind);
        expect(next?.side).toBe(event.side);
        expect((next?.t ?? 0) - event.t).toBeLessThan(goalsModel.suspension('penalty_awarded'));
      });
    }
    expect(penalties).toBeGreaterThan(5);
  });

  test('nothing else happens for a while after a goal', () => {
    for (const { events } of games) {
      events.forEach(({ kind, t }, index) => {
        const next = events.slice(index + 1).find((event) => event.side !== null);
        if (kind === 'goal' && next !== undefined) expect(next.t - t).toBeGreaterThanOrEqual(44_000);
      });
    }
  });

  test('corners and cards are as frequent as in real games', () => {
    const mean = (kind: string): number =>
      games.reduce((sum, { events }) => sum + kinds(events, kind).length, 0) / GAMES;
    expect(mean('corner')).toBeGreaterThan(8.5);
    expect(mean('corner')).toBeLessThan(12);
    expect(mean('yellow_card')).toBeGreaterThan(3.2);
    expect(mean('yellow_card')).toBeLessThan(5.2);
    expect(mean('attack') + mean('danger')).toBeGreaterThan(40);
  });
});

describe('overtime', () => {
  let games: (readonly TimelineEvent[])[];
  beforeAll(() => {
    games = Array.from({ length: 300 }, (_, game) => goalsModel.timeline(matchupOf(2), seedOf(1000 + game)).events);
  });
  const lead = (events: readonly TimelineEvent[]): number =>
    kinds(events, 'goal').reduce((sum, { side }) => sum + (side === 0 ? 1 : -1), 0);

  test('is played after a level game only, and ends with its goal', () => {
    for (const events of games) {
      const third = events.findIndex(({ kind, value }) => kind === 'period_end' && value === 3);
      const rest = events.slice(third + 1);
      expect(rest.some(({ kind }) => kind === 'period_start')).toBe(lead(events.slice(0, third)) === 0);
      const goal = rest.findIndex(({ kind }) => kind === 'goal');
      if (goal !== -1) expect(rest.slice(goal + 1).map(({ kind }) => kind)).toEqual(['period_end', 'finish']);
    }
  });

  test('without a goal it goes to a shoot-out, which ends as soon as one side cannot catch up', () => {
    const shootouts = games.filter((events) => kinds(events, 'shootout_start').length > 0);
    expect(shootouts.length).toBeGreaterThan(5);
    for (const events of shootouts) {
      expect(lead(events)).toBe(0);
      const shots = events.filter(({ kind }) => kind === 'shootout_goal' || kind === 'shootout_miss');
      expect(shots.map(({ side }) => side)).toEqual(shots.map((_shot, index) => index % 2));
      const goals = [0, 1].map(
        (side) => shots.filter((shot) => shot.kind === 'shootout_goal' && shot.side === side).length,
      );
      expect(goals[0]).not.toBe(goals[1]);
      expect(shots.length).toBeGreaterThanOrEqual(4);
      if (shots.length > 6) expect(shots.length % 2).toBe(0);
    }
  });
});

test('electronic games run their clock so fast that a period lasts as many minutes as the competition says', () => {
  for (const minutes of [4, 6]) {
    const [game] = timelines(85, { periodMinutes: minutes });
    const [start] = kinds(game?.events ?? [], 'period_start');
    const [end] = kinds(game?.events ?? [], 'period_end');
    const length = (end?.t ?? 0) - (start?.t ?? 0);
    expect(length).toBeGreaterThanOrEqual(minutes * MINUTE - 2);
    expect(length).toBeLessThan(minutes * MINUTE + 15_000);
  }
});
