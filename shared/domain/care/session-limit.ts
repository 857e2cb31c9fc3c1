/** Milliseconds of a day of the session limit, which begins at midnight UTC. */
export const DAY_MS = 86_400_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A session in use is told of once a minute; a longer silence was no play. */
export const PLAY_GAP_MS = 3 * MINUTE_MS;

/** The session limit that a player has set; instants are epoch ms of the server clock. */
export interface SessionLimit {
  /** Hours of play in a day; null for no limit. */
  readonly sessionHours: number | null;
  /** The looser limit that takes its place at `nextAt`; null stands for no limit once `nextAt` is set. */
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

/** How a session limit stands at an instant. */
export interface SessionLimitState {
  /** Ms of play that are left today; null without a limit. */
  readonly remaining: number | null;
  /** When it is reached if play goes on, epoch ms; null without a limit. */
  readonly limitAt: number | null;
  /** When it leaves time again once it is reached, epoch ms; null without a limit. */
  readonly opensAt: number | null;
}

/** Hours of the limit that holds now: a looser one has taken its place when its time has come; null for none. */
export function hoursAt({ sessionHours, nextHours, nextAt }: SessionLimit, now: number): number | null {
  return nextAt !== null && nextAt <= now ? nextHours : sessionHours;
}

function playedAt(play: PlayTime | null, now: number): number {
  if (!play || play.day !== Math.floor(now / DAY_MS)) return 0;
  const open = now - play.countedTo;
  return play.playedMs + (open > 0 && open <= PLAY_GAP_MS ? open : 0);
}

/**
 * What is left of today's play, and when it ends if play goes on; a day that ends sooner begins a new one.
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
