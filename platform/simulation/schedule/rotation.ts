import type { RotationStage } from '../catalogue/plan.ts';
import type { PlannedGame, StagePlanner } from './fixture.ts';
import { type PlannerContext, plannedGame, streamOf, teamFieldOf } from './planner-context.ts';
import { Recent } from './recent.ts';
import { roundRobin } from './round-robin.ts';
import { seasonOf } from './season.ts';
import { mondayOf, readSlotGroups, readTimes, weekdayOf } from './slots.ts';

interface Group {
  readonly weekdays: readonly number[];
  readonly sides: readonly number[];
}

/**
 * Plans a league without rounds: every week its sides are dealt into groups that play on days of their own, with at
 * least one day of rest. A side that played on Sunday does not play on Monday.
 */
export function rotationPlanner(stage: RotationStage, context: PlannerContext): StagePlanner {
  const groups = readSlotGroups(stage.groups);
  const times = readTimes(stage.slots);

  const weeks = new Recent<readonly Group[]>(6, (monday) => {
    const season = seasonOf(stage.season, monday) ?? seasonOf(stage.season, monday + 6);
    if (!season) return [];
    const field = teamFieldOf(context, stage.field, season.start);
    const order = streamOf(context, 'groups', monday).permutation(field.length);
    let next = 0;
    return groups.map(({ weekdays, size }) => {
      const sides = order.slice(next, next + size).map((index) => field[index] as number);
      next += size;
      return { weekdays, sides };
    });
  });

  function playing(localDay: number): { sides: readonly number[]; turn: number }[] {
    const weekday = weekdayOf(localDay);
    return weeks
      .get(mondayOf(localDay))
      .filter((group) => group.weekdays.includes(weekday))
      .map((group) => ({ sides: group.sides, turn: group.weekdays.indexOf(weekday) }));
  }

  function make(localDay: number): PlannedGame[] {
    const season = seasonOf(stage.season, localDay);
    if (!season) return [];
    const tired =
      weekdayOf(localDay) === 0 ? new Set(playing(localDay - 1).flatMap(({ sides }) => sides)) : new Set<number>();
    const pairs = playing(localDay).flatMap(({ sides, turn }) => {
      const fresh = sides.filter((id) => !tired.has(id) && !context.isBusy(id, localDay));
      return roundRobin(fresh.length, turn).map(
        ([home, away]) => [fresh[home] as number, fresh[away] as number] as const,
      );
    });
    const random = streamOf(context, 'times', localDay);
    const order = random.permutation(Math.max(pairs.length, times.length));
    const label = { kind: 'round', number: Math.floor((localDay - season.start) / 7) + 1 } as const;
    return pairs.map(([home, away], place) => {
      const minute = times[(order[place] as number) % times.length] as number;
      return plannedGame(context, { localDay, place, minute, home, away, label });
    });
  }

  const days = new Recent<readonly PlannedGame[]>(24, make);
  return { gamesOn: (localDay) => days.get(localDay) };
}
