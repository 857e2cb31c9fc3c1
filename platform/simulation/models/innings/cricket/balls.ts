/** Runs of a ball by the code of its outcome; code 0 is a wicket. */
export const BALL_RUNS = [0, 0, 1, 2, 3, 4, 6] as const;
export const WICKET = 0;
export const ALL_OUT = 10;
export const OVER = 6;

/** Length of an innings and style of batting. */
export interface Format {
  readonly overs: number;
  /** Overs of the powerplay at the start of an innings. */
  readonly powerplay: number;
  readonly base: readonly number[];
}

/**
 * P of each ball of an average side in the middle of an innings of up to 25 overs; `LONG` is that of the longer game.
 */
const SHORT = [0.047, 0.345, 0.39, 0.075, 0.004, 0.094, 0.045];
const LONG = [0.026, 0.485, 0.35, 0.062, 0.005, 0.058, 0.014];

export function formatOf(overs: number): Format {
  const isShort = overs <= 25;
  const powerplay = Math.max(1, Math.round(overs * (isShort ? 0.3 : 0.2)));
  return { overs, powerplay, base: isShort ? SHORT : LONG };
}

/** Skill of the batters by the number of wickets that have fallen. */
const SKILL = [1.03, 1.04, 1.03, 1, 0.97, 0.92, 0.82, 0.68, 0.55, 0.45];
/** Last part of an innings, in which the batters take every risk. */
const DEATH = 0.2;

/**
 * Returns P of each ball of an over (from 0) with this number of wickets down.
 *
 * @param strength of the batting side against this bowling, 1 for an ordinary one
 */
export function ballChances(format: Format, strength: number, over: number, wickets: number): number[] {
  const isDeath = over >= format.overs * (1 - DEATH);
  const isPowerplay = over < format.powerplay;
  const skill = (SKILL[wickets] ?? 0.4) * strength;
  const hitting = skill * (isDeath ? 1.45 : isPowerplay ? 1.18 : 1);
  const [wicket = 0, , one = 0, two = 0, three = 0, four = 0, six = 0] = format.base;
  const running = Math.sqrt(skill);
  const chances = [
    Math.min(0.3, (wicket * (isDeath ? 1.7 : isPowerplay ? 0.85 : 1)) / skill),
    0,
    one * running,
    two * running,
    three * running,
    four * hitting,
    six * hitting * (isDeath ? 1.25 : 1),
  ];
  const sum = chances.reduce((total, p) => total + p, 0);
  const fitting = sum > 0.93 ? 0.93 / sum : 1;
  const fitted = chances.map((p) => p * fitting);
  fitted[1] = 1 - sum * fitting;
  return fitted;
}

/** Returns the distribution of the runs by which a chase exceeds its target: the last ball is larger than most. */
export function overshoot(format: Format, strength: number): number[] {
  const chances = ballChances(format, strength, Math.floor(format.overs * 0.9), 4);
  const past = Array.from({ length: 6 }, (_, more) =>
    chances.reduce((sum, p, ball) => ((BALL_RUNS[ball] as number) > more ? sum + p : sum), 0),
  );
  const sum = past.reduce((total, p) => total + p, 0);
  return past.map((p) => p / sum);
}
