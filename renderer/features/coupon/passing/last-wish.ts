/** What the player has wished for, and the bets that were found. */
export interface FoundWish {
  readonly iso: string;
  /** Minor units. */
  readonly amount: number;
  readonly wish: number;
  readonly sportId: number | null;
  readonly hours: number | null;
  readonly turn: number;
  readonly selectionIds: readonly number[];
}

let last: FoundWish | null = null;

/** The last wish that was met on this page: the coupon that it filled is another part of the page than its form. */
export const lastWish = (): FoundWish | null => last;

export function keepWish(wish: FoundWish): void {
  last = wish;
}
