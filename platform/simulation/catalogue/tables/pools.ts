import { BADMINTON_MEN, BADMINTON_WOMEN } from './badminton-players.ts';
import { DARTS_PLAYERS } from './darts-players.ts';
import { SNOOKER_PLAYERS } from './snooker-players.ts';
import { TABLE_TENNIS_MEN, TABLE_TENNIS_WOMEN } from './table-tennis-players.ts';
import { TENNIS_MEN } from './tennis-men.ts';
import { TENNIS_WOMEN } from './tennis-women.ts';

/** Players that several tournaments draw from. */
export interface TeamPool {
  readonly sportId: number;
  readonly table: string;
  readonly ratings: readonly [first: number, last: number];
}

/** Pools by the names that competitions use. */
export const POOLS: Readonly<Record<string, TeamPool>> = {
  tennisMen: { sportId: 4, table: TENNIS_MEN, ratings: [2280, 1420] },
  tennisWomen: { sportId: 4, table: TENNIS_WOMEN, ratings: [2200, 1420] },
  darts: { sportId: 21, table: DARTS_PLAYERS, ratings: [2050, 1480] },
  snooker: { sportId: 30, table: SNOOKER_PLAYERS, ratings: [1980, 1420] },
  badmintonMen: { sportId: 16, table: BADMINTON_MEN, ratings: [2050, 1520] },
  badmintonWomen: { sportId: 16, table: BADMINTON_WOMEN, ratings: [2080, 1480] },
  tableTennisMen: { sportId: 10, table: TABLE_TENNIS_MEN, ratings: [2150, 1620] },
  tableTennisWomen: { sportId: 10, table: TABLE_TENNIS_WOMEN, ratings: [2180, 1620] },
};
