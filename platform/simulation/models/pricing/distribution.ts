/** Probabilities of consecutive whole numbers: `p[i]` is that of `from + i`. They sum to 1, or to a part of it. */
export interface Distribution {
  readonly from: number;
  readonly p: Float64Array;
}

/** Tails below this are cut, because no price of the book can show them. */
const NEGLIGIBLE = 1e-11;

export function certain(value: number): Distribution {
  return { from: value, p: Float64Array.of(1) };
}

export function distributionOf(from: number, probabilities: ArrayLike<number>): Distribution {
  return { from, p: Float64Array.from(probabilities) };
}

/** Returns the distribution of value + by. Shares the numbers. */
export function shifted(d: Distribution, by: number): Distribution {
  return by === 0 ? d : { from: d.from + by, p: d.p };
}

export function scaled(d: Distribution, weight: number): Distribution {
  return { from: d.from, p: d.p.map((probability) => probability * weight) };
}

export function mass(d: Distribution): number {
  let sum = 0;
  for (const probability of d.p) sum += probability;
  return sum;
}

export function mean(d: Distribution): number {
  let sum = 0;
  for (let i = 0; i < d.p.length; i += 1) sum += (d.from + i) * (d.p[i] as number);
  return sum / mass(d);
}

export function variance(d: Distribution): number {
  const centre = mean(d);
  let sum = 0;
  for (let i = 0; i < d.p.length; i += 1) sum += (d.from + i - centre) ** 2 * (d.p[i] as number);
  return sum / mass(d);
}

/** Returns P(value ≤ limit). */
export function chanceUpTo(d: Distribution, limit: number): number {
  const end = Math.min(d.p.length - 1, Math.floor(limit) - d.from);
  let sum = 0;
  for (let i = 0; i <= end; i += 1) sum += d.p[i] as number;
  return sum;
}

/** Returns P(value = at). */
export function exactly(d: Distribution, at: number): number {
  return d.p[at - d.from] ?? 0;
}

/** Returns P(value is odd). */
export function oddMass(d: Distribution): number {
  let sum = 0;
  for (let i = Math.abs(d.from % 2) === 1 ? 0 : 1; i < d.p.length; i += 2) sum += d.p[i] as number;
  return sum;
}

/** Returns the distribution of the sum of two independent values. */
export function convolved(a: Distribution, b: Distribution): Distribution {
  const [short, long] = a.p.length < b.p.length ? [a.p, b.p] : [b.p, a.p];
  const p = new Float64Array(short.length + long.length - 1);
  for (let i = 0; i < short.length; i += 1) {
    const weight = short[i] as number;
    if (weight === 0) continue;
    for (let j = 0; j < long.length; j += 1) p[i + j] = (p[i + j] as number) + weight * (long[j] as number);
  }
  return { from: a.from + b.from, p };
}

/** Returns the distribution of −value. */
export function negated(d: Distribution): Distribution {
  return { from: -(d.from + d.p.length - 1), p: d.p.slice().reverse() };
}

/** Returns the distribution of a − b of two independent values. */
export function difference(a: Distribution, b: Distribution): Distribution {
  return convolved(a, negated(b));
}

/** Returns the weighted sum of distributions. */
export function mixed(parts: readonly (readonly [weight: number, d: Distribution])[]): Distribution {
  const used = parts.filter(([weight, d]) => weight > 0 && d.p.length > 0);
  if (used.length === 0) return { from: 0, p: new Float64Array(0) };
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const [, d] of used) {
    from = Math.min(from, d.from);
    to = Math.max(to, d.from + d.p.length);
  }
  const p = new Float64Array(to - from);
  for (const [weight, d] of used) {
    const offset = d.from - from;
    for (let i = 0; i < d.p.length; i += 1) p[offset + i] = (p[offset + i] as number) + weight * (d.p[i] as number);
  }
  return { from, p };
}

/** Returns the distribution without the ends that are too unlikely for any price. */
export function trimmed(d: Distribution): Distribution {
  let start = 0;
  let end = d.p.length;
  while (start < end - 1 && (d.p[start] as number) < NEGLIGIBLE) start += 1;
  while (end > start + 1 && (d.p[end - 1] as number) < NEGLIGIBLE) end -= 1;
  return start === 0 && end === d.p.length ? d : { from: d.from + start, p: d.p.slice(start, end) };
}

/** Returns the sums of 0, 1, 2 … independent values of the same distribution, made on first use. */
export function powersOf(d: Distribution): (count: number) => Distribution {
  const made: Distribution[] = [certain(0)];
  return (count) => {
    for (let n = made.length; n <= count; n += 1) made.push(trimmed(convolved(made[n - 1] as Distribution, d)));
    return made[count] as Distribution;
  };
}

/** Returns P(a > b) and P(a = b) of two independent values. */
export function compared(a: Distribution, b: Distribution): { above: number; equal: number } {
  let above = 0;
  let equal = 0;
  let below = 0;
  let j = 0;
  for (let i = 0; i < a.p.length; i += 1) {
    const value = a.from + i;
    while (j < b.p.length && b.from + j < value) {
      below += b.p[j] as number;
      j += 1;
    }
    const weight = a.p[i] as number;
    above += weight * below;
    if (j < b.p.length && b.from + j === value) equal += weight * (b.p[j] as number);
  }
  return { above, equal };
}

/** Returns P(value > 0), P(value = 0), P(value < 0) of a difference. */
export function signs(d: Distribution): { first: number; level: number; second: number } {
  let first = 0;
  let second = 0;
  for (let i = 0; i < d.p.length; i += 1) {
    const value = d.from + i;
    if (value > 0) first += d.p[i] as number;
    else if (value < 0) second += d.p[i] as number;
  }
  return { first, level: exactly(d, 0), second };
}
