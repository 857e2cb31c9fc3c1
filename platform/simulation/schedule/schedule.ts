import { dayOf, GAME_ID_LIMITS, isGameId, unpackGameId } from '#shared/domain/ids/game-id.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { randomFrom } from '../random.ts';
import { CompetitionCalendar } from './competition-calendar.ts';
import { type Fixture, longestMs, type WinnerOf } from './fixture.ts';
import { createPoolDraws } from './pool-draws.ts';
import { Recent } from './recent.ts';
import { zoneOffset } from './zones.ts';

const MINUTE = 60_000;
/** Upper bound of a game's minutes, so that games of the day before are the oldest to check. */
const MAX_MINUTES = 1440;
const DAYS_KEPT = 12;

/** Inputs of the schedule. The same inputs make the same games in every process. */
export interface ScheduleInput {
  readonly seed: string;
  readonly catalogue: Catalogue;
  /**
   * Decides a game of a knock-out round, so that the winners play the next round. Without it the schedule draws winners
   * weighted by the ratings.
   */
  readonly winnerOf?: WinnerOf;
}

/** Games of all competitions, a pure function of seed and day. */
export interface Schedule {
  /**
   * Returns games whose scheduled start lies in a UTC day of game ids, by start, then id; all, or of one competition.
   */
  fixturesOf(day: number, competitionId?: number): readonly Fixture[];
  /** Returns the game of an id; null when the schedule has no such game. */
  fixtureById(gameId: number): Fixture | null;
  /** Returns games that start in [fromMs, toMs), epoch ms, by start, then id; also those that are not offered yet. */
  startingBetween(fromMs: number, toMs: number): Fixture[];
  /** Returns games that start in (nowMs, untilMs] and are offered at nowMs: their `listedAt` has come. */
  offeredAt(nowMs: number, untilMs: number): Fixture[];
  /** Returns games that have started and may not be over yet, however long they take. */
  possiblyLiveAt(ms: number): Fixture[];
  /** Returns games that would be running if every game took its ordinary time. */
  ordinarilyLiveAt(ms: number): Fixture[];
}

/** Returns a draw weighted by the ratings, always the same for the same game. */
function diceOf(seed: string, catalogue: Catalogue): WinnerOf {
  const rating = (id: number) => catalogue.team(id)?.rating ?? 0;
  return (fixture) => {
    const gap = rating(fixture.home) - rating(fixture.away) + fixture.params.homeAdvantage;
    return randomFrom(seed, 'winner', fixture.gameId).chance(1 / (1 + 10 ** (-gap / 400))) ? 0 : 1;
  };
}

function byStart(a: Fixture, b: Fixture): number {
  return a.startAt - b.startAt || a.gameId - b.gameId;
}

type DayOfCompetition = (day: number, competitionId: number) => readonly Fixture[];

/** Returns the test whether a side plays in a competition with priority on a local calendar day or a day next to it. */
function busyDays(catalogue: Catalogue, fixturesOf: DayOfCompetition): (teamId: number, day: number) => boolean {
  const cups = new Map<number, number[]>();
  for (const competition of catalogue.competitions) {
    if (!competition.priority) continue;
    for (const id of competition.teamIds) cups.set(id, [...(cups.get(id) ?? []), competition.id]);
  }
  const localDayOf = ({ home, competitionId, startAt }: Fixture, day: number) => {
    const zone = catalogue.team(home)?.zone ?? catalogue.competition(competitionId)?.zone ?? 'Etc/UTC';
    return dayOf(startAt + zoneOffset(zone, day) * MINUTE);
  };
  const sides = new Recent<ReadonlySet<number>>(800, (key) => {
    const day = Math.floor(key / 512);
    const games = [day - 1, day, day + 1].flatMap((each) => fixturesOf(each, key % 512));
    const ofDay = games.filter((fixture) => localDayOf(fixture, day) === day);
    return new Set(ofDay.flatMap((fixture) => [fixture.home, fixture.away]));
  });
  const playsOn = (teamId: number, cup: number, day: number) => day >= 0 && sides.get(day * 512 + cup).has(teamId);
  return (teamId, day) =>
    (cups.get(teamId) ?? []).some(
      (cup) => playsOn(teamId, cup, day - 1) || playsOn(teamId, cup, day) || playsOn(teamId, cup, day + 1),
    );
}

/** Creates the schedule of a catalogue. Everything is computed on demand; recent days are cached. */
export function createSchedule({ seed, catalogue, winnerOf }: ScheduleInput): Schedule {
  const draws = createPoolDraws(seed, catalogue);
  const ofCompetition: DayOfCompetition = (day, id) =>
    Number.isInteger(day) && day >= 0 && day <= GAME_ID_LIMITS.day ? (calendars.get(id)?.fixturesOn(day) ?? []) : [];
  const world = { seed, catalogue, draws, isBusy: busyDays(catalogue, ofCompetition) };
  const decide = winnerOf ?? diceOf(seed, catalogue);
  const calendars = new Map(
    catalogue.competitions.map((competition) => [
      competition.id,
      new CompetitionCalendar({ ...world, competition }, decide),
    ]),
  );
  const days = new Recent<readonly Fixture[]>(DAYS_KEPT, (day) =>
    [...calendars.keys()].flatMap((id) => ofCompetition(day, id)).sort(byStart),
  );

  function fixturesOf(day: number, competitionId?: number): readonly Fixture[] {
    return competitionId === undefined ? days.get(day) : ofCompetition(day, competitionId);
  }

  function startingBetween(fromMs: number, toMs: number): Fixture[] {
    const found: Fixture[] = [];
    for (let day = dayOf(fromMs); day <= dayOf(toMs); day += 1) {
      for (const fixture of fixturesOf(day)) {
        if (fixture.startAt >= fromMs && fixture.startAt < toMs) found.push(fixture);
      }
    }
    return found;
  }

  function offeredAt(nowMs: number, untilMs: number): Fixture[] {
    const found: Fixture[] = [];
    for (let day = Math.max(dayOf(nowMs), 0); day <= Math.min(dayOf(untilMs), GAME_ID_LIMITS.day); day += 1) {
      for (const calendar of calendars.values()) {
        for (const fixture of calendar.offeredOn(day, nowMs)) {
          if (fixture.startAt > nowMs && fixture.startAt <= untilMs) found.push(fixture);
        }
      }
    }
    return found.sort(byStart);
  }

  function startedWithin(ms: number, lengthMs: (fixture: Fixture) => number): Fixture[] {
    return startingBetween(ms - MAX_MINUTES * MINUTE, ms + 1).filter(
      (fixture) => fixture.startAt + lengthMs(fixture) > ms,
    );
  }

  return {
    fixturesOf,
    startingBetween,
    fixtureById: (gameId) => {
      if (!isGameId(gameId)) return null;
      const { day, competitionId, slot } = unpackGameId(gameId);
      return fixturesOf(day, competitionId)[slot] ?? null;
    },
    offeredAt,
    possiblyLiveAt: (ms) => startedWithin(ms, longestMs),
    ordinarilyLiveAt: (ms) => startedWithin(ms, ({ durationMinutes }) => durationMinutes * MINUTE),
  };
}
