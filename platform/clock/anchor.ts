/**
 * Ties the server clock to the wall clock: at wall instant `wallMs` the server clock showed `serverMs`, and since then
 * it has run `speed` times as fast. All processes of one database share it.
 */
export interface ClockAnchor {
  readonly wallMs: number;
  readonly serverMs: number;
  readonly speed: number;
}

/** Anchor of an unchanged clock, which shows the wall clock. */
export const WALL_ANCHOR: ClockAnchor = { wallMs: 0, serverMs: 0, speed: 1 };

/** The fastest clock that QA may set: a week of server time in under three minutes. */
export const MAX_SPEED = 3600;

/** Returns the server time at a wall instant (both epoch ms). */
export function serverAt(anchor: ClockAnchor, wallMs: number): number {
  return Math.floor(anchor.serverMs + (wallMs - anchor.wallMs) * anchor.speed);
}

/** Returns the anchor of a clock that shows `at` at wall instant `wallMs`; the speed stays. */
export function moved(anchor: ClockAnchor, wallMs: number, at: number): ClockAnchor {
  return { wallMs, serverMs: at, speed: anchor.speed };
}

/**
 * Returns the anchor of a clock that runs at another speed from `wallMs` on; the time it shows does not jump.
 *
 * @throws RangeError for a speed that is not above 0 or is beyond MAX_SPEED
 */
export function sped(anchor: ClockAnchor, wallMs: number, speed: number): ClockAnchor {
  if (!(speed > 0) || speed > MAX_SPEED) throw new RangeError(`Clock speed out of range: ${speed}`);
  return { wallMs, serverMs: serverAt(anchor, wallMs), speed };
}
