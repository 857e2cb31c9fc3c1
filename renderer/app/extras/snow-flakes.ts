/** One flake; lengths are CSS pixels. */
export interface Flake {
  x: number;
  y: number;
  readonly radius: number;
  /** Pixels a second, downwards. */
  readonly speed: number;
  /** Pixels of its swing to either side. */
  readonly swing: number;
  /** Where in its swing it is, radians. */
  phase: number;
}

interface Sky {
  readonly width: number;
  readonly height: number;
}

/** A flake for so many square pixels, and never more than these: it is weather, not a curtain. */
const AREA = 16_000;
const MAX_FLAKES = 90;
/** After a pause the snow goes on where it was, instead of leaping. */
const MAX_STEP_S = 0.1;

/** Flakes all over a sky, as many as its size bears. */
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

/** Lets flakes fall for a while; one that is below the sky comes back above it. */
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
