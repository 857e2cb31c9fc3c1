/**
 * Calendar of a stage of a competition. Its texts are short notations: `slots` is read by schedule/slots.ts, `season`
 * and `weeks` by schedule/season.ts. Times of day are local to the home side's zone, else to the competition's.
 */
interface StageBase {
  /**
   * Windows of the year, `MM-DD..MM-DD` joined by commas in the order of one season, e.g. `08-14..12-20,01-09..05-23`;
   * `year` for a stage without a pause.
   */
  readonly season: string;
  /** Number of sides that take part (play-offs), the strongest of the season; all when absent. */
  readonly field?: number;
}

/** Rounds of a round robin: each side plays once in each round. */
export interface LeagueStage extends StageBase {
  readonly kind: 'league';
  /** Rounds of a week joined by `//`; in each the days with their times, e.g. `Sat 12:30 15:00*6 17:30 | Sun 14:00*2`. */
  readonly slots: string;
  /** Dates (`MM-DD`, space-separated) of the only weeks that are played. */
  readonly weeks?: string;
  /** Dates (`MM-DD`, space-separated) of the only weeks in which the rounds after the first `//` are played. */
  readonly midweeks?: string;
  /** Games of each pair in a season; without end when absent. */
  readonly legs?: number;
  /** True when the stage pauses while national teams play. */
  readonly pause?: boolean;
}

/** Groups of sides that play on different days of the week, drawn again every week: leagues with three games a week. */
export interface RotationStage extends StageBase {
  readonly kind: 'rotation';
  /** Days of the groups with the number of sides in each, e.g. `Tue Thu Sat*16 | Mon Wed Fri*10`. */
  readonly groups: string;
  /** Times of a day, e.g. `19:00*4 19:30*3 20:00`. */
  readonly slots: string;
}

/** Knock-out tournaments of players drawn from a pool. */
export interface KnockoutStage extends StageBase {
  readonly kind: 'knockout';
  /** Players of the draw: 8, 16, 32, 64, 128. */
  readonly size: number;
  /**
   * First days `MM-DD+days` of each edition, space-separated: `@MM-DD+days` begins on the Monday of that week,
   * `weekly+days` every Monday.
   */
  readonly editions: string;
  /** Days of the rounds, counted from the first day, rounds joined by `|`; chosen by the load when absent. */
  readonly onDays?: string;
  /** Start of the first game of a day, number of courts, and minutes from one game to the next on the same court. */
  readonly from: string;
  readonly courts: number;
  readonly step: number;
  /** Start of days with one or two games: semi-finals and finals. */
  readonly finalsFrom: string;
  /** Sets or frames at most of the last rounds, counted back from the final: `[19, 11]` is final, semi-final. */
  readonly lateBestOf?: readonly number[];
}

/** Stage in which each side plays once or twice on every day, on a few courts (servers, pitches) at a time. */
export interface CircuitStage extends StageBase {
  readonly kind: 'circuit';
  /** Sides that take part in a week; all of them when absent. */
  readonly weekly?: number;
  readonly roundsPerDay: number;
  readonly from: string;
  readonly courts: number;
  readonly step: number;
}

/** Round-the-clock stage: on each table a small group plays a round robin, one game after the other. */
export interface SessionsStage extends StageBase {
  readonly kind: 'sessions';
  readonly from: string;
  /** Local time at which the last game must have ended; `24:00` for round the clock. */
  readonly to: string;
  readonly tables: number;
  /** Minutes from one game to the next on a table; at least the duration of a game. */
  readonly step: number;
  /** Players of a group. */
  readonly group: number;
}

/** Evening of bouts, one after the other, each pair once. */
export interface CardStage extends StageBase {
  readonly kind: 'card';
  readonly weekday: string;
  /** Weeks from one evening to the next. */
  readonly every: number;
  readonly from: string;
  readonly bouts: number;
  readonly step: number;
}

export type CompetitionStage = LeagueStage | RotationStage | KnockoutStage | CircuitStage | SessionsStage | CardStage;
