/** File of coupon vectors: every amount and coefficient is a decimal string. */
export type VectorFile = {
  readonly schema: number;
  readonly set: string;
  readonly coupon: readonly CouponVector[];
  readonly rule: readonly RuleVector[];
  readonly odds: readonly OddsVector[];
};

export type CouponVector = {
  readonly id: string;
  readonly typeId: number;
  readonly stake: string | null;
  readonly decimals: number;
  readonly systemValue: number | null;
  readonly amountByBlockId: Readonly<Record<string, string | null>> | null;
  readonly antiMargin: string | null;
  readonly antiExpressCoef: string | null;
  readonly maxPayoutLimit: string | null;
  readonly legs: readonly {
    readonly coef: string;
    readonly status: number;
    readonly banker?: boolean;
    readonly blockId?: number;
    readonly amount?: string;
  }[];
  readonly expected: Readonly<Record<string, unknown>>;
};

export type RuleVector = {
  readonly id: string;
  readonly fn: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: unknown;
};

export type OddsVector = {
  readonly id: string;
  readonly coef: string;
  readonly coefViewId: number;
  readonly market: 'any' | 'two-way' | 'other';
  readonly expected: string;
  readonly expectedExact?: string;
};

/** Field for which engine and file have different values. */
export type Disagreement = {
  readonly id: string;
  readonly field: string;
  readonly expected: unknown;
  readonly got: unknown;
};

/**
 * Result of comparing vectors: the number of compared fields, the nulls that mean "not enumerated", and the
 * disagreements.
 */
export type Comparison = {
  readonly compared: number;
  readonly leftOpen: number;
  readonly disagreements: readonly Disagreement[];
};

/** Returns why a file is no file of vectors; null for a valid one. */
export function vectorFileProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return 'it holds no object';
  const file: { schema?: unknown; [list: string]: unknown } = { ...value };
  if (file.schema !== 1) return `its schema is ${JSON.stringify(file.schema)}, not 1`;
  for (const list of ['coupon', 'rule', 'odds']) {
    if (!Array.isArray(file[list])) return `it has no list "${list}"`;
  }
  return null;
}
