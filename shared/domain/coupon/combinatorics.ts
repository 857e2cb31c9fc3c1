/** Returns the number of subsets of k that a set of n has; 0 outside 0 ≤ k ≤ n (coupon mathematics §5). */
export function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let value = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) value = (value * BigInt(n - i + 1)) / BigInt(i);
  return value;
}

/**
 * Returns the elementary symmetric polynomials e_0 to e_k of the values, without enumerating a single subset: O(n·k)
 * multiplications (coupon mathematics §5). A zero costs nothing.
 */
export function elementarySymmetric(values: readonly bigint[], k: number): bigint[] {
  const e: bigint[] = new Array(k + 1).fill(0n);
  e[0] = 1n;
  let used = 0;
  for (const value of values) {
    if (value === 0n) continue;
    used++;
    for (let j = Math.min(k, used); j > 0; j--) e[j] = (e[j] ?? 0n) + (e[j - 1] ?? 0n) * value;
  }
  return e;
}

/**
 * Returns the subset of k out of n with this rank in lexicographic order (coupon mathematics §5), as ascending
 * zero-based indexes: lineAt(5, 3, 0) → [0, 1, 2], lineAt(5, 3, 9) → [2, 3, 4].
 *
 * @param rank 0 to C(n, k) − 1
 * @throws RangeError for a rank outside that range
 */
export function lineAt(n: number, k: number, rank: bigint): number[] {
  if (rank < 0n || rank >= binomial(n, k)) throw new RangeError(`No line ${rank} of ${k} out of ${n}`);
  const line: number[] = [];
  let rest = rank;
  for (let index = 0; line.length < k; index++) {
    const startingHere = binomial(n - index - 1, k - line.length - 1);
    if (rest < startingHere) line.push(index);
    else rest -= startingHere;
  }
  return line;
}
