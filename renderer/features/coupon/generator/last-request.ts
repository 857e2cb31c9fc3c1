/** What the player asked the generator for, and the bets that were found. */
export interface FoundRequest {
  readonly iso: string;
  /** Minor units. */
  readonly amount: number;
  readonly wantedPayout: number;
  readonly sportId: number | null;
  readonly hours: number | null;
  readonly turn: number;
  readonly selectionIds: readonly number[];
}

let last: FoundRequest | null = null;

/** The last request that was met on this page: the coupon that it filled is another part of the page than its form. */
export const lastRequest = (): FoundRequest | null => last;

export function storeRequest(request: FoundRequest): void {
  last = request;
}
