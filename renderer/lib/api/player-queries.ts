/**
 * Queries of the player that are running. When the player signs out, running queries are cancelled and new ones are not
 * sent, because parts of the page may still ask before they are redrawn.
 */
export class PlayerQueries {
  readonly #underWay = new Set<() => void>();
  #isOpen = true;

  /** Registers a query that is about to be sent; returns the function to call at its end. */
  begin(giveUp: () => void): () => void {
    if (!this.#isOpen) giveUp();
    this.#underWay.add(giveUp);
    return () => void this.#underWay.delete(giveUp);
  }

  /** Called when the player signs out. */
  close(): void {
    this.#isOpen = false;
    for (const giveUp of this.#underWay) giveUp();
  }

  /** Called when a player is signed in. */
  open(): void {
    this.#isOpen = true;
  }
}
