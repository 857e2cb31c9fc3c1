/** Request to the generator, and the bets that it found. */
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

/**
 * Last successful request on this page. The form writes it; the coupon, another part of the page, reads it to shuffle.
 */
export const lastRequest = (): FoundRequest | null => last;

export function storeRequest(request: FoundRequest): void {
  last = request;
}
