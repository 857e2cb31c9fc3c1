/** Snowflake; lengths are CSS pixels. */
export interface Flake {
  x: number;
  y: number;
  readonly radius: number;
  /** Pixels a second, downwards. */
  readonly speed: number;
  /** Pixels that it swings to either side. */
  readonly swing: number;
  /** Phase of its swing, radians. */
  phase: number;
}

interface Sky {
  readonly width: number;
  readonly height: number;
}

/** Square pixels of sky for each flake; together with the maximum it keeps the page readable. */
const AREA = 16_000;
const MAX_FLAKES = 90;
/** Longest step of the animation, seconds: after a pause the flakes continue where they were. */
const MAX_STEP_S = 0.1;

/** Makes flakes spread over a sky, their number in proportion to its area. */
export function makeFlakes({ width, height }: Sky, random: () => number): Flake[] {
  const count = Math.min(MAX_FLAKES, Math.round((width * height) / AREA));
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
    radius: 1 + random() * 2.2,
    speed: 18 + random() * 34,
    swing: 4 + random() * 14,
    phase: random() * Math.PI * 2,
  }));
}

/** Moves flakes down for some seconds; a flake below the sky starts again above it. */
export function fall(flakes: readonly Flake[], { width, height }: Sky, seconds: number): void {
  const step = Math.min(seconds, MAX_STEP_S);
  for (const flake of flakes) {
    flake.y += flake.speed * step;
    flake.phase += step;
    flake.x += Math.cos(flake.phase) * flake.swing * step;
    if (flake.y > height + flake.radius) flake.y = -flake.radius;
    if (flake.x > width + flake.radius) flake.x = -flake.radius;
    if (flake.x < -flake.radius) flake.x = width + flake.radius;
  }
}
