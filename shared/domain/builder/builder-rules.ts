/**
 * Limits of a bet builder: several selections of one game with one price, which count as one leg of a coupon (peers
 * (c)2; decision 023). Prices are thousandths.
 */
export const BUILDER_RULES = {
  minMembers: 2,
  maxMembers: 8,
  /** Highest price that is paid. */
  maxPrice: 500_000,
} as const;

/** Reasons why selections of a game cannot be combined; the namespace `builder` has a text for each. */
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
  /** The combination is so rare that the model gives it no price. */
  'REMOTE',
  /** The model of the sport cannot price its markets together. */
  'NO_MODEL',
] as const;

/** One of {@link BUILDER_CODES}. */
export type BuilderCode = (typeof BUILDER_CODES)[number];

/** Reason why a combination is refused, and the selections it refers to. */
export interface BuilderProblem {
  readonly code: BuilderCode;
  readonly selectionIds: readonly number[];
}

/** Selection that wins whenever another one of the group wins, so that it adds nothing to the price. */
export interface BuilderRedundancy {
  readonly selectionId: number;
  readonly impliedBy: number;
}
