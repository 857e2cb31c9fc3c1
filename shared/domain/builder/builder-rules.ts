/**
 * What a bet builder may be: several selections of one game with one price, which counts as one leg of a coupon
 * (peers (c)2; decision 023). Prices are thousandths.
 */
export const BUILDER_RULES = {
  minMembers: 2,
  maxMembers: 8,
  /** Nothing is paid above this price. */
  maxPrice: 500_000,
} as const;

/** Why selections of a game cannot be combined; the namespace `builder` has words for each. */
export const BUILDER_CODES = [
  /** Less than two selections. */
  'TOO_FEW',
  /** More than {@link BUILDER_RULES} allows. */
  'TOO_MANY',
  /** The stake of such a line can come back, in whole or in half. */
  'RETURNABLE',
  /** The selection has left the book. */
  'GONE',
  /** No game ends so that all of these win. */
  'IMPOSSIBLE',
  /** It happens so seldom that no price says how much. */
  'REMOTE',
  /** The model of the sport does not say what its markets do together. */
  'NO_MODEL',
] as const;

/** One of {@link BUILDER_CODES}. */
export type BuilderCode = (typeof BUILDER_CODES)[number];

/** What stands in the way of a combination, and the selections that it is about. */
export interface BuilderProblem {
  readonly code: BuilderCode;
  readonly selectionIds: readonly number[];
}

/** A selection that wins whenever another one of the group does, so that it adds nothing to the price. */
export interface BuilderRedundancy {
  readonly selectionId: number;
  readonly impliedBy: number;
}
