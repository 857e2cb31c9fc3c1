import type { CircuitStage } from '../catalogue/plan.ts';
import type { StagePlanner } from './fixture.ts';
import { type PlannerContext, plannedGame, streamOf } from './planner-context.ts';
import { Recent } from './recent.ts';
import { roundRobin } from './round-robin.ts';
import { seasonOf } from './season.ts';
import { mondayOf, readTime, weekdayOf } from './slots.ts';

const GRID = 5;

/**
 * Plans a circuit: each side plays once or more on every day, a few games at a time, in the order of the circle, so
 * that no side is on two courts at once. Courts begin a little after one another.
 */
export function circuitPlanner(stage: CircuitStage, context: PlannerContext): StagePlanner {
  const { competition } = context;
  const from = readTime(stage.from);

  const fields = new Recent<readonly number[]>(6, (monday) => {
    const everybody = competition.teamIds;
    if (stage.weekly !== undefined) return context.draws.field(competition.id, monday);
    return streamOf(context, 'circle')
      .permutation(everybody.length)
      .map((index) => everybody[index] as number);
  });

  function make(localDay: number) {
    if (!seasonOf(stage.season, localDay)) return [];
    const monday = mondayOf(localDay);
    const field = fields.get(monday);
    const firstRound = (stage.weekly === undefined ? localDay : weekdayOf(localDay)) * stage.roundsPerDay;
    const games = [];
    for (let j = 0; j < stage.roundsPerDay; j += 1) {
      const pairs = roundRobin(field.length, firstRound + j);
      const rows = Math.ceil(pairs.length / stage.courts);
      for (const [place, [first, second]] of pairs.entries()) {
        const court = place % stage.courts;
        const row = j * rows + Math.floor(place / stage.courts);
        const stagger = Math.floor((court * stage.step) / stage.courts / GRID) * GRID;
        games.push(
          plannedGame(context, {
            localDay,
            place: games.length,
            minute: from + row * stage.step + stagger,
            home: field[first] as number,
            away: field[second] as number,
            label: { kind: 'round', number: firstRound + j + 1 },
          }),
        );
      }
    }
    return games;
  }

  const days = new Recent(12, make);
  return { gamesOn: (localDay) => days.get(localDay) };
}
