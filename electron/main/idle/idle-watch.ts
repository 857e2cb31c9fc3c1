/** The parts of powerMonitor that idle detection uses. */
export interface IdlePort {
  readonly getSystemIdleTime: () => number;
  readonly onSuspend: (listener: () => void) => void;
  readonly onResume: (listener: () => void) => void;
}

const CHECK_MS = 1000;
const SECONDS_A_MINUTE = 60;

/** Tells once for each stretch without input that it has lasted long enough. Time asleep counts as time without input. */
export class IdleWatch {
  readonly #port: IdlePort;
  readonly #fire: (seconds: number) => void;
  readonly #now: () => number;
  #limitSeconds: number | null = null;
  #hasFired = false;
  #asleepSince: number | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(port: IdlePort, fire: (seconds: number) => void, now: () => number = Date.now) {
    this.#port = port;
    this.#fire = fire;
    this.#now = now;
    port.onSuspend(() => {
      this.#asleepSince = this.#now();
    });
    port.onResume(() => {
      if (this.#asleepSince !== null) this.#check(Math.round((this.#now() - this.#asleepSince) / 1000));
      this.#asleepSince = null;
    });
  }

  configure(minutes: number | null): void {
    this.#limitSeconds = minutes === null ? null : minutes * SECONDS_A_MINUTE;
    this.#hasFired = false;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = minutes === null ? null : setInterval(() => this.#check(this.#port.getSystemIdleTime()), CHECK_MS);
    this.#timer?.unref();
  }

  #check(seconds: number): void {
    if (this.#limitSeconds === null) return;
    if (seconds < this.#limitSeconds) {
      this.#hasFired = false;
      return;
    }
    if (this.#hasFired) return;
    this.#hasFired = true;
    this.#fire(seconds);
  }
}
