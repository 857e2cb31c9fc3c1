const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Lowest and highest value of an even draw. */
export type Range = readonly [low: number, high: number];

/** Added time of one period: the share of all goals that fall in it, and its length in whole minutes. */
export interface AddedTime {
  readonly share: number;
  readonly minutes: Range;
}

/** Football events besides goals. Averages are of both sides together and of a whole game. */
export interface FootballIncidents {
  readonly corners: number;
  readonly yellows: number;
  readonly reds: number;
  /** Share of goals that are scored from the spot. */
  readonly penaltyGoals: number;
  readonly penaltyConversion: number;
  /** Factors of a red card on the scoring rate of the side that saw it and of the other. */
  readonly redOwn: number;
  readonly redOther: number;
}

/** Sudden death after a level game, then a shoot-out. */
export interface OvertimeRules {
  readonly clockMs: number;
  readonly pauseMs: Range;
  /** Expected goals of both sides if it ran to its end. */
  readonly goals: number;
}

/** Rules of one goal-scoring sport. Times are milliseconds: of the game clock where the name says so. */
export interface GoalsRules {
  readonly periods: number;
  readonly periodClockMs: number;
  /** True when the game clock runs faster than the server's: a period lasts the competition's `periodMinutes`. */
  readonly isElectronic: boolean;
  /** From the scheduled start to the first whistle. */
  readonly delayMs: Range;
  readonly pauseMs: Range;
  /** Added time of each period; empty when periods end with their clock. */
  readonly addedTime: readonly AddedTime[];
  /** Stops of the clock: mean clock time between them, and the length of one. Null for a clock that runs through. */
  readonly stops: { readonly meanClockGap: number; readonly lengthMs: Range } | null;
  /** Milliseconds after a goal in which nothing else happens. */
  readonly goalHoldMs: number;
  /** Average goals of a game in a competition without its own total. */
  readonly goals: number;
  /** Growth of the scoring rate through the game: 0 is even, 0.3 is from 85 % to 115 %. */
  readonly growth: number;
  /** Correction of low scores (Dixon and Coles); 0 for none. */
  readonly lowScoreRho: number;
  readonly overtime: OvertimeRules | null;
  /** Length of the extra time of a level knock-out tie, as a share of regulation time. */
  readonly extraTime: number;
  readonly football: FootballIncidents | null;
  /** Events of play for the tracker, per real minute. */
  readonly attacksPerMinute: number;
}

const ELECTRONIC_MINUTES = 4;

const FOOTBALL: GoalsRules = {
  periods: 2,
  periodClockMs: 45 * MINUTE,
  isElectronic: false,
  delayMs: [10 * SECOND, 110 * SECOND],
  pauseMs: [14.5 * MINUTE, 16.5 * MINUTE],
  addedTime: [
    { share: 0.025, minutes: [1, 5] },
    { share: 0.05, minutes: [3, 8] },
  ],
  stops: null,
  goalHoldMs: 45 * SECOND,
  goals: 2.65,
  growth: 0.3,
  lowScoreRho: -0.07,
  overtime: null,
  extraTime: 1 / 3,
  football: {
    corners: 10.1,
    yellows: 4.1,
    reds: 0.19,
    penaltyGoals: 0.09,
    penaltyConversion: 0.77,
    redOwn: 0.7,
    redOther: 1.22,
  },
  attacksPerMinute: 1,
};

const FUTSAL: GoalsRules = {
  ...FOOTBALL,
  periodClockMs: 20 * MINUTE,
  delayMs: [10 * SECOND, 60 * SECOND],
  pauseMs: [9.5 * MINUTE, 10.5 * MINUTE],
  addedTime: [],
  stops: { meanClockGap: 55 * SECOND, lengthMs: [10 * SECOND, 40 * SECOND] },
  goalHoldMs: 3 * SECOND,
  goals: 6.4,
  lowScoreRho: 0,
  extraTime: 1 / 4,
  football: null,
};

