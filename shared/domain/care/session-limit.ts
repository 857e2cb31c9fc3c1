/** Length of a day of the session limit, ms; it begins at midnight UTC. */
export const DAY_MS = 86_400_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longest silence that counts as play, ms; a session in use reports once a minute. */
export const PLAY_GAP_MS = 3 * MINUTE_MS;

/** Session limit that a player has set; instants are epoch ms of the server clock. */
export interface SessionLimit {
  /** Hours of play in a day; null for no limit. */
  readonly sessionHours: number | null;
  /** Looser limit that replaces it at `nextAt`; null with `nextAt` set removes the limit. */
  readonly nextHours: number | null;
  readonly nextAt: number | null;
}

/** Time that a player has spent signed in. */
export interface PlayTime {
  /** Days since the epoch. */
  readonly day: number;
  readonly playedMs: number;
  /** Instant up to which it is counted, epoch ms. */
  readonly countedTo: number;
}

/** State of a session limit at an instant. */
export interface SessionLimitState {
  /** Milliseconds of play left today; null without a limit. */
  readonly remaining: number | null;
  /** Instant at which the limit is reached if play goes on, epoch ms; null without a limit. */
  readonly limitAt: number | null;
  /** Instant at which a reached limit next leaves time to play, epoch ms; null without a limit. */
  readonly opensAt: number | null;
}

/** Returns the hours of the limit that holds at an instant: a looser one replaces it at its `nextAt`; null for none. */
export function hoursAt({ sessionHours, nextHours, nextAt }: SessionLimit, now: number): number | null {
  return nextAt !== null && nextAt <= now ? nextHours : sessionHours;
}

function playedAt(play: PlayTime | null, now: number): number {
  if (!play || play.day !== Math.floor(now / DAY_MS)) return 0;
  const open = now - play.countedTo;
  return play.playedMs + (open > 0 && open <= PLAY_GAP_MS ? open : 0);
}

/**
 * Returns the rest of today's play, and the instant at which it ends if play goes on; a day that ends sooner begins a
 * new one.
 *
 * @param now server clock, epoch ms
 */
export function sessionLimitAt(limit: SessionLimit, play: PlayTime | null, now: number): SessionLimitState {
  const hours = hoursAt(limit, now);
  if (hours === null) return { remaining: null, limitAt: null, opensAt: null };
  const remaining = Math.max(0, hours * HOUR_MS - playedAt(play, now));
  const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const looserAt = limit.nextAt !== null && limit.nextAt > now ? limit.nextAt : midnight;
  return {
    remaining,
    limitAt: now + remaining < midnight ? now + remaining : midnight + hours * HOUR_MS,
    opensAt: Math.min(midnight, looserAt),
  };
}
