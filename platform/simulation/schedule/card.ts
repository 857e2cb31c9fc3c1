import type { CardStage } from '../catalogue/plan.ts';
import type { PlannedGame, StagePlanner } from './fixture.ts';
import { type PlannerContext, plannedGame, streamOf } from './planner-context.ts';
import { Recent } from './recent.ts';
import { seasonOf } from './season.ts';
import { mondayOf, readTime, readWeekday, weekdayOf } from './slots.ts';

const MAIN_ROUNDS = 5;
/** Additional minutes of a main bout: five rounds with their breaks instead of three. */
const MAIN_MINUTES = 10;

/** Plans evenings of bouts: fighters of one division meet, the best pair last and over five rounds. */
export function cardPlanner(stage: CardStage, context: PlannerContext): StagePlanner {
  const { competition, catalogue } = context;
  const from = readTime(stage.from);
  const weekday = readWeekday(stage.weekday);
  const rating = (id: number) => catalogue.team(id)?.rating ?? 0;
  const divisions = [...Map.groupBy(competition.teamIds, (id) => catalogue.team(id)?.division ?? 0).values()].filter(
    (fighters) => fighters.length > 1,
  );
  const pairsInCycle = divisions.reduce((sum, fighters) => sum + Math.floor(fighters.length / 2), 0);
  const cardsInCycle = Math.max(1, Math.floor(pairsInCycle / stage.bouts));

  const cycles = new Recent<readonly (readonly [number, number])[]>(3, (cycle) => {
    const random = streamOf(context, 'pairs', cycle);
    const pairs = divisions.flatMap((fighters) => {
      const order = random.permutation(fighters.length).map((index) => fighters[index] as number);
      return Array.from(
        { length: Math.floor(order.length / 2) },
        (_, i) => [order[2 * i] as number, order[2 * i + 1] as number] as const,
      );
    });
    return random.permutation(pairs.length).map((index) => pairs[index] as readonly [number, number]);
  });

  function make(localDay: number): PlannedGame[] {
    const week = mondayOf(localDay) / 7;
    const isCardDay =
      weekdayOf(localDay) === weekday && Math.floor(week) % stage.every === competition.id % stage.every;
    if (!isCardDay || !seasonOf(stage.season, localDay)) return [];
    const card = Math.floor(Math.floor(week) / stage.every);
    const cycle = Math.floor(card / cardsInCycle);
    const first = (card - cycle * cardsInCycle) * stage.bouts;
    const bouts = cycles
      .get(cycle)
      .slice(first, first + stage.bouts)
      .toSorted((a, b) => rating(a[0]) + rating(a[1]) - rating(b[0]) - rating(b[1]) || a[0] - b[0]);
    return bouts.map(([red, blue], place) => {
      const main = place === bouts.length - 1;
      return plannedGame(context, {
        localDay,
        place,
        minute: from + place * stage.step,
        home: rating(red) >= rating(blue) ? red : blue,
        away: rating(red) >= rating(blue) ? blue : red,
        label: { kind: 'bout', main },
        ...(main
          ? {
              params: { ...competition.params, periods: MAIN_ROUNDS },
              durationMinutes: competition.durationMinutes + MAIN_MINUTES,
            }
          : {}),
      });
    });
  }

  const days = new Recent<readonly PlannedGame[]>(8, make);
  return { gamesOn: (localDay) => days.get(localDay) };
}