const HANDBALL: GoalsRules = {
  ...FUTSAL,
  periodClockMs: 30 * MINUTE,
  stops: { meanClockGap: 7 * MINUTE, lengthMs: [45 * SECOND, 75 * SECOND] },
  goalHoldMs: 6 * SECOND,
  goals: 59,
  extraTime: 1 / 6,
  growth: 0.05,
  attacksPerMinute: 0.6,
};

const ICE_HOCKEY: GoalsRules = {
  ...FUTSAL,
  periods: 3,
  pauseMs: [17 * MINUTE, 18.5 * MINUTE],
  stops: { meanClockGap: 70 * SECOND, lengthMs: [15 * SECOND, 50 * SECOND] },
  goals: 5.6,
  growth: 0.2,
  overtime: { clockMs: 5 * MINUTE, pauseMs: [2 * MINUTE, 3 * MINUTE], goals: 0.97 },
};

const E_FOOTBALL: GoalsRules = {
  ...FUTSAL,
  periodClockMs: 45 * MINUTE,
  isElectronic: true,
  delayMs: [2 * SECOND, 15 * SECOND],
  pauseMs: [30 * SECOND, 60 * SECOND],
  stops: null,
  goalHoldMs: 9 * SECOND,
  goals: 3.6,
  extraTime: 1 / 3,
  attacksPerMinute: 3,
};

const E_HOCKEY: GoalsRules = {
  ...E_FOOTBALL,
  periods: 3,
  periodClockMs: 20 * MINUTE,
  goals: 6.2,
  overtime: { clockMs: 5 * MINUTE, pauseMs: [20 * SECOND, 40 * SECOND], goals: 0.97 },
};

const RULES: ReadonlyMap<number, GoalsRules> = new Map([
  [1, FOOTBALL],
  [2, ICE_HOCKEY],
  [8, HANDBALL],
  [14, FUTSAL],
  [85, E_FOOTBALL],
  [87, E_HOCKEY],
]);

/** Ids of the sports that this model plays. */
export const GOALS_SPORT_IDS: readonly number[] = [...RULES.keys()];

/** Returns the rules of a shorter form of a sport: the pause and the added time shrink with the period. */
function shortened(rules: GoalsRules, minutes: number): GoalsRules {
  const share = (minutes * MINUTE) / rules.periodClockMs;
  const scaled = ([low, high]: Range): Range => [low * share, high * share];
  const whole = ([low, high]: Range): Range => [Math.floor(low * share), Math.max(1, Math.round(high * share))];
  const { football, overtime } = rules;
  return {
    ...rules,
    overtime: overtime && { ...overtime, clockMs: overtime.clockMs * share, pauseMs: scaled(overtime.pauseMs) },
    periodClockMs: minutes * MINUTE,
    pauseMs: scaled(rules.pauseMs),
    addedTime: rules.addedTime.map((added) => ({ ...added, minutes: whole(added.minutes) })),
    football: football && {
      ...football,
      corners: football.corners * share,
      yellows: football.yellows * share,
      reds: football.reds * share,
    },
  };
}

const shortForms = new Map<string, GoalsRules>();

/**
 * Returns the rules of a game: those of its sport, shortened where the competition plays shorter periods.
 *
 * @throws RangeError for a sport of another family
 */
export function rulesOf(sportId: number, params: Readonly<Record<string, number>> = {}): GoalsRules {
  const rules = RULES.get(sportId);
  if (rules === undefined) throw new RangeError(`sport ${sportId} is not decided by goals`);
  const minutes = params.periodMinutes ?? 0;
  if (rules.isElectronic || minutes <= 0 || minutes * MINUTE >= rules.periodClockMs) return rules;
  const key = `${sportId} ${minutes}`;
  const known = shortForms.get(key) ?? shortened(rules, minutes);
  shortForms.set(key, known);
  return known;
}

/** Returns the milliseconds of the game clock per millisecond of server clock while it runs. */
export function clockRateOf(rules: GoalsRules, params: Readonly<Record<string, number>>): number {
  if (!rules.isElectronic) return 1;
  const minutes = params.periodMinutes || ELECTRONIC_MINUTES;
  return rules.periodClockMs / (Math.min(Math.max(minutes, 2), 10) * MINUTE);
}
