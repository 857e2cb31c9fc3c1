import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import type { MatchParams } from '../catalogue/params.ts';
import type { Random } from '../random.ts';
import { randomFrom } from '../random.ts';
import { type PlannedGame, plannedKey, type RoundLabel } from './fixture.ts';
import type { PoolDraws } from './pool-draws.ts';
import { instantOf } from './zones.ts';

/** Surroundings of a stage that its planner needs. */
export interface PlannerContext {
  readonly seed: string;
  readonly catalogue: Catalogue;
  readonly competition: CatalogueCompetition;
  readonly draws: PoolDraws;
  /** Milliseconds before the start from which games of the stage are offered. */
  readonly aheadMs: number;
  /** Tells whether a side has a game in a competition with priority on the day, the day before or the day after. */
  isBusy(teamId: number, localDay: number): boolean;
  /** Returns the winner (team id) of an earlier game of the competition. */
  winner(game: PlannedGame): number;
}

/** Creates a stream for one purpose of one competition. */
export function streamOf(context: PlannerContext, purpose: string, ...numbers: readonly number[]): Random {
  return randomFrom(context.seed, purpose, context.competition.id, ...numbers);
}

/** Returns the sides of a stage in one season: all, or the strongest in that season's form. */
export function teamFieldOf(context: PlannerContext, size: number | undefined, seasonStart: number): readonly number[] {
  const { competition, catalogue } = context;
  if (size === undefined || size >= competition.teamIds.length) return competition.teamIds;
  const random = streamOf(context, 'form', seasonStart);
  return competition.teamIds
    .map((id) => ({ id, form: (catalogue.team(id)?.rating ?? 0) + random.normal(0, 40) }))
    .sort((a, b) => b.form - a.form || a.id - b.id)
    .slice(0, size)
    .map(({ id }) => id);
}

interface PlainGame {
  readonly localDay: number;
  readonly place: number;
  readonly minute: number;
  readonly home: number;
  readonly away: number;
  readonly label: RoundLabel;
  readonly params?: MatchParams;
  readonly durationMinutes?: number;
}

/** Plans a game whose sides are known from the beginning; local time is the home side's. */
export function plannedGame(context: PlannerContext, game: PlainGame): PlannedGame {
  const { competition, catalogue } = context;
  return {
    key: plannedKey(game.localDay, game.place),
    startAt: instantOf(catalogue.team(game.home)?.zone ?? competition.zone, game.localDay, game.minute),
    durationMinutes: game.durationMinutes ?? competition.durationMinutes,
    params: game.params ?? competition.params,
    aheadMs: context.aheadMs,
    label: game.label,
    sides: [game.home, game.away],
    knownAt: Number.NEGATIVE_INFINITY,
  };
}
