import { dayOf, GAME_ID_LIMITS, packGameId, startOfDay } from '#shared/domain/ids/game-id.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { CompetitionStage } from '../catalogue/plan.ts';
import { cardPlanner } from './card.ts';
import { circuitPlanner } from './circuit.ts';
import type { Fixture, PlannedGame, StagePlanner, WinnerOf } from './fixture.ts';
import { knockoutPlanner } from './knockout.ts';
import { leaguePlanner } from './league.ts';
import type { PlannerContext } from './planner-context.ts';
import { Recent } from './recent.ts';
import { rotationPlanner } from './rotation.ts';
import { sessionsPlanner } from './sessions.ts';

const HOUR = 3_600_000;
/** Days that are cached: more than the two weeks that the line looks ahead. */
const DAYS_KEPT = 20;
const NO_FIXTURES: readonly Fixture[] = [];

function plannerOf(stage: CompetitionStage, context: PlannerContext): StagePlanner {
  switch (stage.kind) {
    case 'league':
      return leaguePlanner(stage, context);
    case 'rotation':
      return rotationPlanner(stage, context);
    case 'knockout':
      return knockoutPlanner(stage, context);
    case 'circuit':
      return circuitPlanner(stage, context);
    case 'sessions':
      return sessionsPlanner(stage, context);
    case 'card':
      return cardPlanner(stage, context);
    default:
      return assertNever(stage, 'stage');
  }
}

/** Returns the hours before the start from which a game of a stage is offered. */
function hoursAhead(stage: CompetitionStage, weight: number): number {
  switch (stage.kind) {
    case 'sessions':
      return 6;
    case 'circuit':
      return 24;
    case 'knockout':
      return 72;
    case 'rotation':
      return 96;
    case 'card':
      return 336;
    case 'league':
      return weight >= 80 ? 336 : 192;
    default:
      return assertNever(stage, 'stage');
  }
}

function listedAt(game: PlannedGame): number {
  return Math.max(game.startAt - game.aheadMs, game.knownAt);
}

/** Games of one competition by UTC day. */
export class CompetitionCalendar {
  private readonly context: PlannerContext;
  private readonly planners: readonly StagePlanner[];
  private readonly maxAheadMs: number;
  private readonly hasDraw: boolean;
  private readonly plans: Recent<readonly PlannedGame[]>;
  private readonly fixtures: Recent<readonly Fixture[]>;

  constructor(world: Omit<PlannerContext, 'winner' | 'aheadMs'>, decide: WinnerOf) {
    const { competition } = world;
    const winner = (game: PlannedGame) => {
      const fixture = this.fixtureOf(game);
      return decide(fixture) === 0 ? fixture.home : fixture.away;
    };
    this.context = { ...world, winner, aheadMs: 0 };
    const ahead = competition.stages.map((stage) => hoursAhead(stage, competition.weight) * HOUR);
    this.planners = competition.stages.map((stage, index) =>
      plannerOf(stage, { ...this.context, aheadMs: ahead[index] ?? 0 }),
    );
    this.maxAheadMs = Math.max(...ahead);
    this.hasDraw = competition.stages.some(({ kind }) => kind === 'knockout');
    this.plans = new Recent(DAYS_KEPT, (day) => this.plan(day));
    this.fixtures = new Recent(DAYS_KEPT, (day) =>
      this.plans.get(day).map((game, slot) => this.fixtureFrom(game, day, slot)),
    );
  }

  /** Returns the competition's games whose start lies in a UTC day; the index is the slot of the id. */
  fixturesOn(day: number): readonly Fixture[] {
    return this.fixtures.get(day);
  }

  /**
   * Returns those of `fixturesOn` that are offered at an instant. It asks for no pair of a later round before its time,
   * because its winners may have to be played out.
   */
  offeredOn(day: number, nowMs: number): readonly Fixture[] {
    if (startOfDay(day) - this.maxAheadMs > nowMs) return NO_FIXTURES;
    if (!this.hasDraw) return this.fixtures.get(day).filter(({ listedAt }) => listedAt <= nowMs);
    return this.plans
      .get(day)
      .flatMap((game, slot) => (listedAt(game) <= nowMs ? [this.fixtureFrom(game, day, slot)] : []));
  }

  /**
   * Plans the games of a UTC day in the order of their slots, without their sides, so that a draw can ask for its own
   * past.
   */
  private plan(day: number): PlannedGame[] {
    const found: PlannedGame[] = [];
    for (const planner of this.planners) {
      for (let localDay = day - 1; localDay <= day + 1; localDay += 1) {
        for (const game of planner.gamesOn(localDay)) if (dayOf(game.startAt) === day) found.push(game);
      }
    }
    found.sort((a, b) => a.startAt - b.startAt || a.key - b.key);
    return found.length > GAME_ID_LIMITS.slot + 1 ? found.slice(0, GAME_ID_LIMITS.slot + 1) : found;
  }

  private fixtureOf(game: PlannedGame): Fixture {
    const day = dayOf(game.startAt);
    const slot = this.plans.get(day).findIndex((each) => each.key === game.key);
    if (slot < 0) throw new Error(`${this.context.competition.name} lost a game of day ${day}`);
    return this.fixtureFrom(game, day, slot);
  }

  private fixtureFrom(game: PlannedGame, day: number, slot: number): Fixture {
    const { competition } = this.context;
    const sides = typeof game.sides === 'function' ? game.sides() : game.sides;
    return {
      gameId: packGameId({ day, competitionId: competition.id, slot }),
      competitionId: competition.id,
      sportId: competition.sportId,
      home: sides[0],
      away: sides[1],
      startAt: game.startAt,
      listedAt: listedAt(game),
      durationMinutes: game.durationMinutes,
      params: game.params,
      label: game.label,
    };
  }
}
