import { convolved, type Distribution, distributionOf, mixed, trimmed } from './distribution.ts';

/** Ending of a set, a map or a frame in the units that are counted in it, with its probability. */
export interface CountedEnd {
  readonly a: number;
  readonly b: number;
  readonly p: number;
}

/** Counts of units: both sides together, first minus second, either side. */
export const METRICS = ['total', 'diff', 'home', 'away'] as const;
export type Metric = (typeof METRICS)[number];

/** Distributions that are computed once, on first use. */
export class Counts {
  private readonly known: Partial<Record<Metric, Distribution>> = {};
  private readonly make: (metric: Metric) => Distribution;

  constructor(make: (metric: Metric) => Distribution) {
    this.make = make;
  }

  of(metric: Metric): Distribution {
    const known = this.known[metric];
    if (known !== undefined) return known;
    const made = this.make(metric);
    this.known[metric] = made;
    return made;
  }
}

/** Returns the counts of the endings of one set. They sum to the probability of the endings. */
export function countsOfEnds(ends: readonly CountedEnd[]): Counts {
  return new Counts((metric) => collect(ends, VALUE[metric]));
}

/** Returns the weighted sum of counts. */
export function mixedCounts(parts: readonly (readonly [weight: number, counts: Counts])[]): Counts {
  const [only] = parts;
  if (parts.length === 1 && only?.[0] === 1) return only[1];
  return new Counts((metric) => mixed(parts.map(([weight, counts]) => [weight, counts.of(metric)])));
}

/** Sums over continuations: the counts of this set, then those of the rest after it. */
export function chainedCounts(parts: readonly (readonly [now: Counts, then: Counts])[]): Counts {
  return new Counts((metric) =>
    trimmed(mixed(parts.map(([now, then]) => [1, convolved(now.of(metric), then.of(metric))]))),
  );
}

const VALUE: Readonly<Record<Metric, (end: CountedEnd) => number>> = {
  total: (end) => end.a + end.b,
  diff: (end) => end.a - end.b,
  home: (end) => end.a,
  away: (end) => end.b,
};

function collect(ends: readonly CountedEnd[], value: (end: CountedEnd) => number): Distribution {
  if (ends.length === 0) return { from: 0, p: new Float64Array(0) };
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const end of ends) {
    low = Math.min(low, value(end));
    high = Math.max(high, value(end));
  }
  const p = new Array<number>(high - low + 1).fill(0);
  for (const end of ends) p[value(end) - low] = (p[value(end) - low] as number) + end.p;
  return distributionOf(low, p);
}
