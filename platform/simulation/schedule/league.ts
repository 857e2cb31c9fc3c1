import type { LeagueStage } from '../catalogue/plan.ts';
import type { PlannedGame, StagePlanner } from './fixture.ts';
import { type PlannerContext, plannedGame, streamOf, teamFieldOf } from './planner-context.ts';
import { Recent } from './recent.ts';
import { cycleLength, roundRobin } from './round-robin.ts';
import { leagueRounds, type RoundWindow, seasonOf } from './season.ts';
import { mondayOf, type WeekSlot } from './slots.ts';

interface Season {
  readonly start: number;
  readonly weeks: ReadonlyMap<number, readonly RoundWindow[]>;
}

/** Takes a slot that is free of other games of both sides; undefined when none is left. */
function takeSlot(free: WeekSlot[], monday: number, busy: (day: number) => boolean): WeekSlot | undefined {
  const index = free.findIndex((slot) => !busy(monday + slot.weekday));
  return index < 0 ? undefined : free.splice(index, 1)[0];
}

/**
 * Returns one slot for each game in random order: slots are used again when there are too few, and left empty when
 * there are too many.
 */
function slotsFor(window: RoundWindow, games: number, order: readonly number[]): WeekSlot[] {
  const places = Array.from({ length: Math.max(games, window.slots.length) }, (_, i) => i % window.slots.length);
  return order.map((index) => window.slots[places[index] as number] as WeekSlot);
}

/**
 * Plans a league of rounds: each side plays once in each, home and away in turn, on the days and at the times of the
 * stage.
 */
export function leaguePlanner(stage: LeagueStage, context: PlannerContext): StagePlanner {
  const { competition } = context;
  const seasons = new Recent<Season>(3, (start) => {
    const season = seasonOf(stage.season, start);
    const sides = stage.field ?? competition.teamIds.length;
    const maxRounds = stage.legs === undefined ? Number.POSITIVE_INFINITY : stage.legs * cycleLength(sides);
    const rounds = season ? leagueRounds(stage, season, maxRounds) : [];
    return { start, weeks: Map.groupBy(rounds, (round) => round.monday) };
  });

  function pairsOf(season: Season, round: number): [number, number][] {
    const field = teamFieldOf(context, stage.field, season.start);
    const order = streamOf(context, 'table', season.start).permutation(field.length);
    // Every double round robin shifts the table, so that a third cycle does not begin as the first did.
    const shift = Math.floor(round / (2 * cycleLength(field.length))) * 3;
    const at = (place: number) => field[order[(place + shift) % field.length] as number] as number;
    return roundRobin(field.length, round).map(([home, away]) => [at(home), at(away)]);
  }

  function gamesOf(season: Season, window: RoundWindow, place: number): PlannedGame[] {
    const pairs = pairsOf(season, window.round);
    const random = streamOf(context, 'slots', season.start, window.round);
    const count = Math.max(pairs.length, window.slots.length);
    const free = slotsFor(window, pairs.length, random.permutation(count));
    const isBusy = (pair: readonly [number, number], day: number) =>
      !competition.priority && (context.isBusy(pair[0], day) || context.isBusy(pair[1], day));
    const days = [...new Set(window.slots.map((slot) => window.monday + slot.weekday))];
    const tied = pairs.map((pair) => days.some((day) => isBusy(pair, day)));
    const turn = [...pairs.keys()].sort((a, b) => Number(tied[b]) - Number(tied[a]) || a - b);
    const games: PlannedGame[] = [];
    for (const index of turn) {
      const [home, away] = pairs[index] as [number, number];
      const slot = takeSlot(free, window.monday, (day) => tied[index] === true && isBusy([home, away], day));
      if (!slot) continue;
      const localDay = window.monday + slot.weekday;
      const label = { kind: 'round', number: window.round + 1 } as const;
      games.push(plannedGame(context, { localDay, place: place + index, minute: slot.minute, home, away, label }));
    }
    return games;
  }

  const weeks = new Recent<ReadonlyMap<number, readonly PlannedGame[]>>(8, (monday) => {
    const games: PlannedGame[] = [];
    const starts = new Set([0, 1, 2, 3, 4, 5, 6].map((weekday) => seasonOf(stage.season, monday + weekday)?.start));
    for (const start of starts) {
      if (start === undefined) continue;
      const season = seasons.get(start);
      for (const [n, window] of (season.weeks.get(monday) ?? []).entries())
        games.push(...gamesOf(season, window, (n % 2) * 64));
    }
    return Map.groupBy(games, (game) => Math.floor(game.key / 128));
  });

  return {
    gamesOn(localDay) {
      const monday = mondayOf(localDay);
      const games = weeks.get(monday).get(localDay) ?? [];
      // A round may extend into the first days of the next week.
      const late = weeks.get(monday - 7).get(localDay);
      return late ? [...late, ...games] : games;
    },
  };
}
