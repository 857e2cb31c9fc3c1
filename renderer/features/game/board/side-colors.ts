import type { Team } from '#shared/contracts/catalogue.ts';

/** Colours nearer than this, in steps of one channel, look alike in a thin bar. */
const ALIKE = 110;
/** For a side whose colours are both like those of the other. */
const NEUTRAL = '#8b9bb0';

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function isAlike(one: string, other: string): boolean {
  const [first, second] = [channels(one), channels(other)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0))) < ALIKE;
}

/** Returns a colour for each side: its first one, for the second side another where both would look alike. */
export function sideColors(home: Pick<Team, 'colors'>, away: Pick<Team, 'colors'>): readonly [string, string] {
  const [first] = home.colors;
  return [first, away.colors.find((color) => !isAlike(first, color)) ?? NEUTRAL];
}
