/** Sources that idle detection reads from the machine. */
export interface IdleSource {
  /** Returns the seconds without input anywhere, as the operating system counts them. */
  readonly systemIdle: () => number;
  /** Returns the wall clock, epoch ms; it jumps when the clock is set. */
  readonly wall: () => number;
  /** Returns a clock that is never set and that stops while the machine sleeps, ms. */
  readonly steady: () => number;
}

/** Time without input that has reached a limit. */
export interface IdleStretch {
  /** Limit that was reached, minutes. */
  readonly minutes: number;
  /** Length of the time without input, seconds. */
  readonly seconds: number;
}

/** Tolerated difference between the input that the page reports and the system's counter, ms. */
const TOLERANCE_MS = 5000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/**
 * Measures how long the player has been away (shell §4, auto-logoff; decision 026): the larger of the time since the
 * last input in the window and the system's own count. A system count that has missed an input in the window (as under
 * Wayland) is ignored until it agrees again. Time asleep counts; a changed clock does not.
 */
export class IdleWatch {
  readonly #source: IdleSource;
  readonly #fire: (stretch: IdleStretch) => void;
  /** Limits in minutes, each with whether the current idle time has been reported for it. */
  #limits = new Map<number, boolean>();
  #activeAt: number;
  #sleptMs = 0;
  #asleep: { readonly wall: number; readonly steady: number } | null = null;
  #isSystemBlind = false;

  constructor(source: IdleSource, fire: (stretch: IdleStretch) => void) {
    this.#source = source;
    this.#fire = fire;
    this.#activeAt = this.#now();
  }

  /** Replaces the watched limits, minutes; limits that stay keep their state. */
  watch(minutes: readonly number[]): void {
    this.#limits = new Map(minutes.map((limit) => [limit, this.#limits.get(limit) ?? false]));
  }

  /** Records input in the window, `agoMs` milliseconds ago. */
  active(agoMs: number): void {
    this.#isSystemBlind = this.#systemMs() > agoMs + TOLERANCE_MS;
    this.#activeAt = Math.max(this.#activeAt, this.#now() - agoMs);
  }

  /** Records that the machine falls asleep; a repeated report is ignored. */
  sleep(): void {
    this.#asleep ??= { wall: this.#source.wall(), steady: this.#source.steady() };
  }

  /** Records that the machine has woken up or was unlocked, and checks the limits before any new input. */
  wake(): void {
    if (this.#asleep) {
      const { wall, steady } = this.#asleep;
      this.#asleep = null;
      this.#sleptMs += Math.max(0, this.#source.wall() - wall - (this.#source.steady() - steady));
    }
    this.look();
  }

  /** Returns the time without input, seconds. */
  seconds(): number {
    const inWindow = this.#now() - this.#activeAt;
    const counted = this.#isSystemBlind ? 0 : this.#systemMs();
    return Math.floor(Math.max(inWindow, counted) / SECOND_MS);
  }

  /** Compares the idle time with the limits and reports each limit once per idle time. */
  look(): void {
    const seconds = this.seconds();
    for (const [minutes, hasFired] of this.#limits) {
      const isOver = seconds * SECOND_MS >= minutes * MINUTE_MS;
      if (isOver === hasFired) continue;
      this.#limits.set(minutes, isOver);
      if (isOver) this.#fire({ minutes, seconds });
    }
  }

  /** Returns the time awake and asleep since a fixed instant, ms. */
  #now(): number {
    return this.#source.steady() + this.#sleptMs;
  }

  #systemMs(): number {
    return this.#source.systemIdle() * SECOND_MS;
  }
}
