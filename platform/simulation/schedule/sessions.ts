import type { SessionsStage } from '../catalogue/plan.ts';
import type { PlannedGame, StagePlanner } from './fixture.ts';
import { type PlannerContext, plannedGame, streamOf } from './planner-context.ts';
import { Recent } from './recent.ts';
import { roundRobin } from './round-robin.ts';
import { seasonOf } from './season.ts';
import { readTime } from './slots.ts';

const GRID = 5;

/** Returns the games of a group in order, as places in the group. */
function groupGames(size: number): (readonly [number, number])[] {
  const rounds = size + (size % 2) - 1;
  return Array.from({ length: rounds }, (_, round) => roundRobin(size, round)).flat();
}

/**
 * Plans round-the-clock stages: each table has its own players, deals them into small groups, and plays the groups out
 * one game after the other; then it deals again.
 */
export function sessionsPlanner(stage: SessionsStage, context: PlannerContext): StagePlanner {
  const { competition } = context;
  const from = readTime(stage.from);
  const perDay = Math.floor((readTime(stage.to) - from) / stage.step);
  const games = groupGames(stage.group);
  const everybody = streamOf(context, 'tables').permutation(competition.teamIds.length);
  const tables = Array.from({ length: stage.tables }, (_, table) =>
    everybody.filter((_, place) => place % stage.tables === table).map((index) => competition.teamIds[index] as number),
  );
  const groupsOfTable = tables.map((players) => Math.max(1, Math.floor(players.length / stage.group)));

  const deals = tables.map(
    (players, table) =>
      new Recent<readonly number[]>(4, (cycle) =>
        streamOf(context, 'deal', table, cycle)
          .permutation(players.length)
          .map((index) => players[index] as number),
      ),
  );

  function sidesOf(table: number, number: number): readonly [number, number] {
    const group = Math.floor(number / games.length);
    const cycle = Math.floor(group / (groupsOfTable[table] as number));
    const first = (group - cycle * (groupsOfTable[table] as number)) * stage.group;
    const players = (deals[table] as Recent<readonly number[]>).get(cycle);
    const [home, away] = games[number % games.length] as readonly [number, number];
    return [players[first + home] as number, players[first + away] as number];
  }

  function make(localDay: number): PlannedGame[] {
    if (localDay < 0 || !seasonOf(stage.season, localDay)) return [];
    const planned: PlannedGame[] = [];
    const firstGroup = Math.floor((localDay * perDay) / games.length);
    let label = { kind: 'session' as const, number: 1 };
    for (let i = 0; i < perDay; i += 1) {
      const number = localDay * perDay + i;
      const group = Math.floor(number / games.length) - firstGroup + 1;
      if (group !== label.number) label = { kind: 'session' as const, number: group };
      for (let table = 0; table < stage.tables; table += 1) {
        const [home, away] = sidesOf(table, number);
        const stagger = Math.floor((table * stage.step) / stage.tables / GRID) * GRID;
        const minute = from + i * stage.step + stagger;
        planned.push(plannedGame(context, { localDay, place: planned.length, minute, home, away, label }));
      }
    }
    return planned;
  }

  const days = new Recent<readonly PlannedGame[]>(8, make);
  return { gamesOn: (localDay) => days.get(localDay) };
}
