/** What idle detection asks of the machine. */
export interface IdleSource {
  /** Seconds without input anywhere, as the system counts them. */
  readonly systemIdle: () => number;
  /** The wall clock, epoch ms; it jumps when somebody sets it. */
  readonly wall: () => number;
  /** A clock that nobody sets and that stands still while the machine sleeps, ms. */
  readonly steady: () => number;
}

/** A stretch without input that has become so long. */
export interface IdleStretch {
  /** The limit that it has reached, minutes. */
  readonly minutes: number;
  /** How long it is by now. */
  readonly seconds: number;
}

/** Pings of the page and the system's counter may differ by so much, ms. */
const TOLERANCE_MS = 5000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/**
 * How long nobody has done anything (shell §4, auto-logoff; decision 026): the larger of the time since the last input
 * in the window and the system's own count. A count that has missed an input in the window sees only part of the input,
 * as under Wayland, and is not believed until it agrees again. Time asleep counts; a clock that is set does not.
 */
export class IdleWatch {
  readonly #source: IdleSource;
  readonly #fire: (stretch: IdleStretch) => void;
  /** Limits in minutes, and whether this stretch has been told of. */
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

  /** The limits that are watched, minutes; those that were watched before go on. */
  watch(minutes: readonly number[]): void {
    this.#limits = new Map(minutes.map((limit) => [limit, this.#limits.get(limit) ?? false]));
  }

  /** There was input in the window so many ms ago. */
  active(agoMs: number): void {
    this.#isSystemBlind = this.#systemMs() > agoMs + TOLERANCE_MS;
    this.#activeAt = Math.max(this.#activeAt, this.#now() - agoMs);
  }

  /** The machine falls asleep; said twice, the first time counts. */
  sleep(): void {
    this.#asleep ??= { wall: this.#source.wall(), steady: this.#source.steady() };
  }

  /** The machine has woken up, or its screen was unlocked: what has passed is looked at before any new input. */
  wake(): void {
    if (this.#asleep) {
      const { wall, steady } = this.#asleep;
      this.#asleep = null;
      this.#sleptMs += Math.max(0, this.#source.wall() - wall - (this.#source.steady() - steady));
    }
    this.look();
  }

  /** Seconds without input. */
  seconds(): number {
    const inWindow = this.#now() - this.#activeAt;
    const counted = this.#isSystemBlind ? 0 : this.#systemMs();
    return Math.floor(Math.max(inWindow, counted) / SECOND_MS);
  }

  /** Compares with the limits, and tells of each once in a stretch. */
  look(): void {
    const seconds = this.seconds();
    for (const [minutes, hasFired] of this.#limits) {
      const isOver = seconds * SECOND_MS >= minutes * MINUTE_MS;
      if (isOver === hasFired) continue;
      this.#limits.set(minutes, isOver);
      if (isOver) this.#fire({ minutes, seconds });
    }
  }

  /** Time awake and asleep since some instant, ms. */
  #now(): number {
    return this.#source.steady() + this.#sleptMs;
  }

  #systemMs(): number {
    return this.#source.systemIdle() * SECOND_MS;
  }
}
