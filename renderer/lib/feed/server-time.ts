/**
 * The server's clock, from what its messages say. A message cannot come before it was sent: the quickest one is nearest
 * to the truth. It is counted on a clock that never goes back, so a wrong or moved clock of the machine does not matter
 * (trust F12).
 */
export class ServerTime {
  readonly #now: () => number;
  #offset: number | null = null;

  /** @param now ms of a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Epoch ms on the server, at an instant of the clock that never goes back; null before its first word. */
  now(at = this.#now()): number | null {
    return this.#offset === null ? null : at + this.#offset;
  }

  /** Takes the server's word for what its clock shows, sent `wayMs` ago. */
  set(serverNow: number, travelMs = 0): void {
    this.#offset = serverNow + travelMs - this.#now();
  }

  /** Takes a time stamp that came at `at`; answers how much later it came than the quickest ones, ms. */
  hear(serverNow: number, at: number): number {
    const offset = serverNow - at;
    if (this.#offset === null || offset > this.#offset) this.#offset = offset;
    return this.#offset - offset;
  }
}
