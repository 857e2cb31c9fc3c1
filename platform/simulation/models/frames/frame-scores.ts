import { type Distribution, distributionOf } from '../pricing/distribution.ts';

/** Returns the frames or legs that each side has at the end, from the final scores (see `Future.scores`). */
export function sideScores(need: number, scores: Float64Array): { home: Distribution; away: Distribution } {
  const home = new Float64Array(need + 1);
  const away = new Float64Array(need + 1);
  for (let lost = 0; lost < need; lost += 1) {
    const first = scores[lost] as number;
    const second = scores[need + lost] as number;
    home[need] = (home[need] as number) + first;
    away[lost] = (away[lost] as number) + first;
    away[need] = (away[need] as number) + second;
    home[lost] = (home[lost] as number) + second;
  }
  return { home: distributionOf(0, home), away: distributionOf(0, away) };
}
