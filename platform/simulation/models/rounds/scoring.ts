/** Upper bound of the moments of one side in a round. */
const MAX_MOMENTS = 40;

function poisson(mean: number): Float64Array {
  const p = new Float64Array(MAX_MOMENTS);
  p[0] = Math.exp(-mean);
  for (let n = 1; n < MAX_MOMENTS; n += 1) p[n] = ((p[n - 1] as number) * mean) / n;
  return p;
}

/**
 * Returns P(first side wins a round on points): more scoring moments, or even chances when they are level.
 *
 * @param moments expected moments of both sides in what is left of the round
 * @param lead moments of the first side minus those of the second so far
 */
export function judgedRoundChance(moments: readonly [number, number], lead: number): number {
  const home = poisson(moments[0]);
  const away = poisson(moments[1]);
  let chance = 0;
  for (let n = 0; n < MAX_MOMENTS; n += 1) {
    for (let m = 0; m < MAX_MOMENTS; m += 1) {
      const diff = lead + n - m;
      if (diff >= 0) chance += (home[n] as number) * (away[m] as number) * (diff > 0 ? 1 : 0.5);
    }
  }
  return chance;
}
