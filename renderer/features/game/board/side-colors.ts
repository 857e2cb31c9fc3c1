import type { Team } from '#shared/contracts/catalogue.ts';

/** Colours nearer than this, in steps of one channel, look alike in a thin bar. */
const ALIKE = 110;
/** For a side whose colours are both like those of the other. */
const NEUTRAL = '#8b9bb0';

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Where a mark of a team stands, by theme, and the lowest contrast of graphics (WCAG 1.4.11). */
const GROUNDS = { light: '#e8edf3', dark: '#222c39' } as const;
const MIN_CONTRAST = 3;
const STEPS = 20;

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map((color) => luminance(channels(color))).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Moves a colour towards black or white until it stands out from a ground. */
function visibleOn(ground: string, color: string): string {
  const end = luminance(channels(ground)) > 0.2 ? 0 : 255;
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  for (let step = 0; step < STEPS; step += 1) {
    const moved = channels(color).map((value) => hex(value + ((end - value) * step) / STEPS));
    const mixed = `#${moved.join('')}`;
    if (contrastOf(mixed, ground) >= MIN_CONTRAST) return mixed;
  }
  return end === 0 ? '#000000' : '#ffffff';
}

/** Returns the paint of a mark in a team's colour: as light or dark as either theme needs it to be seen. */
export function teamPaint(color: string): string {
  return `light-dark(${visibleOn(GROUNDS.light, color)}, ${visibleOn(GROUNDS.dark, color)})`;
}

function isAlike(one: string, other: string): boolean {
  const [first, second] = [channels(one), channels(other)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0))) < ALIKE;
}

/** Returns a colour for each side: its first one, for the second side another where both would look alike. */
export function sideColors(home: Pick<Team, 'colors'>, away: Pick<Team, 'colors'>): readonly [string, string] {
  const [first] = home.colors;
  return [first, away.colors.find((color) => !isAlike(first, color)) ?? NEUTRAL];
}
