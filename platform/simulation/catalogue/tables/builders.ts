import { readTime } from '../../schedule/slots.ts';
import type { CompetitionSeed } from '../competition-seed.ts';
import type { CircuitStage, CompetitionStage, LeagueStage, RotationStage, SessionsStage } from '../plan.ts';
import { timeZoneOf } from './zones.ts';

type More = Partial<Pick<CompetitionSeed, 'zone' | 'params' | 'durationMinutes' | 'priority' | 'suffix' | 'simulated'>>;
type RoundOptions = Partial<Pick<LeagueStage, 'weeks' | 'midweeks' | 'legs' | 'pause' | 'field'>>;
type Ratings = readonly [first: number, last: number];

/** Returns the builder of a sport's competitions, in the zone of their country unless `more` names another. */
export function competitionsOf(sportId: number) {
  return (
    id: number,
    country: string,
    name: string,
    weight: number,
    ratings: Ratings,
    stages: CompetitionStage | readonly CompetitionStage[],
    teams: CompetitionSeed['teams'],
    more: More = {},
  ): CompetitionSeed => {
    const list: readonly CompetitionStage[] = 'kind' in stages ? [stages] : stages;
    // A day of 23 or 25 hours would put a player on two tables at once.
    const zone = more.zone ?? (list.some(isRoundTheClock) ? 'Etc/UTC' : timeZoneOf(country));
    return { id, sportId, name, country, weight, ratings, stages: list, teams, ...more, zone };
  };
}

function isRoundTheClock(stage: CompetitionStage): boolean {
  return stage.kind === 'sessions' && readTime(stage.to) - readTime(stage.from) === 24 * 60;
}

/** Builds a stage of rounds (see LeagueStage). */
export function rounds(season: string, slots: string, more: RoundOptions = {}): LeagueStage {
  return { kind: 'league', season, slots, ...more };
}

/** Builds a stage of groups with days of their own (see RotationStage). */
export function rotation(season: string, groups: string, slots: string, field?: number): RotationStage {
  return { kind: 'rotation', season, groups, slots, ...(field === undefined ? {} : { field }) };
}

/** Returns the builder of a sport's leagues with rounds as their only stage. */
export function leaguesOf(sportId: number) {
  const competition = competitionsOf(sportId);
  return (
    id: number,
    country: string,
    name: string,
    weight: number,
    ratings: Ratings,
    season: string,
    slots: string,
    teams: string,
    more: More & RoundOptions = {},
  ): CompetitionSeed => {
    const { weeks, midweeks, legs, pause, field, ...rest } = more;
    const options = { weeks, midweeks, legs, pause, field };
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    const stage = rounds(season, slots, given);
    return competition(id, country, name, weight, ratings, stage, teams, rest);
  };
}

/** Builds a round-the-clock stage (see SessionsStage). */
export function sessions(
  from: string,
  to: string,
  tables: number,
  step: number,
  group: number,
  season = 'year',
): SessionsStage {
  return { kind: 'sessions', season, from, to, tables, step, group };
}

/** Builds a circuit (see CircuitStage). */
export function circuit(
  season: string,
  from: string,
  courts: number,
  step: number,
  roundsPerDay: number,
  weekly?: number,
): CircuitStage {
  return { kind: 'circuit', season, from, courts, step, roundsPerDay, ...(weekly === undefined ? {} : { weekly }) };
}
