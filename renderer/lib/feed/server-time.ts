/**
 * Server's clock, estimated from the time stamps of its messages. A message cannot arrive before it was sent, so the
 * quickest one is closest to the truth. Time is counted on a monotonic clock, so a wrong or changed clock of the device
 * does not matter (trust F12).
 */
export class ServerTime {
  readonly #now: () => number;
  #offset: number | null = null;

  /** @param now ms of a monotonic clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns epoch ms on the server at an instant of the monotonic clock; null before its first message. */
  now(at = this.#now()): number | null {
    return this.#offset === null ? null : at + this.#offset;
  }

  /** Sets the clock from a message that was sent `travelMs` ago. */
  set(serverNow: number, travelMs = 0): void {
    this.#offset = serverNow + travelMs - this.#now();
  }

  /** Records a time stamp that arrived at `at`; returns its delay compared with the quickest ones, ms. */
  hear(serverNow: number, at: number): number {
    const offset = serverNow - at;
    if (this.#offset === null || offset > this.#offset) this.#offset = offset;
    return this.#offset - offset;
  }
}
