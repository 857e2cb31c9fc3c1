/**
 * What is being asked about the player. Whoever signs out has no answers any more: what is under way is given up, and what
 * parts of the page still ask that are not drawn anew yet is not sent.
 */
export class PlayerQueries {
  readonly #underWay = new Set<() => void>();
  #isOpen = true;

  /** A query is about to be sent; returns what is to be called at its end. */
  begin(giveUp: () => void): () => void {
    if (!this.#isOpen) giveUp();
    this.#underWay.add(giveUp);
    return () => void this.#underWay.delete(giveUp);
  }

  /** The player signs out, or has. */
  close(): void {
    this.#isOpen = false;
    for (const giveUp of this.#underWay) giveUp();
  }

  /** Somebody is signed in. */
  open(): void {
    this.#isOpen = true;
  }
}
